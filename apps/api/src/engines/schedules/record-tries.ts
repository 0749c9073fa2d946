import type { SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import type { OccurrenceRecord } from '@quickportal/db/recurring-payments/write-recurring-payment-occurrences';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { Problem } from '../../kernel/problem.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { recordAudits, type AuditRecord } from '../audit/audit.ts';
import type { PaymentInstruction } from '../gateways/gateway.ts';
import type { Learner } from '../payments/learner.ts';
import type { Sending } from '../payments/learn-outcome.ts';
import { recordPayments, type PaymentRequest } from '../payments/record-payment.ts';
import { zoneAt } from '../clock/community-days.ts';
import { settleFailure } from './settle-failure.ts';
import type { Unit } from './write-down.ts';

/** Returns the text that a form would show. */
const messageOf = ({ errors, message }: Problem): string =>
  errors?.flatMap(({ messages }) => messages).join(' ') || message;

/** An instalment in PROCESSING with its number, and the attempt to record. */
export interface Try {
  schedule: RecurringPaymentRecord;
  plan: SchedulePlan;
  occurrence: OccurrenceRecord;
  learner: Learner;
}

/**
 * Records attempts at instalments of one community. An instalment that cannot be charged at all (account, amount,
 * set-up of the business) ends here, with the reason. Returns what to send after the commit.
 */
export async function recordTries(services: PaymentServices, unit: Unit, tries: readonly Try[]): Promise<Sending[]> {
  const { trx, now, zones } = unit;
  const { schedule: first } = tries[0] ?? {};
  if (!first) return [];
  const record = (entries: readonly AuditRecord[]) => recordAudits(trx, entries);
  const place = { communityId: first.communityId, timeZone: zoneAt(zones, now) };
  const recorded = await recordPayments(services, { trx, now, record }, place, tries.map(paymentRequestOf));
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

async function endTry(
  services: PaymentServices,
  unit: Unit,
  { learner, ...key }: Try,
  problem: Problem,
): Promise<void> {
  const { occurrenceId, attempts, amount } = key.occurrence;
  const failure = {
    response: null,
    text: messageOf(problem),
    noticeKey: `recurring-failed ${occurrenceId} ${attempts}`,
    amount,
    attemptedAt: unit.now.toISOString(),
  };
  await settleFailure(services, { ...unit, learner }, { ...key, failure });
}

/** Returns the agreement of an instalment: that of its first attempt, unless the schedule has left it. */
const agreementOf = ({ payToAgreement }: RecurringPaymentRecord, { payToAgreementId }: OccurrenceRecord) =>
  payToAgreement?.agreementId === payToAgreementId ? payToAgreement : null;

function paymentRequestOf({ schedule, plan, occurrence, learner }: Try): PaymentRequest {
  // The agreement is not needed after the last payment
  const isFinal = nextPayment(plan, schedule.nextNumber) === null && occurrence.number === schedule.nextNumber - 1;
  const { customerId, recurringPaymentId, account } = schedule;
  const { occurrenceId, attempts, amount } = occurrence;
  const agreement = agreementOf(schedule, occurrence);
  const order = {
    customerId,
    // an ID that no account has, so the account is reported as missing
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
  return { ...learner, order, idempotencyKeyId: null };
}
