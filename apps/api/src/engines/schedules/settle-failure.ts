import { dayAt } from '../clock/community-days.ts';
import type { DeclineKind } from '@quickportal/contracts/rules/payments/response-codes';
import type { SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import {
  lostTryPlan,
  noRetryReasons,
  retryPlan,
  type NoRetryReason,
  type RetryPlan,
} from '@quickportal/contracts/rules/schedule/retry-plan';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import {
  moveOccurrences,
  type OccurrenceRecord,
} from '@quickportal/db/recurring-payments/write-recurring-payment-occurrences';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { countLostTries, declinedTimes, getRetrySettings } from '@quickportal/db/recurring-payments/read-retry-limits';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import type { PaymentServices } from '../payments/payment-services.ts';
import { failSchedule } from './end-schedule.ts';
import { tellDeclined } from './notices.ts';
import { triesAgain } from './plan-of.ts';
import { takeAgain } from './take-again.ts';
import type { Work } from './write-down.ts';

/** A failed attempt at an instalment. */
export interface Failure {
  /** The network's response; null when nothing was sent, or it never arrived. */
  response: { code: string; kind: DeclineKind } | null;
  /**
   * Whether the network never received it. It is then retried whatever the settings say, without telling the customer.
   */
  neverArrived?: boolean;
  /** Whether it was paid and then dishonoured. */
  cameBack?: boolean;
  /** Reason for people. */
  text: string;
  /** Key of the notice, which makes it unique. */
  noticeKey: string;
  /** Amount of the attempt with surcharge, in cents. */
  amount: bigint;
  attemptedAt: string;
}

interface Failed {
  schedule: RecurringPaymentRecord;
  occurrence: OccurrenceRecord;
  plan: SchedulePlan;
  failure: Failure;
}

/** Consecutive instalments without a payment that end a schedule. */
const FAILURES_IN_A_ROW = 3;
const MONTH = 31 * 86_400_000;
/** Reasons for which another instalment would fail too. */
const fatal: ReadonlySet<NoRetryReason> = new Set([
  'HARD_DECLINE',
  'AUTHORISATION_REVOKED',
  'DETAILS_NEEDED',
  'NO_TRY_LEFT',
]);

/**
 * Schedules the retry of a failed instalment, or gives it up, and its schedule too if another instalment would also
 * fail.
 */
export async function settleFailure(services: PaymentServices, work: Work, failed: Failed): Promise<void> {
  const { trx, now } = work;
  const { schedule, occurrence, plan, failure } = failed;
  const later = nextPayment(plan, schedule.nextNumber);
  const { retryOn, because } = await retryOf(work, failed, later?.date ?? null);
  const from = failure.cameBack ? 'dishonour' : 'decline';
  const status = next(occurrenceStates, occurrence.status, `${from}${retryOn === null ? 'Hard' : 'Soft'}`);
  if (status === null) return;
  await moveOccurrences(trx, [{ occurrence, status, nextAttemptDate: retryOn, failure: failure.text }], now);
  const failedPayments = schedule.failedPayments + (retryOn === null ? 1 : 0);
  const paymentsMade = schedule.paymentsMade - (failure.cameBack ? 1 : 0);
  await changeRecurringPayment(trx, schedule, { failedPayments, paymentsMade: Math.max(0, paymentsMade) }, now);
  if (failure.neverArrived && retryOn !== null) {
    if (retryOn <= dayAt(work.zones, now)) await takeAgain(trx, occurrence, now);
    return;
  }
  const { noticeKey: key, amount, attemptedAt } = failure;
  await tellDeclined(services, { trx, now, schedule }, { key, amount, attemptedAt, retryOn });
  if (retryOn !== null) return;
  const isOver = later === null || failedPayments >= FAILURES_IN_A_ROW;
  if (because === null || fatal.has(because) || isOver) await failSchedule(work, schedule, reasonOf(failure, because));
}

const reasonOf = ({ text }: Failure, because: NoRetryReason | null): string =>
  [text.replace(/\.?$/, '.'), because && noRetryReasons[because]].filter(Boolean).join(' ');

async function retryOf(
  { trx, now, zones }: Work,
  { schedule, occurrence, plan, failure }: Failed,
  nextPaymentDate: string | null,
): Promise<RetryPlan | { retryOn: null; because: null }> {
  const failedOn = dayAt(zones, now);
  const { communityId, account } = schedule;
  const lost = await countLostTries(trx, occurrence);
  if (failure.neverArrived) return lostTryPlan(plan.collection, { failedOn, lost });
  // Nothing was sent: the account or amount must be corrected first
  if (failure.response === null || !triesAgain(schedule)) return { retryOn: null, because: null };
  const settings = await getRetrySettings(trx, communityId);
  const since = new Date(now.getTime() - MONTH);
  const times = account?.fingerprint
    ? await declinedTimes(trx, { communityId, fingerprint: account.fingerprint, since })
    : [];
  const declinedOn = times.map((time) => dayAt(zones, new Date(time)));
  const tries = occurrence.attempts - lost;
  const cardScheme = account?.cardScheme ?? null;
  return retryPlan(settings, plan.collection, {
    ...failure.response,
    failedOn,
    tries,
    nextPaymentDate,
    cardScheme,
    declinedOn,
  });
}
