import { isCalendarDate } from '../dates/calendar-date.ts';
import { hasCardNumber } from '../cards/card-number-in-text.ts';
import { canonicalEmail, isEmail } from '../contact/email.ts';
import { withoutInvisible } from './invisible-characters.ts';

/**
 * What a text is (`x-text` of JSON Schema). `line` and `text` (with line breaks) lose outer white space, and have no
 * control characters and no card number; `number` is a line made for one, `query` a query string without any,
 * `password` is kept as typed. All but `date` need a visible character and no bidirectional override.
 */
export type TextKind = 'line' | 'text' | 'number' | 'query' | 'password' | 'email' | 'date';

// C0 and C1 controls, U+FFFE/FFFF and lone surrogates: Postgres or XML would refuse them later, so they are refused here
const FORBIDDEN_IN_LINE = /[\p{Control}\p{Surrogate}\ufffe\uffff]/u;
const FORBIDDEN_IN_TEXT = /(?![\t\n\r])[\p{Control}\p{Surrogate}\ufffe\uffff]/u;

// They show a text in another order than it is kept, so that it reads as what it is not
const BIDI_OVERRIDE = /[\u202d\u202e]/;
/** White space, format characters and fillers, and the empty Braille pattern: a text of these looks empty. */
const UNSEEN = /^[\p{White_Space}\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

const NOTHING_TO_SEE = 'Enter at least one visible character.';
const CARD_NUMBER = 'Do not enter a card number here.';

const faults: Readonly<Record<TextKind, string>> = {
  line: 'Remove the special characters that cannot be stored.',
  text: 'Remove the special characters that cannot be stored.',
  number: 'Remove the special characters that cannot be stored.',
  query: 'Remove the special characters that cannot be stored.',
  password: 'Remove the special characters that cannot be used.',
  email: 'Enter an email such as name@example.com',
  date: 'Enter a year from 1900 to 2999.',
};

/**
 * A text without outer white space and invisible characters; one in which nothing can be seen stays as it is, and is
 * refused.
 */
export const cleanLine = (value: string): string => (UNSEEN.test(value) ? value : withoutInvisible(value)).trim();

/** A text as it is judged and kept. */
export function cleanText(value: string, kind: TextKind | undefined): string {
  if (kind === 'email') return canonicalEmail(cleanLine(value));
  return kind === 'line' || kind === 'text' || kind === 'number' ? cleanLine(value) : value;
}

/** Characters of a text, counted as Zod, Postgres and JSON Schema do: Unicode code points. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}

/** Whether a text is longer than `limit` code points; no more than that is read of it. */
export const isLongerThan = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > 2 * limit || lengthOf(text) > limit);

/** What is wrong with a text of a kind, once it is cleaned and found short enough, or null. Linear in the text. */
export function textFault(value: string, kind: TextKind): string | null {
  if (kind === 'date') return isCalendarDate(value) && !/^(?:19|2[0-9])/.test(value) ? faults.date : null;
  if ((kind === 'text' ? FORBIDDEN_IN_TEXT : FORBIDDEN_IN_LINE).test(value) || BIDI_OVERRIDE.test(value))
    return faults[kind];
  if (UNSEEN.test(value)) return NOTHING_TO_SEE;
  if (kind === 'query') return holdsCardNumber(value) ? CARD_NUMBER : null;
  if (kind !== 'number' && kind !== 'password' && hasCardNumber(value)) return CARD_NUMBER;
  return kind === 'email' && value !== '' && !isEmail(value) ? faults.email : null;
}

const holdsCardNumber = (query: string): boolean =>
  [...new URLSearchParams(query)].some(([name, value]) => hasCardNumber(name) || hasCardNumber(value));
