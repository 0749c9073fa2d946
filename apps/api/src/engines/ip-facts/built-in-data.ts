import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The package that country data comes from; it has one file for IPv4 and IPv6. */
export const COUNTRY_PACKAGE = '@ip-location-db/geo-whois-asn-country-mmdb';
export const COUNTRY_FILE = 'geo-whois-asn-country.mmdb';

/** The country data that is installed with the product: 8 MB, read in a few milliseconds. */
export const readBuiltInCountries = (): Buffer => readFileSync(require.resolve(`${COUNTRY_PACKAGE}/${COUNTRY_FILE}`));

/** The list of proxies that is part of the product. */
export const readBuiltInProxies = (): string =>
  readFileSync(path.join(import.meta.dirname, 'anonymous-proxies.txt'), 'utf8');
