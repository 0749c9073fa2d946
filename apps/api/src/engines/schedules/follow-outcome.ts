import { responseMeaning } from '@quickportal/contracts/rules/response-codes';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import { next } from '@quickportal/contracts/rules/states/state-machine';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import { findExceptions } from '@quickportal/db/recurring-payments/exceptions';
import { lockRecurringPayment } from '@quickportal/db/recurring-payments/get-recurring-payment';
import { lockOccurrence, moveOccurrence } from '@quickportal/db/recurring-payments/occurrences';
import { findOccurrenceOf } from '@quickportal/db/recurring-payments/retry-facts';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { Services } from '../../kernel/services.ts';
import type { Learner } from '../payments/apply-answer.ts';
import type { Outcome } from '../payments/tell-outcome.ts';
import { completeIfOver } from './end-schedule.ts';
import { tellPaid } from './notices.ts';
import { planOf } from './plan-of.ts';
import { settleFailure, type Failure } from './settle-failure.ts';
import type { Work } from './write-down.ts';

interface Followed {
  /** As it was before, and as it is. */
  before: TransactionRecord;
  after: TransactionRecord;
  outcome: Outcome;
  now: Date;
  learner: Learner;
}

/**
 * Writes to a schedule what became of one of its payments, in the transaction of the outcome, and sends the notice of
 * it. The payment is locked; schedule and date come after it. False: it is no schedule's payment.
 */
export async function followOutcome(services: Services, trx: WriteTransaction, it: Followed): Promise<boolean> {
  const { before, after, outcome, now, learner } = it;
  if (after.recurringPaymentId === null || after.transactionType !== 'PAYMENT') return false;
  const link = await findOccurrenceOf(trx, after);
  const schedule = link && (await lockRecurringPayment(trx, after.recurringPaymentId));
  const occurrence = link?.occurrenceId && (await lockOccurrence(trx, link.occurrenceId));
  const community = await getCommunityBasics(trx, after.communityId);
  if (!schedule || !occurrence || !community) return false;
  // Of an earlier try: the date has gone on since
  if (link.attempt !== occurrence.attempts) return true;
  const { recurringPaymentId } = schedule;
  const exceptions = (await findExceptions(trx, [recurringPaymentId])).get(recurringPaymentId) ?? [];
  const plan = planOf(schedule, exceptions);
  const work: Work = { trx, now, timeZone: community.timeZone, learner };
  if (outcome === 'APPROVED') {
    const status = next(occurrenceStates, occurrence.status, 'approve');
    if (status === null) return true;
    await moveOccurrence(trx, occurrence, { status }, now);
    const paymentsMade = schedule.paymentsMade + 1;
    const lastPaymentDate = occurrence.dueDate;
    await changeRecurringPayment(trx, schedule, { paymentsMade, lastPaymentDate, failedPayments: 0 }, now);
    await tellPaid(services, { trx, now, schedule }, after, nextPayment(plan, schedule.nextNumber));
    await completeIfOver(work, schedule, plan, schedule.nextNumber);
    return true;
  }
  const failure = failureOf(before, after, outcome);
  if (failure) {
    await settleFailure(services, work, { schedule, occurrence, plan, failure });
    return true;
  }
  const status = outcome === 'CANCELLED' ? next(occurrenceStates, occurrence.status, 'cancel') : null;
  if (status !== null) {
    await moveOccurrence(trx, occurrence, { status, failure: 'The payment was cancelled.' }, now);
    await completeIfOver(work, schedule, plan, schedule.nextNumber);
  }
  return true;
}

/** How a try failed; null where somebody ended it. */
function failureOf(before: TransactionRecord, after: TransactionRecord, outcome: Outcome): Failure | null {
  const { receiptNumber, responseCode, responseText, total: amount, transactionTime: attemptedAt } = after;
  const said = { amount, attemptedAt, noticeKey: `payment-${outcome.toLowerCase()} ${receiptNumber}` };
  // It was on its way and did not arrive
  if (outcome === 'CANCELLED')
    return before.status === 'IN_FLIGHT' ? { ...said, answer: null, neverArrived: true, text: responseText } : null;
  if (outcome !== 'DECLINED' && outcome !== 'DISHONOURED') return null;
  const cameBack = outcome === 'DISHONOURED';
  if (responseCode === null)
    return { ...said, cameBack, answer: null, text: 'The payment was declined by fraud guard.' };
  const { text, kind } = responseMeaning(after.paymentMethod, responseCode);
  return { ...said, cameBack, answer: { code: responseCode, kind: kind ?? 'HARD' }, text };
}
