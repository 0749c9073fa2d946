import { countryOf } from '@quickportal/contracts/rules/contact/countries';
import { Reader } from 'mmdb-lib';
import type { IpAddress } from '../../kernel/ip-address.ts';

/** Countries by network, from a file in the MaxMind DB format. */
export interface CountryData {
  readonly builtAt: Date;
  /** Counts the networks with a record; walks the whole file in about 20 ms. */
  countNetworks(): number;
  /** Returns the ISO 3166-1 alpha-2 code; null when there is no record, or another code such as EU. */
  countryOf(address: IpAddress): string | null;
}

/** Invalid country data; the message says why. */
export class CountryDataError extends Error {
  override readonly name = 'CountryDataError';
}

/** Records of ip-location-db, and of GeoLite2, DB-IP and others. */
interface CountryRecord {
  readonly country_code?: unknown;
  readonly country?: { readonly iso_code?: unknown };
}

/** Opens country data for IPv4 and IPv6; keeps the bytes. Throws CountryDataError. */
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

/** Counts the entries of the search tree that point to a record. */
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
