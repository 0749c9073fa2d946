import { responseMeaning } from '@quickportal/contracts/rules/response-codes';
import type { SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import { next } from '@quickportal/contracts/rules/states/state-machine';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import { findExceptions } from '@quickportal/db/recurring-payments/exceptions';
import { lockRecurringPayments } from '@quickportal/db/recurring-payments/get-recurring-payment';
import {
  lockOccurrences,
  moveOccurrences,
  type OccurrenceRecord,
} from '@quickportal/db/recurring-payments/occurrences';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { countPayments } from '@quickportal/db/recurring-payments/write-recurring-payment';
import type { Services } from '../../kernel/services.ts';
import type { Told } from '../payments/tell-outcome.ts';
import { completeIfOver } from './end-schedule.ts';
import { tellPaid } from './notices.ts';
import { planOf, triesAgain } from './plan-of.ts';
import { settleFailure, type Failure } from './settle-failure.ts';
import type { Work } from './write-down.ts';

/**
 * Writes to schedules what became of their payments, in the transaction of the outcomes, and sends the notices of it. The
 * payments are locked; schedules and dates come after them. Answers the ids of those that are a schedule's payments.
 */
export async function followOutcomes(
  services: Services,
  trx: WriteTransaction,
  told: readonly Told[],
): Promise<ReadonlySet<number>> {
  const { after: any } = told[0] ?? {};
  const tries = told.flatMap(tryOf);
  const community = any && tries.length > 0 ? await getCommunityBasics(trx, any.communityId) : undefined;
  const followed = new Set<number>();
  if (!community) return followed;
  for (const round of roundsOf(tries))
    for (const id of await followRound(services, { trx, timeZone: community.timeZone }, round)) followed.add(id);
  return followed;
}

/** What became of a try of a date of a schedule. */
type Try = Told & { recurringPaymentId: number; occurrenceId: number; attempt: number };

function tryOf(told: Told): Try[] {
  const { recurringPaymentId, recurringOccurrenceId: occurrenceId, occurrenceAttempt: attempt } = told.after;
  if (told.after.transactionType !== 'PAYMENT') return [];
  if (recurringPaymentId === null || occurrenceId === null || attempt === null) return [];
  return [{ ...told, recurringPaymentId, occurrenceId, attempt }];
}

/** Each schedule once a round: what the second of its dates does rests on what the first did. */
function roundsOf(tries: readonly Try[]): Try[][] {
  const rounds: Try[][] = [];
  for (const group of Map.groupBy(tries, (it) => it.recurringPaymentId).values())
    for (const [round, it] of group.entries()) (rounds[round] ??= []).push(it);
  return rounds;
}

interface Stand extends Try {
  schedule: RecurringPaymentRecord;
  occurrence: OccurrenceRecord;
  plan: SchedulePlan;
}

async function followRound(
  services: Services,
  { trx, timeZone }: { trx: WriteTransaction; timeZone: string },
  round: readonly Try[],
): Promise<number[]> {
  const scheduleIds = round.map(({ recurringPaymentId }) => recurringPaymentId);
  const schedules = await lockRecurringPayments(trx, scheduleIds);
  const occurrences = await lockOccurrences(
    trx,
    round.map(({ occurrenceId }) => occurrenceId),
  );
  const exceptions = await findExceptions(trx, scheduleIds);
  const stands = round.flatMap((it): Stand[] => {
    const schedule = schedules.get(it.recurringPaymentId);
    const occurrence = occurrences.get(it.occurrenceId);
    if (!schedule || !occurrence) return [];
    return [{ ...it, schedule, occurrence, plan: planOf(schedule, exceptions.get(it.recurringPaymentId) ?? []) }];
  });
  // Without those of an earlier try: the date has gone on since
  const present = stands.filter(({ attempt, occurrence }) => attempt === occurrence.attempts);
  const [paid, unpaid] = [true, false].map((isPaid) =>
    present.filter(({ outcome }) => (outcome === 'APPROVED') === isPaid),
  ) as [Stand[], Stand[]];
  await followPaid(services, { trx, timeZone }, paid);
  for (const stand of unpaid) await followUnpaid(services, { trx, timeZone }, stand);
  return stands.map(({ after }) => after.transactionId);
}

async function followPaid(
  services: Services,
  place: { trx: WriteTransaction; timeZone: string },
  stands: readonly Stand[],
): Promise<void> {
  const { trx } = place;
  const paid = stands.flatMap((stand) => {
    const status = next(occurrenceStates, stand.occurrence.status, 'approve');
    return status === null ? [] : [{ ...stand, status }];
  });
  const { now, after: any } = paid[0] ?? {};
  if (now === undefined || any === undefined) return;
  await moveOccurrences(trx, paid, now);
  const counted = paid.map(({ schedule, occurrence }) => ({
    recurringPaymentId: schedule.recurringPaymentId,
    paymentsMade: schedule.paymentsMade + 1,
    lastPaymentDate: occurrence.dueDate,
  }));
  await countPayments(trx, any.communityId, counted);
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
  services: Services,
  place: { trx: WriteTransaction; timeZone: string },
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

/** How a try failed; null where somebody ended it, or its schedule. */
function failureOf({ before, after, outcome, schedule }: Stand): Failure | null {
  const { receiptNumber, responseCode, responseText, total: amount, transactionTime: attemptedAt } = after;
  const said = { amount, attemptedAt, noticeKey: `payment-${outcome.toLowerCase()} ${receiptNumber}` };
  if (outcome === 'CANCELLED') {
    // It was on its way and did not arrive
    const isLost = before.status === 'IN_FLIGHT' && triesAgain(schedule);
    return isLost ? { ...said, answer: null, neverArrived: true, text: responseText } : null;
  }
  if (outcome !== 'DECLINED' && outcome !== 'DISHONOURED') return null;
  const cameBack = outcome === 'DISHONOURED';
  if (responseCode === null)
    return { ...said, cameBack, answer: null, text: 'The payment was declined by fraud guard.' };
  const { text, kind } = responseMeaning(after.paymentMethod, responseCode);
  return { ...said, cameBack, answer: { code: responseCode, kind: kind ?? 'HARD' }, text };
}
