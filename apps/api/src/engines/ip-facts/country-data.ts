import { countryOf } from '@quickportal/contracts/rules/countries';
import { Reader } from 'mmdb-lib';
import type { IpAddress } from '../../kernel/ip-address.ts';

/** Countries by network, as a file in the MaxMind DB format has them. */
export interface CountryData {
  readonly builtAt: Date;
  /** How many networks have a record; walks the whole file, which takes about 20 ms. */
  countNetworks(): number;
  /** ISO 3166-1 alpha-2; null where the address has no record, or one with another code such as EU. */
  countryOf(address: IpAddress): string | null;
}

/** Thrown for bytes that are no country data; the message says why. */
export class CountryDataError extends Error {
  override readonly name = 'CountryDataError';
}

/** The records of ip-location-db, and those of GeoLite2, DB-IP and others. */
interface CountryRecord {
  readonly country_code?: unknown;
  readonly country?: { readonly iso_code?: unknown };
}

/** Reads country data for IPv4 and IPv6 from bytes, which it keeps. Throws CountryDataError. */
export function openCountryData(bytes: Buffer): CountryData {
  const reader = openReader(bytes);
  const { buildEpoch, ipVersion, nodeCount, searchTreeSize } = reader.metadata;
  if (ipVersion !== 6) throw new CountryDataError('It has IPv4 addresses only.');
  if (!(nodeCount > 0) || searchTreeSize >= bytes.length) throw new CountryDataError('It is not complete.');
  return {
    builtAt: buildEpoch,
    countNetworks: () => countRecords(bytes, reader.metadata),
    countryOf: (address) => codeOf(reader.get(address.toString())),
  };
}

function openReader(bytes: Buffer): Reader<never> {
  try {
    return new Reader<never>(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new CountryDataError(`It is not a file in the MaxMind DB format (${reason}).`);
  }
}

function codeOf(record: unknown): string | null {
  const { country_code: short, country } = (record ?? {}) as CountryRecord;
  const code = short ?? country?.iso_code;
  return typeof code === 'string' && countryOf(code) ? code : null;
}

/** The entries of the search tree that point at a record and not at another node or at nothing. */
function countRecords(
  bytes: Buffer,
  { nodeCount, recordSize, nodeByteSize }: Pick<Reader<never>['metadata'], 'nodeCount' | 'recordSize' | 'nodeByteSize'>,
): number {
  let records = 0;
  for (let node = 0; node < nodeCount; node++) {
    const at = node * nodeByteSize;
    const middle = recordSize === 28 ? bytes.readUInt8(at + 3) : 0;
    const left = bytes.readUIntBE(at, recordSize === 32 ? 4 : 3) + (middle >> 4) * 2 ** 24;
    const right =
      bytes.readUIntBE(at + (recordSize === 24 ? 3 : 4), recordSize === 32 ? 4 : 3) + (middle & 15) * 2 ** 24;
    if (left > nodeCount) records++;
    if (right > nodeCount) records++;
  }
  return records;
}
