import { addDays } from '../banking-calendar/days.ts';
import type { CardScheme } from '../cards/cards.ts';

/** Codes that Visa forbids to try again on the same card. Other schemes' cards are treated the same. */
const never: readonly string[] = ['04', '07', '12', '14', '15', '41', '43', '46', '57', 'R0', 'R1', 'R3'];

/** Whether the schemes forbid another try after a code, whatever a facility wants. */
export const isForbiddenAfter = (code: string): boolean => never.includes(code);

/** Codes with which a customer has taken back the authorisation to charge the card. */
export const isRevocation = (code: string): boolean => ['R0', 'R1', 'R3'].includes(code);

interface SchemeLimit {
  perDay: number;
  perThirtyDays: number;
}

const limits: Partial<Record<CardScheme, SchemeLimit>> = {
  VISA: { perDay: 20, perThirtyDays: 20 },
  MASTERCARD: { perDay: 10, perThirtyDays: 35 },
};
/** The stricter of both, for schemes that have published none. */
const otherwise: SchemeLimit = { perDay: 10, perThirtyDays: 20 };

/**
 * Whether a scheme allows another try on a day, after declined tries on the same card on these days (yyyy-mm-dd, in any
 * order). Counted in whole days, so never more than the rolling 24 hours and 30 days allow.
 */
export function schemeAllows(scheme: CardScheme, declinedOn: readonly string[], on: string): boolean {
  const { perDay, perThirtyDays } = limits[scheme] ?? otherwise;
  const since = (days: number) => {
    const first = addDays(on, -days);
    return declinedOn.filter((date) => date >= first).length;
  };
  return since(1) < perDay && since(30) < perThirtyDays;
}

/** What Mastercard advises with a decline: days to wait, or never again; null where it says neither. */
export function mastercardAdvice(code: string): { waitDays: number } | 'NEVER' | null {
  if (['01', '03', '04', '21', '40', '41', '42'].includes(code)) return 'NEVER';
  const waitDays = { '24': 1, '25': 1, '26': 2, '27': 4, '28': 6, '29': 8, '30': 10 }[code];
  return waitDays === undefined ? null : { waitDays };
}
