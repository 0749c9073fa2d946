import { groupedAmount, type Currency } from '@quickportal/contracts/rules/money';
import { faultAt } from '../../uploads/file-fault.ts';

/** Characters of a text that are kept. */
const LONGEST_NARRATIVE = 1000;
const LONGEST_REFERENCE = 64;

/** yyyy-mm-dd of the parts of a date, or null where there is no such day. */
export function dayOf(year: string, month: string, day: string): string | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = `${fullYear}-${month}-${day}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
}

/** yyyy-mm-dd of yymmdd. */
export function dayOfDigits(text: string, lineNumber: number, what: string): string {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const date = dayOf(year, month, day);
  if (date === null) throw faultAt(lineNumber, `${what} is not a date (YYMMDD).`);
  return date;
}

export function currencyOf(text: string, lineNumber: number): Currency {
  if (text === 'AUD' || text === 'NZD') return text;
  throw faultAt(lineNumber, 'The currency must be AUD or NZD.');
}

/** A narrative without blanks at its ends; one that no bank writes is refused. */
export function narrativeOf(text: string, lineNumber: number): string {
  const narrative = text.trim();
  if (narrative.length > LONGEST_NARRATIVE)
    throw faultAt(lineNumber, `The text of this transaction has more than ${LONGEST_NARRATIVE} characters.`);
  return narrative;
}

export function referenceOf(text: string, lineNumber: number): string {
  const reference = text.trim();
  if (reference.length > LONGEST_REFERENCE)
    throw faultAt(lineNumber, `A reference of this transaction has more than ${LONGEST_REFERENCE} characters.`);
  return reference;
}

/** Cents as a message has them: 1,654.20, with a hyphen before a negative amount. */
export const shown = (cents: bigint): string => `${cents < 0n ? '-' : ''}${groupedAmount(cents < 0n ? -cents : cents)}`;
