import { addDays } from '../banking-calendar/days.ts';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { formatAmount, parseAmount, readAmount } from '../money.ts';
import { readDay } from '../dates/typed-days.ts';
import { amountFault, choiceFault, dateFault, idFault, textFault } from './fault-words.ts';
import type { AmountKey, DateKey, NamedIds, SearchKey } from './grammar.ts';
import type { SearchTerm, TermPart } from './search-tokens.ts';
import { findValue, readId } from './term-values.ts';
import { readRange, type ValueRange } from './value-range.ts';

/** Values of filters by their names. */
export type Filters = Readonly<Record<string, unknown>>;

/** The filters that a term sets, or what cannot be read of it. */
export type TermReading = { readonly filters: Filters } | { readonly fault: string; readonly part?: TermPart };

/** Reads one term, none of whose values is empty. `word` is its key as it is written. */
export function readTerm(word: string, key: SearchKey, term: SearchTerm, names: NamedIds): TermReading {
  const whole = term.parts.map(({ text }) => text).join(',');
  switch (key.kind) {
    case 'choice':
    case 'namedId':
      return readValues(word, key, term, names);
    case 'amount':
      return readAmounts(key, whole);
    case 'date':
      return readDays(key, whole, names);
    case 'id': {
      const id = readId(whole);
      return id === undefined ? { fault: idFault(word, whole) } : { filters: { [key.field]: id } };
    }
    default:
      return whole.length > key.max ? { fault: textFault(word, key.max) } : { filters: { [key.field]: whole } };
  }
}

function readValues(
  word: string,
  key: SearchKey & { kind: 'choice' | 'namedId' },
  { parts }: SearchTerm,
  names: NamedIds,
): TermReading {
  const values: (string | number)[] = [];
  for (const part of parts) {
    const value = findValue(key, part.text, names);
    if (value === undefined) return { fault: choiceFault(word, key, part.text, names), part };
    values.push(value);
  }
  if (key.many) return { filters: { [key.field]: values } };
  return values.length === 1
    ? { filters: { [key.field]: values[0] } }
    : { fault: `${word} takes one value. Choose one of them.` };
}

/** Cents: the largest amount of a transaction. */
const LARGEST = 999_999_999_999n;

/** Bounds as they travel, both included; undefined where one of them is no value. */
type Bounds = Readonly<{ from: string | undefined; to: string | undefined }> | undefined;

function boundsOf(range: ValueRange, read: (text: string, step: -1 | 0 | 1) => string | undefined): Bounds {
  const from = range.from === undefined ? undefined : read(range.from, range.isAfter ? 1 : 0);
  const to = range.to === undefined ? undefined : read(range.to, range.isBefore ? -1 : 0);
  const isWhole =
    (range.from === undefined) === (from === undefined) && (range.to === undefined) === (to === undefined);
  return isWhole ? { from, to } : undefined;
}

const rangeFilters = (key: AmountKey | DateKey, { from, to }: NonNullable<Bounds>): Filters => ({
  ...(from !== undefined && { [key.from]: from }),
  ...(to !== undefined && { [key.to]: to }),
});

/** More than 100 is 100.01 and up: amounts are whole cents. */
function readAmounts(key: AmountKey, text: string): TermReading {
  const bounds = boundsOf(readRange(text), (typed, step) => {
    const cents = parseAmount(readAmount(typed) ?? '');
    const bound = cents === null || cents < 0n ? null : cents + BigInt(step);
    return bound === null || bound < 0n || bound > LARGEST ? undefined : formatAmount(bound);
  });
  return bounds ? { filters: rangeFilters(key, bounds) } : { fault: amountFault(key, text) };
}

function readDays(key: DateKey, text: string, names: NamedIds): TermReading {
  const period = findValue(key, text, names);
  if (period !== undefined && key.period !== undefined) return { filters: { [key.period]: period } };
  const bounds = boundsOf(readRange(text), (typed, step) => {
    const date = readDay(typed);
    const bound = date === undefined ? undefined : addDays(date, step);
    return bound !== undefined && isCalendarDate(bound) ? bound : undefined;
  });
  return bounds ? { filters: rangeFilters(key, bounds) } : { fault: dateFault(key, text) };
}
