import type { UntriedLine } from '@quickportal/db/reconciliation/read-matching-run';

/** Words that say that a number follows. */
const announces = /^(?:INV|INVOICE|INVNO|BILL|REF|REFERENCE|NO|NUMBER|TAXINVOICE)$/;
/** Most words of a text that can be one reference, written with spaces or dashes. */
const LONGEST_REFERENCE = 4;
/** A number with fewer digits is one only where a word announces it, or where it is all of the reference. */
const SHORTEST_NUMBER = 6;
const SHORTEST_REFERENCE = 4;

/** Letters and digits in upper case: `W-24000` and `w 24000` are one reference (reconciliation.md, section 8). */
export const referenceKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');

/** Everything in a line's texts that can be a reference, as `referenceKey` writes it. */
export function referenceKeysOf({ customerReference, narrative }: UntriedLine): Set<string> {
  const keys = new Set<string>();
  const whole = referenceKey(customerReference);
  if (whole.length >= SHORTEST_REFERENCE) keys.add(whole);
  for (const text of [customerReference, narrative]) addKeys(keys, wordsOf(text));
  return keys;
}

function addKeys(keys: Set<string>, words: readonly string[]): void {
  for (let from = 0; from < words.length; from++) {
    const isAnnounced = announces.test(words[from - 1] ?? '');
    let key = '';
    for (const word of words.slice(from, from + LONGEST_REFERENCE)) {
      key += word;
      if (key.length < SHORTEST_REFERENCE) continue;
      if (/[A-Z]/.test(key) || key.length >= SHORTEST_NUMBER || isAnnounced) keys.add(key);
    }
  }
}

/** The words of a line's texts, for names and codes. */
export const textWordsOf = ({ customerReference, narrative }: UntriedLine): Set<string> =>
  new Set([...wordsOf(customerReference), ...wordsOf(narrative)]);

/** Whether the text has every word of a name, and the name has two or more words of at least two letters. */
export function hasName(words: ReadonlySet<string>, name: string): boolean {
  const named = wordsOf(name).filter((word) => word.length >= 2);
  return named.length >= 2 && named.every((word) => words.has(word));
}

/** The customer numbers that an account number can name: what follows the prefix, with and without a check digit. */
export function customerNumbersOf(accountNumber: string, prefix: string): string[] {
  const digits = accountNumber.replaceAll(/\D/g, '');
  if (!digits.startsWith(prefix)) return [];
  const number = digits.slice(prefix.length);
  return number.length < 2 ? [] : [number, number.slice(0, -1)];
}
