import { createHash } from 'node:crypto';
import { deleteIpData, insertIpData, type IpDataKind } from '@quickportal/db/ip-data/write-ip-data';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { CountryDataError, openCountryData, type CountryData } from '../engines/ip-facts/country-data.ts';
import { readProxyList } from '../engines/ip-facts/proxy-list.ts';
import { readIpAddress } from '../kernel/ip-address.ts';
import type { Services } from '../procedures/services.ts';
import { recordSetUp, type Operator } from './run-set-up.ts';

/** Data about IP addresses as an operator sees it. */
export interface DataState {
  readonly networks: number;
  readonly builtAt: Date;
}

const SAMPLES = 4096;

/**
 * Loads countries by IP address from a file in the MaxMind DB format, for every process. Throws SetUpError, and loads
 * nothing, where the file cannot be read, knows few addresses, or is older than what is in use; data of the same build is
 * not loaded again.
 */
export async function loadCountries(
  services: Services,
  operator: Operator,
  content: Buffer,
): Promise<{ before: DataState; after: DataState }> {
  const data = readCountries(content);
  const { countries } = services.ipFacts.dataInUse();
  const before = { builtAt: countries.builtAt, networks: countries.countNetworks() };
  const after = { builtAt: data.builtAt, networks: data.countNetworks() };
  if (after.builtAt < before.builtAt)
    throw new SetUpError(
      `This file was built on ${dayOf(after.builtAt)}, before the data in use (${dayOf(before.builtAt)}).`,
      'Load a newer one. To go back to the data of the product: npm run ip-data -- countries built-in',
    );
  if (after.builtAt > before.builtAt) await keep(services, operator, { kind: 'COUNTRIES', content, ...after });
  return { before, after };
}

/**
 * Loads lists of networks of proxies, joined, in place of the list in use. Throws SetUpError, and loads nothing, where a
 * line is not a network.
 */
export async function loadProxies(
  services: Services,
  operator: Operator,
  files: readonly { name: string; text: string }[],
): Promise<{ before: number; after: number }> {
  const lists = files.map(({ name, text }) => ({ name, ...readProxyList(text) }));
  const faults = lists.flatMap(({ name, faults: lines }) =>
    lines.map(({ line, problem }) => `  ${name}, line ${line}: ${problem}`),
  );
  if (faults.length > 0)
    throw new SetUpError(
      `${faults.length === 1 ? 'A line is' : `${faults.length} lines are`} not valid:\n${faults.slice(0, 20).join('\n')}\n`,
      'Correct the file and run the command again.',
    );
  const networks = lists.reduce((sum, list) => sum + list.networks.length, 0);
  if (networks === 0) throw new SetUpError('There is no network in what was given.', 'Name a file with networks.');
  const before = services.ipFacts.dataInUse().proxies.size;
  const content = Buffer.from(files.map(({ text }) => text).join('\n'));
  await keep(services, operator, { kind: 'PROXIES', content, networks, builtAt: services.clock.now() });
  return { before, after: networks };
}

/** Goes back to the data of the product. False where nothing was loaded. */
export async function unloadIpData(services: Services, operator: Operator, kind: IpDataKind): Promise<boolean> {
  const at = services.clock.now();
  const wasUnloaded = await services.db.transaction({ kind: 'jobs' }, async (trx) => {
    const wasLoaded = await deleteIpData(trx, kind);
    const description = `${titles[kind]}: back to those of the product`;
    if (wasLoaded)
      await recordSetUp(trx, operator, {
        action: 'ip-data.unload',
        communityId: null,
        objectType: 'reference-data',
        objectId: `IP_${kind}`,
        description,
        at,
      });
    return wasLoaded;
  });
  await services.ipFacts.refresh();
  return wasUnloaded;
}

const titles = { COUNTRIES: 'Countries of IP addresses', PROXIES: 'Networks of proxies' } as const;

async function keep(
  services: Services,
  operator: Operator,
  data: { kind: IpDataKind; content: Buffer } & DataState,
): Promise<void> {
  const sha256 = createHash('sha256').update(data.content).digest('hex');
  const at = services.clock.now();
  await services.db.transaction({ kind: 'jobs' }, async (trx) => {
    await deleteIpData(trx, data.kind);
    await insertIpData(trx, { ...data, sha256 }, at);
    await recordSetUp(trx, operator, {
      action: 'ip-data.load',
      communityId: null,
      objectType: 'reference-data',
      objectId: `IP_${data.kind}`,
      description: `${titles[data.kind]} loaded: ${data.networks} networks`,
      after: { sha256, networks: data.networks, builtAt: data.builtAt.toISOString() },
      at,
    });
  });
  await services.ipFacts.refresh();
}

/** Country data that has a country for most of the addresses looked at, spread over IPv4. */
function readCountries(content: Buffer): CountryData {
  try {
    const data = openCountryData(content);
    const known = Array.from({ length: SAMPLES }, (_, index) => sampleAddress(index)).filter(
      (address) => data.countryOf(address) !== null,
    );
    if (known.length < SAMPLES / 4)
      throw new CountryDataError(`It knows the country of ${known.length} in ${SAMPLES} addresses only.`);
    return data;
  } catch (error) {
    const reason = error instanceof CountryDataError ? error.message : 'A record in it cannot be read.';
    throw new SetUpError(
      `The file is not country data. ${reason}`,
      'Name a file such as geo-whois-asn-country.mmdb, and download it again if it is one.',
      error,
    );
  }
}

/** The addresses 0.8.1.1, 0.24.1.1 and so on, one in each 20 bits of IPv4. */
function sampleAddress(index: number) {
  const address = readIpAddress(`${index >> 4}.${(index & 15) * 16 + 8}.1.1`);
  if (!address) throw new Error(`Sample ${index} is not an address`);
  return address;
}

/** The day of a moment, UTC, yyyy-mm-dd. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
