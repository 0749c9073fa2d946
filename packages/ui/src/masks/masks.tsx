import { type Cell, cellsOf, formatted, shownCells } from './cells.ts';

/** How a number that people group is shown while it is typed. No digit is moved over a separator that was typed, nor dropped. */
export type Mask = {
  /** The characters that a key may add: digits, and what people write between them. */
  belongs: RegExp;
  /** What is typed, as it is kept: one separator between groups where separators matter, none where they don't. */
  clean: (text: string) => string;
  /** A cleaned text as it is shown, each character with whether it was typed. */
  arrange: (clean: string) => Cell[];
  /** What the form gets for a cleaned text: as it is shown where the digits fit the groups, otherwise as it was typed. */
  valueOf: (clean: string) => string;
  inputMode: 'numeric' | 'text';
  placeholder: string;
};

const BELONGS = /^[\d\s\u2010-\u2015\u2212-]*$/;
const BELONGS_TO_EXPIRY = /^[\d\s./\u2010-\u2015\u2212-]*$/;

type GroupsOf = (digits: string) => readonly number[];

/** A mask of digits whose separators say nothing: the number is its digits, and they are grouped again as they come. */
export function digitGroups(lengths: readonly number[] | GroupsOf, separator: string, placeholder: string): Mask {
  const groupsOf = typeof lengths === 'function' ? lengths : () => lengths;
  const clean = (text: string) => (isOfDigits(text) ? text.replaceAll(/\D/g, '') : text);
  return {
    belongs: BELONGS,
    clean,
    arrange: (text) =>
      isOfDigits(text) ? shownCells(text, [splitRun(text, groupsOf(text))], separator) : cellsOf(text),
    valueOf: clean,
    inputMode: 'numeric',
    placeholder,
  };
}

/**
 * A mask of digits in groups that mean something, in one of several forms. Separators that were typed stay where they
 * are; digits in one piece get theirs. The first form groups what is not complete.
 */
export function writtenGroups(forms: readonly (readonly number[])[], separator: string, placeholder: string): Mask {
  const clean = (text: string) => (isOfDigits(text) ? text.replace(/^\D+/, '').replaceAll(/\D+/g, separator) : text);
  const runsOf = (text: string): Run[] => {
    let group = 0;
    const pieces = text.split(separator);
    return pieces.map((digits, at) => {
      const run = runOf(digits, forms, group, at === pieces.length - 1);
      group += run.lengths.length;
      return run;
    });
  };
  const arrange = (text: string) => {
    if (!isOfDigits(text)) return cellsOf(text);
    const runs = runsOf(text).map(({ digits, lengths }) => splitRun(digits, lengths));
    return shownCells(text, runs, separator);
  };
  return {
    belongs: BELONGS,
    clean,
    arrange,
    valueOf: (text) =>
      isOfDigits(text) && runsOf(text).every(({ isWhole }) => isWhole) ? formatted(arrange(text)) : text,
    inputMode: 'numeric',
    placeholder,
  };
}

type Run = { digits: string; lengths: readonly number[]; isWhole: boolean };

/** Digits in one piece, from a group on: in the form that they fill; where they fill none, one group unless more may follow. */
function runOf(digits: string, forms: readonly (readonly number[])[], group: number, isLast: boolean): Run {
  const rests = forms.map((form) => form.slice(group));
  const filled = rests
    .flatMap((rest) => (isLast ? [rest] : rest.map((_, at) => rest.slice(0, at + 1))))
    .find((lengths) => sum(lengths) === digits.length);
  if (filled) return { digits, lengths: filled, isWhole: true };
  const first = rests[0] ?? [];
  const isOneGroup = !isLast || digits.length <= (first[0] ?? Number.POSITIVE_INFINITY) || first.length <= 1;
  return isOneGroup ? { digits, lengths: [digits.length], isWhole: true } : { digits, lengths: first, isWhole: false };
}

/** Card number, grouped as it is embossed: American Express 4-6-5, Diners Club 4-6-4, all others in fours up to 19. */
export const cardNumberMask: Mask = digitGroups(cardGroups, ' ', '0000 0000 0000 0000');

/** Australian bank, state and branch number: 000-000. */
export const bsbMask = writtenGroups([[3, 3]], '-', '000-000');

/** New Zealand account: bank, branch, account and suffix, or with the zeros that Inland Revenue fills them with. */
export const nzAccountMask = writtenGroups(
  [
    [2, 4, 7, 3],
    [2, 4, 7, 2],
    [2, 4, 8, 4],
  ],
  '-',
  '00-0000-0000000-000',
);

/** Card expiry: MM/YY or MM/YYYY, or YYYY-MM as it was typed. A first digit above 1 is the whole month, "5" is "05". */
export const cardExpiryMask: Mask = {
  belongs: BELONGS_TO_EXPIRY,
  clean: (text) => (isExpiry(text) ? text.replace(/^\D+/, '').replaceAll(/\D+/g, '/') : text),
  arrange: (text) => {
    if (!isExpiry(text)) return cellsOf(text);
    if (text.includes('/'))
      return shownCells(
        text,
        text.split('/').map((digits) => [digits]),
        '/',
      );
    if (text.startsWith('20')) return shownCells(text, [splitRun(text, [4, 2])], '/');
    if (/^(?:[3-9]|2.)/.test(text))
      return [{ character: '0', isTyped: false }, ...shownCells(text, [splitRun(text, [1, 4])], '/')];
    return shownCells(text, [splitRun(text, [2, 4])], '/');
  },
  valueOf: (text) => formatted(cardExpiryMask.arrange(text)),
  inputMode: 'numeric',
  placeholder: 'MM/YY',
};

/** Australian Business Number: 00 000 000 000. */
export const abnMask = digitGroups([2, 3, 3, 3], ' ', '00 000 000 000');

const isOfDigits = (text: string): boolean => BELONGS.test(text);
const isExpiry = (text: string): boolean => BELONGS_TO_EXPIRY.test(text);

function cardGroups(digits: string): readonly number[] {
  if (/^3[47]/.test(digits)) return [4, 6, 5];
  if (/^3(?:0[0-5]|[689])/.test(digits)) return [4, 6, 4];
  return [4, 4, 4, 4, 3];
}

/** Digits in groups of these lengths; those beyond them stay in the last. */
function splitRun(digits: string, lengths: readonly number[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const [at, length] of lengths.entries()) {
    const to = at === lengths.length - 1 ? digits.length : from + length;
    if (from >= digits.length) break;
    parts.push(digits.slice(from, to));
    from = to;
  }
  return parts.length === 0 ? [''] : parts;
}

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);
