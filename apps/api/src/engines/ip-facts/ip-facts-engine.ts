import { getIpDataContent, listIpData, type LoadedIpData } from '@quickportal/db/ip-data/write-ip-data';
import type { Foundation } from '../foundation.ts';
import { openCountryData } from './country-data.ts';
import { documentationNetworks } from './documentation-networks.ts';
import { noFacts, type IpFactsSource } from './ip-facts.ts';
import {
  builtInCountries,
  builtInProxies,
  proxiesOf,
  type CountriesInUse,
  type DataOrigin,
  type ProxiesInUse,
} from './ip-data-in-use.ts';
import { isPublicAddress, readIpAddress } from '../../kernel/ip-address.ts';

/** The IP facts of a process. */
export interface IpFactsEngine extends IpFactsSource {
  /** Loads newer data of an operator. Invalid data is logged and skipped. */
  refresh(): Promise<void>;
  /** Returns the data in use. */
  dataInUse(): { readonly countries: CountriesInUse; readonly proxies: ProxiesInUse };
}

/**
 * Creates the engine over the built-in data, or data that an operator loaded into the database: countries if newer,
 * proxies always. Nothing is read before the first look-up or refresh. In a demo the documentation networks of its
 * payers have facts too.
 */
export function ipFactsEngine({
  configuration,
  db,
  log,
}: Pick<Foundation, 'configuration' | 'db' | 'log'>): IpFactsEngine {
  const reader = db.reader({ kind: 'jobs' });
  let countries: CountriesInUse | null = null;
  let proxies: ProxiesInUse | null = null;
  const dataInUse = () => ({
    countries: (countries ??= builtInCountries()),
    proxies: (proxies ??= builtInProxies()),
  });

  async function loadCountries(loaded: LoadedIpData | undefined): Promise<void> {
    const current = dataInUse().countries;
    if (isOf(current.origin, loaded)) return;
    const builtIn = current.origin === 'built-in' ? current : builtInCountries();
    const content =
      loaded && new Date(loaded.builtAt) > builtIn.builtAt ? await getIpDataContent(reader, loaded) : undefined;
    countries = loaded && content ? { ...openCountryData(content), origin: { sha256: loaded.sha256 } } : builtIn;
  }

  async function loadProxies(loaded: LoadedIpData | undefined): Promise<void> {
    if (isOf(dataInUse().proxies.origin, loaded)) return;
    const content = loaded && (await getIpDataContent(reader, loaded));
    proxies = loaded && content ? proxiesOf(content.toString('utf8'), { sha256: loaded.sha256 }) : builtInProxies();
  }

  return {
    dataInUse,
    refresh: async () => {
      const loaded = await listIpData(reader);
      const ofKind = (kind: LoadedIpData['kind']) => loaded.find((data) => data.kind === kind);
      for (const [kind, load] of [
        ['COUNTRIES', loadCountries],
        ['PROXIES', loadProxies],
      ] as const)
        await load(ofKind(kind)).catch((error: unknown) => {
          log.error({ err: error, kind }, 'Loaded data about IP addresses cannot be used');
        });
    },
    lookUp: (ip) => {
      const address = readIpAddress(ip);
      if (!address) return noFacts;
      if (!isPublicAddress(address)) return configuration.seed === 'demo' ? documentationNetworks.lookUp(ip) : noFacts;
      const data = dataInUse();
      return { country: data.countries.countryOf(address), isAnonymousProxy: data.proxies.has(address) };
    },
  };
}

const isOf = (origin: DataOrigin, loaded: LoadedIpData | undefined): boolean =>
  origin === 'built-in' ? loaded === undefined : origin.sha256 === loaded?.sha256;
