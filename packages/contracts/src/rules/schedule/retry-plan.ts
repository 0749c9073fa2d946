import { isBankDebit } from '../payments/payment-methods.ts';
import { addDays } from '../banking-calendar/days.ts';
import type { CardScheme } from '../cards/cards.ts';
import type { DeclineKind } from '../payments/response-codes.ts';
import { collectOn, type CollectionRule } from './collection.ts';
import { isForbiddenAfter, isRevocation, mastercardAdvice, schemeAllows } from './scheme-limits.ts';

/** A facility's setting for failed payments of schedules. */
export interface RetrySettings {
  enabled: boolean;
  daysBetween: number;
  /** Tries after the first one. */
  retries: number;
}

/** A try that is known to have failed. One whose outcome is unknown is queried, and does not count. */
export interface FailedTry {
  /** What the network said, and how `responseMeaning` reads it. */
  code: string;
  kind: DeclineKind;
  adviceCode?: string | null;
  /** Null where it was no card. */
  cardScheme: CardScheme | null;
  /** yyyy-mm-dd of the community's zone. */
  failedOn: string;
  /** Of this agreed date, this one included. */
  tries: number;
  /** Days of all declined tries on the same card in the last 30 days, this one included. */
  declinedOn: readonly string[];
  /** The schedule's next payment; null where there is none. */
  nextPaymentDate: string | null;
}

/** Why there is no other try, as the facility reads it. */
export const noRetryReasons = {
  SWITCHED_OFF: 'Failed payments are not retried.',
  HARD_DECLINE: 'The account cannot be charged again.',
  AUTHORISATION_REVOKED: 'The customer has withdrawn the authorisation to charge this card.',
  DETAILS_NEEDED: 'Correct the details before you try again.',
  OUTCOME_NOT_KNOWN: 'The outcome of the last attempt is not known yet.',
  NO_TRY_LEFT: 'Every retry has been used.',
  SCHEME_LIMIT: 'The card scheme does not allow another attempt now.',
  NEXT_PAYMENT_NEAR: 'The next payment is due before the retry.',
} as const;
export type NoRetryReason = keyof typeof noRetryReasons;

export type RetryPlan = { retryOn: string; because: null } | { retryOn: null; because: NoRetryReason };

/** Bank debits are presented again twice at most. */
const DEBIT_RETRIES = 2;
/** Do not honour: a few tries at most. */
const GENERIC_DECLINE_RETRIES = 2;
/** No try this close before the next payment. */
const DAYS_BEFORE_NEXT = 2;
/** Returns about a payment that may have gone through. */
const notKnown: readonly string[] = ['94', 'Q2', 'Q6'];

/** Tries that never arrived: after so many the next one waits for the next day, */
const LOST_AT_ONCE = 3;
/** and after so many there is none: the link to the network has to be mended. */
const LOST_TRIES = 6;

const stop = (because: NoRetryReason): RetryPlan => ({ retryOn: null, because });

/** The reason in what was answered, whatever the settings; null where another try could help. */
export function reasonInResponse(failed: Pick<FailedTry, 'code' | 'kind' | 'cardScheme'>): NoRetryReason | null {
  if (failed.cardScheme !== null && isRevocation(failed.code)) return 'AUTHORISATION_REVOKED';
  if (failed.kind === 'HARD') return 'HARD_DECLINE';
  if (failed.cardScheme !== null && isForbiddenAfter(failed.code)) return 'HARD_DECLINE';
  if (failed.cardScheme !== null && notKnown.includes(failed.code)) return 'OUTCOME_NOT_KNOWN';
  return failed.kind === 'DATA' ? 'DETAILS_NEEDED' : null;
}

function retriesAllowed({ retries }: RetrySettings, { method }: CollectionRule, { code }: FailedTry): number {
  if (method !== 'CARD' && isBankDebit(method)) return Math.min(retries, DEBIT_RETRIES);
  return method === 'CARD' && code === '05' ? Math.min(retries, GENERIC_DECLINE_RETRIES) : retries;
}

/**
 * When a schedule's failed payment is tried again, or why never. Soft failures after the facility's days, technical
 * ones the next day, bank debits on a banking day. A retry moves no other date and is not one of a schedule's payments.
 */
export function retryPlan(settings: RetrySettings, collection: CollectionRule, failed: FailedTry): RetryPlan {
  const reason = reasonInResponse(failed);
  if (reason) return stop(reason);
  const advice = failed.cardScheme === 'MASTERCARD' ? mastercardAdvice(failed.adviceCode ?? '') : null;
  if (advice === 'NEVER') return stop('HARD_DECLINE');
  if (!settings.enabled) return stop('SWITCHED_OFF');
  if (failed.tries > retriesAllowed(settings, collection, failed)) return stop('NO_TRY_LEFT');
  const wait = Math.max(1, failed.kind === 'TECHNICAL' ? 1 : settings.daysBetween, advice?.waitDays ?? 0);
  const { date } = collectOn(collection, addDays(failed.failedOn, wait));
  if (failed.nextPaymentDate !== null && date > addDays(failed.nextPaymentDate, -DAYS_BEFORE_NEXT))
    return stop('NEXT_PAYMENT_NEAR');
  if (failed.cardScheme !== null && !schemeAllows(failed.cardScheme, failed.declinedOn, date))
    return stop('SCHEME_LIMIT');
  return { retryOn: date, because: null };
}

/**
 * When a try that the network never received is made again, whatever the settings: nothing was declined and nothing was
 * charged. The same day at first (bank debits on a banking day), `lost` being such tries of this date, this one included.
 */
export function lostTryPlan(
  collection: CollectionRule,
  { failedOn, lost }: { failedOn: string; lost: number },
): RetryPlan {
  if (lost > LOST_TRIES) return stop('NO_TRY_LEFT');
  const { date } = collectOn(collection, addDays(failedOn, lost > LOST_AT_ONCE ? 1 : 0));
  return { retryOn: date, because: null };
}
