import { readExpiry } from './card-expiry-window.ts';
import { digitsOf } from '../texts/digits.ts';

/** Card schemes that can be taken, in the order in which they are offered (3R509 3K080). */
export const cardSchemes = ['VISA', 'MASTERCARD', 'AMEX', 'DINERS', 'JCB', 'UNIONPAY'] as const;
export type CardScheme = (typeof cardSchemes)[number];

interface SchemeRange {
  scheme: CardScheme;
  /** First and last prefix, of the same length. */
  prefixes: readonly (readonly [from: number, to: number])[];
  lengths: readonly number[];
}

// Prefixes never overlap, so the order does not matter. Mastercard's 2-series is tested on six digits, UnionPay's 81 only up to 8171.
const ranges: readonly SchemeRange[] = [
  { scheme: 'VISA', prefixes: [[4, 4]], lengths: [13, 16, 18, 19] },
  {
    scheme: 'MASTERCARD',
    prefixes: [
      [51, 55],
      [222100, 272099],
    ],
    lengths: [16],
  },
  {
    scheme: 'AMEX',
    prefixes: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
  },
  {
    scheme: 'DINERS',
    prefixes: [
      [300, 305],
      [3095, 3095],
      [36, 36],
      [38, 39],
    ],
    lengths: [14, 16, 19],
  },
  { scheme: 'JCB', prefixes: [[3528, 3589]], lengths: [16, 17, 18, 19] },
  {
    scheme: 'JCB',
    prefixes: [
      [1800, 1800],
      [2131, 2131],
    ],
    lengths: [15],
  },
  {
    scheme: 'UNIONPAY',
    prefixes: [
      [620, 620],
      [62100, 62182],
      [62184, 62197],
      [62200, 62205],
      [622010, 622999],
      [623, 626],
      [6270, 6270],
      [6272, 6272],
      [6276, 6276],
      [627700, 627779],
      [627781, 627799],
      [6282, 6289],
      [6291, 6292],
      [8100, 8171],
    ],
    lengths: [14, 15, 16, 17, 18, 19],
  },
];

const inSixDigits = ranges.flatMap(({ prefixes, lengths }) =>
  prefixes.map(([from, to]) => {
    const filled = 10 ** (6 - String(from).length);
    return { from: from * filled, to: (to + 1) * filled - 1, lengths };
  }),
);
const startsWith = (digit: number) => inSixDigits.filter(({ from }) => Math.floor(from / 100_000) === digit);
/** The same ranges as numbers of six digits, by their first digit. */
const byFirstDigit = Array.from({ length: 10 }, (_, digit) => startsWith(digit));

/** Whether card numbers of any scheme start with this digit. */
export const startsCardNumber = (digit: number): boolean => (byFirstDigit[digit] as unknown[]).length > 0;

/** How many digits card numbers have that start with these six; undefined where no scheme starts so. */
export const cardLengths = (firstSix: number): readonly number[] | undefined =>
  byFirstDigit[Math.floor(firstSix / 100_000)]?.find(({ from, to }) => firstSix >= from && firstSix <= to)?.lengths;

const startsWithin = (digits: string, [from, to]: readonly [number, number]) => {
  const prefix = Number(digits.slice(0, String(from).length));
  return prefix >= from && prefix <= to;
};

/** Whether the last digit is the check digit of the others (ISO/IEC 7812-1). Digits only; the length is not judged. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let position = 0; position < digits.length; position++) {
    const digit = Number(digits[digits.length - 1 - position]);
    const value = position % 2 === 0 ? digit : digit * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** The scheme whose range a number starts in, whatever its length so far; for the badge while a user types. */
export function cardSchemeOf(text: string): CardScheme | null {
  const digits = digitsOf(text);
  if (digits === null) return null;
  const fits = (range: SchemeRange) => range.prefixes.some((prefix) => startsWithin(digits, prefix));
  return ranges.find(fits)?.scheme ?? null;
}

/** The scheme of a complete, valid card number (range, length and check digit), otherwise null. Spaces and dashes may be in it. */
export function cardScheme(text: string): CardScheme | null {
  const digits = digitsOf(text);
  if (digits === null || !passesLuhn(digits)) return null;
  const fits = (range: SchemeRange) =>
    range.lengths.includes(digits.length) && range.prefixes.some((prefix) => startsWithin(digits, prefix));
  return ranges.find(fits)?.scheme ?? null;
}

/** Digits of the security code: four on American Express, three elsewhere. */
export const securityCodeLength = (scheme: CardScheme): 3 | 4 => (scheme === 'AMEX' ? 4 : 3);

/**
 * Whether a card with an expiry that `readExpiry` reads can be used on `today`: up to the last day of its month.
 * `unreadable` also covers more than twenty years ahead, which is a typing error.
 */
export function cardExpiry(text: string, today: string): 'usable' | 'expired' | 'unreadable' {
  const expiry = readExpiry(text);
  if (!expiry) return 'unreadable';
  const expires = expiry.year * 12 + expiry.month;
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
  if (expires < now) return 'expired';
  return expires > now + 20 * 12 ? 'unreadable' : 'usable';
}
