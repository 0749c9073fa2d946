import type { SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { lockOccurrence, type OccurrenceRecord } from '@quickportal/db/recurring-payments/occurrences';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../kernel/services.ts';
import { recordAudit } from '../audit/audit.ts';
import type { PaymentInstruction } from '../gateways/gateway.ts';
import { recordPayment } from '../payments/record-payment.ts';
import { settleFailure } from './settle-failure.ts';
import type { Work } from './write-down.ts';

/** What was wrong, in the words that a form would show. */
const wordsOf = ({ errors, message }: Problem): string =>
  errors?.flatMap(({ messages }) => messages).join(' ') || message;

/**
 * Records a try of a date that is PROCESSING with its number, through the payments core. What cannot be charged at all
 * (account, amount, set-up of the business) ends the date here, with the reason.
 */
export async function recordTry(
  services: Services,
  work: Work,
  of: { schedule: RecurringPaymentRecord; plan: SchedulePlan; occurrenceId: number },
): Promise<PaymentInstruction | null> {
  const occurrence = await lockOccurrence(work.trx, of.occurrenceId);
  if (!occurrence) throw new Error('A date of a schedule vanished');
  try {
    return await recorded(services, work, of.schedule, occurrence);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const failure = {
      answer: null,
      text: wordsOf(error),
      noticeKey: `recurring-failed ${occurrence.occurrenceId} ${occurrence.attempts}`,
      amount: occurrence.amount,
      attemptedAt: work.now.toISOString(),
    };
    await settleFailure(services, work, { ...of, occurrence, failure });
    return null;
  }
}

async function recorded(
  services: Services,
  { trx, now, timeZone, learner }: Work,
  schedule: RecurringPaymentRecord,
  { occurrenceId, attempts, amount }: OccurrenceRecord,
): Promise<PaymentInstruction | null> {
  const { communityId, customerId, recurringPaymentId, account } = schedule;
  const order = {
    customerId,
    // an id that no account has: the core says that there is none
    accountId: account?.accountId ?? 0,
    principal: amount,
    product: 'RECURRING',
    source: 'RECURRING',
    eci: 'RECURRING',
    customerReferenceNumber: schedule.customerReferenceNumber,
    paymentReferenceNumber: schedule.paymentReferenceNumber,
    comment: schedule.description,
    occurrence: { recurringPaymentId, recurringOccurrenceId: occurrenceId, occurrenceAttempt: attempts },
  } as const;
  const audit = async ({ action, objectId, ...note }: { action?: string; objectId: string | number } & Note) => {
    const entry = { ...note, ...learner, action: action ?? 'payments.take', objectId: String(objectId) };
    await recordAudit(trx, { ...entry, communityId, outcome: 'SUCCESS', at: now });
  };
  const recording = { ...learner, communityId, timeZone, held: null };
  return (await recordPayment(services, { trx, now, audit }, order, recording)).instruction;
}

type Note = Omit<
  Parameters<typeof recordAudit>[1],
  'action' | 'objectId' | 'actor' | 'origin' | 'communityId' | 'outcome' | 'at'
>;
