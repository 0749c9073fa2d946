import { openCountryData, type CountryData } from './country-data.ts';
import { networkSet, type NetworkSet } from './network-set.ts';
import { readProxyList } from './proxy-list.ts';
import { readBuiltInCountries, readBuiltInProxies } from './built-in-data.ts';

/** Where data comes from: the product itself, or an operator, with the SHA-256 of what was loaded. */
export type DataOrigin = 'built-in' | { readonly sha256: string };

export interface CountriesInUse extends CountryData {
  readonly origin: DataOrigin;
}

export interface ProxiesInUse extends NetworkSet {
  readonly origin: DataOrigin;
}

/** The country data that is part of the product, opened. */
export const builtInCountries = (): CountriesInUse => ({
  ...openCountryData(readBuiltInCountries()),
  origin: 'built-in',
});

/** The list of proxies that is part of the product, read. */
export const builtInProxies = (): ProxiesInUse => proxiesOf(readBuiltInProxies(), 'built-in');

/** The networks of a list of proxies; lines that cannot be read are left out. */
export const proxiesOf = (text: string, origin: DataOrigin): ProxiesInUse => ({
  ...networkSet(readProxyList(text).networks),
  origin,
});
