import type { SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import type { OccurrenceRecord } from '@quickportal/db/recurring-payments/occurrences';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../services.ts';
import { recordAudits, type AuditRecord } from '../audit/audit.ts';
import type { PaymentInstruction } from '../gateways/gateway.ts';
import type { Learner } from '../payments/learner.ts';
import type { Sending } from '../payments/learn-outcome.ts';
import { recordPayments, type WantedPayment } from '../payments/record-payment.ts';
import { settleFailure } from './settle-failure.ts';
import type { Unit } from './write-down.ts';

/** What was wrong, in the words that a form would show. */
const wordsOf = ({ errors, message }: Problem): string =>
  errors?.flatMap(({ messages }) => messages).join(' ') || message;

/** A date that is PROCESSING with its number, and the try of it that is to be recorded. */
export interface Try {
  schedule: RecurringPaymentRecord;
  plan: SchedulePlan;
  occurrence: OccurrenceRecord;
  learner: Learner;
}

/**
 * Records tries of dates of one community, through the payments core. What cannot be charged at all (account, amount,
 * set-up of the business) ends its date here, with the reason. Returns what has to be sent after the commit.
 */
export async function recordTries(services: Services, unit: Unit, tries: readonly Try[]): Promise<Sending[]> {
  const { trx, now, timeZone } = unit;
  const { schedule: first } = tries[0] ?? {};
  if (!first) return [];
  const record = (entries: readonly AuditRecord[]) => recordAudits(trx, entries);
  const place = { communityId: first.communityId, timeZone };
  const recorded = await recordPayments(services, { trx, now, record }, place, tries.map(wantedPayment));
  const sendings: Sending[] = [];
  for (const [index, item] of tries.entries()) {
    const single = recorded[index];
    if (single instanceof Problem) await endTry(services, unit, item, single);
    else if (single?.instruction) sendings.push(sendingOf(single.instruction, item.learner));
  }
  return sendings;
}

const sendingOf = (instruction: PaymentInstruction, learner: Learner): Sending => ({
  kind: 'PAYMENT',
  instructionId: instruction.instructionId,
  send: (gateway) => gateway.authorise(instruction),
  learner,
});

async function endTry(services: Services, unit: Unit, { learner, ...key }: Try, problem: Problem): Promise<void> {
  const { occurrenceId, attempts, amount } = key.occurrence;
  const failure = {
    response: null,
    text: wordsOf(problem),
    noticeKey: `recurring-failed ${occurrenceId} ${attempts}`,
    amount,
    attemptedAt: unit.now.toISOString(),
  };
  await settleFailure(services, { ...unit, learner }, { ...key, failure });
}

/** What charges a date: the agreement that it was first attempted under, unless the schedule has left it. */
const agreementOf = ({ payToAgreement }: RecurringPaymentRecord, { payToAgreementId }: OccurrenceRecord) =>
  payToAgreement?.agreementId === payToAgreementId ? payToAgreement : null;

function wantedPayment({ schedule, plan, occurrence, learner }: Try): WantedPayment {
  // The agreement is of no use after the last payment
  const isFinal = nextPayment(plan, schedule.nextNumber) === null && occurrence.number === schedule.nextNumber - 1;
  const { customerId, recurringPaymentId, account } = schedule;
  const { occurrenceId, attempts, amount } = occurrence;
  const agreement = agreementOf(schedule, occurrence);
  const order = {
    customerId,
    // an id that no account has: the core says that there is none
    ...(agreement
      ? { accountId: null, agreement: { token: agreement.agreementToken, isFinal } }
      : { accountId: account?.accountId ?? 0 }),
    principal: amount,
    product: 'RECURRING',
    source: 'RECURRING',
    eci: 'RECURRING',
    customerReferenceNumber: schedule.customerReferenceNumber,
    paymentReferenceNumber: schedule.paymentReferenceNumber,
    comment: schedule.description,
    occurrence: { recurringPaymentId, recurringOccurrenceId: occurrenceId, occurrenceAttempt: attempts },
  } as const;
  return { ...learner, order, held: null };
}
