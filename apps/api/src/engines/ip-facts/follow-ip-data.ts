import type { IpFactsServices } from './ip-facts-services.ts';

/** Interval for checking for newly loaded data. Milliseconds. */
const LOOK_EVERY = 30_000;

/**
 * Loads the IP data, logs its age, and reloads what operators load. Returns a function that stops it; while the
 * database is unreachable the data stays as it is.
 */
export async function followIpData(
  { ipFacts, log }: Pick<IpFactsServices, 'ipFacts' | 'log'>,
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
