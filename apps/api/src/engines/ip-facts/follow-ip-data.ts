import type { Services } from '../services.ts';

/** How often a process looks for data that an operator loaded. Milliseconds. */
const LOOK_EVERY = 30_000;

/**
 * Reads the data about IP addresses, logs how old it is, and follows what operators load. Returns a function that stops
 * following; a database that cannot be reached leaves the data as it is.
 */
export async function followIpData(
  { ipFacts, log }: Pick<Services, 'ipFacts' | 'log'>,
  { interval = LOOK_EVERY }: { interval?: number } = {},
): Promise<() => void> {
  await ipFacts.refresh();
  let used = ipFacts.dataInUse();
  const say = () => {
    const { countries, proxies } = used;
    log.info(
      {
        countriesBuiltAt: countries.builtAt,
        countriesFrom: countries.origin,
        proxies: proxies.size,
        proxiesFrom: proxies.origin,
      },
      'Data about IP addresses in use',
    );
  };
  say();
  const look = async () => {
    await ipFacts.refresh();
    const now = ipFacts.dataInUse();
    if (now.countries === used.countries && now.proxies === used.proxies) return;
    used = now;
    say();
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'Could not look for data about IP addresses'));
  }, interval).unref();
  return () => clearInterval(timer);
}
