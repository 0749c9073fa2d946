import { openCountryData, type CountryData } from './country-data.ts';
import { networkSet, type NetworkSet } from './network-set.ts';
import { readProxyList } from './proxy-list.ts';
import { readBuiltInCountries, readBuiltInProxies } from './built-in-data.ts';

/** Origin of data: built in, or loaded by an operator, with its SHA-256. */
export type DataOrigin = 'built-in' | { readonly sha256: string };

export interface CountriesInUse extends CountryData {
  readonly origin: DataOrigin;
}

export interface ProxiesInUse extends NetworkSet {
  readonly origin: DataOrigin;
}

/** Opens the built-in country data. */
export const builtInCountries = (): CountriesInUse => ({
  ...openCountryData(readBuiltInCountries()),
  origin: 'built-in',
});

/** Reads the built-in list of proxies. */
export const builtInProxies = (): ProxiesInUse => proxiesOf(readBuiltInProxies(), 'built-in');

/** Parses a list of proxies; invalid lines are skipped. */
export const proxiesOf = (text: string, origin: DataOrigin): ProxiesInUse => ({
  ...networkSet(readProxyList(text).networks),
  origin,
});
