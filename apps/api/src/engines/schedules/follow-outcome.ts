import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { responseMeaning } from '@quickportal/contracts/rules/payments/response-codes';
import type { SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { lockRecurringPayments } from '@quickportal/db/recurring-payments/get-recurring-payment';
import {
  lockOccurrences,
  moveOccurrences,
  type OccurrenceRecord,
} from '@quickportal/db/recurring-payments/write-recurring-payment-occurrences';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { countPayments } from '@quickportal/db/recurring-payments/write-recurring-payment';
import type { PaymentServices } from '../payments/payment-services.ts';
import { instalmentOf, type OutcomeSubscriber, type PaymentOutcome } from '../payments/outcome.ts';
import { completeIfOver } from './end-schedule.ts';
import { tellPaid } from './notices.ts';
import { planOf, triesAgain } from './plan-of.ts';
import { settleFailure, type Failure } from './settle-failure.ts';
import type { Work } from './write-down.ts';

/**
 * Records the outcomes of payments in their schedules and sends the notices. Locks schedules and instalments after the
 * payments.
 */
export const followOutcomes: OutcomeSubscriber<PaymentServices> = async (services, trx, outcomes) => {
  const tries = outcomes.flatMap(tryOf);
  const [first] = tries;
  const community = first && (await getCommunityBasics(trx, first.after.communityId));
  if (!community) return;
  for (const round of roundsOf(tries)) await followRound(services, { trx, zones: community }, round);
};

/** The outcome of an attempt at an instalment. */
type Try = PaymentOutcome & NonNullable<ReturnType<typeof instalmentOf>>;

function tryOf(outcome: PaymentOutcome): Try[] {
  const instalment = instalmentOf(outcome.after);
  return instalment ? [{ ...outcome, ...instalment }] : [];
}

/** Splits attempts into rounds with each schedule once: the second of its instalments depends on the first. */
function roundsOf(tries: readonly Try[]): Try[][] {
  const rounds: Try[][] = [];
  for (const group of Map.groupBy(tries, (entry) => entry.recurringPaymentId).values())
    for (const [round, item] of group.entries()) (rounds[round] ??= []).push(item);
  return rounds;
}

interface Stand extends Try {
  schedule: RecurringPaymentRecord;
  occurrence: OccurrenceRecord;
  plan: SchedulePlan;
}

async function followRound(
  services: PaymentServices,
  { trx, zones }: { trx: WriteTransaction; zones: CommunityZones },
  round: readonly Try[],
): Promise<void> {
  const scheduleIds = round.map(({ recurringPaymentId }) => recurringPaymentId);
  const schedules = await lockRecurringPayments(trx, scheduleIds);
  const occurrences = await lockOccurrences(
    trx,
    round.map(({ occurrenceId }) => occurrenceId),
  );
  const exceptions = await findExceptions(trx, scheduleIds);
  const stands = round.flatMap((entry): Stand[] => {
    const schedule = schedules.get(entry.recurringPaymentId);
    const occurrence = occurrences.get(entry.occurrenceId);
    if (!schedule || !occurrence) return [];
    return [{ ...entry, schedule, occurrence, plan: planOf(schedule, exceptions.get(entry.recurringPaymentId) ?? []) }];
  });
  // Ignores earlier attempts: the instalment has moved on
  const current = stands.filter(({ attempt, occurrence }) => attempt === occurrence.attempts);
  const [paid, unpaid] = [true, false].map((isPaid) =>
    current.filter(({ outcome }) => (outcome === 'APPROVED') === isPaid),
  ) as [Stand[], Stand[]];
  await followPaid(services, { trx, zones }, paid);
  for (const stand of unpaid) await followUnpaid(services, { trx, zones }, stand);
}

async function followPaid(
  services: PaymentServices,
  place: { trx: WriteTransaction; zones: CommunityZones },
  stands: readonly Stand[],
): Promise<void> {
  const { trx } = place;
  const paid = stands.flatMap((stand) => {
    const status = next(occurrenceStates, stand.occurrence.status, 'approve');
    return status === null ? [] : [{ ...stand, status }];
  });
  const { now, after: first } = paid[0] ?? {};
  if (now === undefined || first === undefined) return;
  await moveOccurrences(trx, paid, now);
  const counted = paid.map(({ schedule, occurrence }) => ({
    recurringPaymentId: schedule.recurringPaymentId,
    paymentsMade: schedule.paymentsMade + 1,
    lastPaymentDate: occurrence.dueDate,
  }));
  await countPayments(trx, first.communityId, counted);
  const tellings = paid.map(({ schedule, plan, after }) => ({
    schedule,
    paid: after,
    next: nextPayment(plan, schedule.nextNumber),
  }));
  await tellPaid(services, { trx, now }, tellings);
  for (const { schedule, plan, learner } of paid)
    await completeIfOver({ ...place, now, learner }, schedule, plan, schedule.nextNumber);
}

async function followUnpaid(
  services: PaymentServices,
  place: { trx: WriteTransaction; zones: CommunityZones },
  stand: Stand,
): Promise<void> {
  const { outcome, now, learner, schedule, occurrence, plan } = stand;
  const work: Work = { ...place, now, learner };
  const failure = failureOf(stand);
  if (failure) return settleFailure(services, work, { schedule, occurrence, plan, failure });
  const status = outcome === 'CANCELLED' ? next(occurrenceStates, occurrence.status, 'cancel') : null;
  if (status === null) return;
  await moveOccurrences(place.trx, [{ occurrence, status, failure: 'The payment was cancelled.' }], now);
  await completeIfOver(work, schedule, plan, schedule.nextNumber);
}

/** Returns how an attempt failed; null if a user ended it, or its schedule. */
function failureOf({ before, after, outcome, schedule }: Stand): Failure | null {
  const { receiptNumber, responseCode, responseText, total: amount, transactionTime: attemptedAt } = after;
  const message = { amount, attemptedAt, noticeKey: `payment-${outcome.toLowerCase()} ${receiptNumber}` };
  if (outcome === 'CANCELLED') {
    // It was sent and did not arrive
    const isLost = before.status === 'IN_FLIGHT' && triesAgain(schedule);
    return isLost ? { ...message, response: null, neverArrived: true, text: responseText } : null;
  }
  if (outcome !== 'DECLINED' && outcome !== 'DISHONOURED') return null;
  const cameBack = outcome === 'DISHONOURED';
  if (responseCode === null)
    return { ...message, cameBack, response: null, text: 'The payment was declined by fraud guard.' };
  const { text, kind } = responseMeaning(after.paymentMethod, responseCode);
  return { ...message, cameBack, response: { code: responseCode, kind: kind ?? 'HARD' }, text };
}
