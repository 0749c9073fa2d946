import { types, type CustomTypesConfig } from 'pg';

const parsers = new Map<number, (text: string) => unknown>([
  [20, parseInteger], // int8
  [1016, parseIntegers], // int8[]
  [1082, (text) => text], // date
  [1114, toIsoTime], // timestamp
  [1184, toIsoTime], // timestamptz
]);

/**
 * Parsers of column values: int8 as a number, dates as `2026-11-20`, times as `2026-11-20T09:05:00.000Z`, numeric as
 * text, everything else as pg does it.
 */
export const typeParsers: CustomTypesConfig = { getTypeParser: parserOf };

// pg's declaration only accepts known type ids, and one format at a time
const pgParserOf: (oid: number, format?: 'text' | 'binary') => (text: string) => unknown = types.getTypeParser;

/** Returns the parser of a type id. */
export function parserOf(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  const own = format === 'binary' ? undefined : parsers.get(oid);
  return own ?? pgParserOf(oid, format);
}

/** Parses IDs and minor units; throws RangeError for a number that JavaScript would round. */
export function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond 2^53-1`);
  return value;
}

function parseIntegers(text: string): (number | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : parseInteger(item)));
}

/** Converts PostgreSQL's `2026-11-20 09:05:00.12+00` to ISO 8601 UTC with milliseconds; the roles' time zone is UTC. */
export function toIsoTime(text: string): string {
  const end = text.endsWith('+00') ? text.length - 3 : text.length;
  const plain = text.charCodeAt(10) === 32 && text.length - end === 3;
  if (!plain) return new Date(/[+-]\d\d(:?\d\d)?$/.test(text) ? text : `${text}Z`).toISOString();
  const millis = text.slice(20, Math.min(end, 23)).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${millis}Z`;
}
