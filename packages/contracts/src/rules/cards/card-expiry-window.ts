import { digitGroupsOf } from '../texts/digits.ts';

/** Cards that end within so many days are marked and listed, so that they can be renewed in time. */
export const EXPIRING_WITHIN_DAYS = 60;

const DAY = 86_400_000;

/** A month of the calendar; 1 is January. */
export interface Month {
  year: number;
  month: number;
}

/** Past its last day, at its end within 60 days, or neither. */
export type CardExpiryStatus = 'EXPIRED' | 'EXPIRING' | 'USABLE';

/** Months as whole numbers that can be compared and counted with. */
const ordinal = ({ year, month }: Month): number => year * 12 + month - 1;
const monthOf = (count: number): Month => ({ year: Math.floor(count / 12), month: (count % 12) + 1 });

/** The last day of a month, yyyy-mm-dd: a card can be charged on it. */
export const lastDayOf = ({ year, month }: Month): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/**
 * The first and last month in which a card that is marked on `today` (yyyy-mm-dd) ends, within so many days. The first
 * is the current one.
 */
export function expiringMonths(today: string, days = EXPIRING_WITHIN_DAYS): { from: Month; to: Month } {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const from = { year, month };
  // A card ends with its month, so that of the day after the last one marked is a month too late
  const after = new Date(Date.UTC(year, month - 1, day) + (days + 1) * DAY);
  const to = ordinal({ year: after.getUTCFullYear(), month: after.getUTCMonth() + 1 }) - 1;
  return { from, to: monthOf(Math.max(to, ordinal(from))) };
}

/** Whether a card can be used up to the last day of its month, and whether that is within 60 days of `today`. */
export function cardExpiryStatus(expiry: Month, today: string): CardExpiryStatus {
  const { from, to } = expiringMonths(today);
  const ends = ordinal(expiry);
  if (ends < ordinal(from)) return 'EXPIRED';
  return ends <= ordinal(to) ? 'EXPIRING' : 'USABLE';
}

const EXPIRY_SEPARATORS = /[\s/.\u2010-\u2015\u2212-]+/;
const MONTH_FIRST = /^(0?[1-9]|1[0-2])-(?:20)?([0-9]{2})$/;
const MONTH_FIRST_IN_ONE_PIECE = /^(0[1-9]|1[0-2])(?:20)?([0-9]{2})$/;
const YEAR_FIRST = /^20([0-9]{2})-?(0[1-9]|1[0-2])$|^20([0-9]{2})-([1-9])$/;

/**
 * Month and year of an expiry as people write it: `08/28`, `8/28`, `08/2028`, `2028-08`, or in one piece; with a stroke,
 * dash, full stop or spaces between them. Null where it is none.
 */
export function readExpiry(text: string): Month | null {
  const written = digitGroupsOf(text, EXPIRY_SEPARATORS)?.join('-') ?? '';
  const yearFirst = YEAR_FIRST.exec(written);
  if (yearFirst)
    return { year: 2000 + Number(yearFirst[1] ?? yearFirst[3]), month: Number(yearFirst[2] ?? yearFirst[4]) };
  const match = MONTH_FIRST.exec(written) ?? MONTH_FIRST_IN_ONE_PIECE.exec(written);
  return match && { year: 2000 + Number(match[2]), month: Number(match[1]) };
}

/** An expiry as it is entered: `08/28`. */
export const expiryText = ({ year, month }: Month): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
