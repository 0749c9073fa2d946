import type { Client } from 'pg';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { collectionDay } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { plannedPayment } from '@quickportal/contracts/rules/schedule/plan';
import type { OccurrenceStatus } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { insertRows } from '../../insert-rows.ts';
import { dayIn, daysBetween, instant, type Day } from '../demo-days.ts';
import {
  approved,
  approvedDebit,
  calendarMethod,
  demoPayment,
  dishonouredAt,
  dishonours,
  handOver,
  hardDeclines,
  softDeclines,
  zoneOf,
  type BankResponse,
  type DemoPayment,
} from './demo-payment.ts';
import { planOf, scheduleDate, type DemoSchedule } from '../demo-schedules.ts';
import type { Random } from '../../random.ts';

const historyDays = 90;
const retryDays = 3;

interface Occurrence {
  id: number;
  schedule: DemoSchedule;
  number: number;
  nominal: Day;
  due: Day;
  movedBecause: string | null;
  status: OccurrenceStatus;
  attempts: number;
  nextAttempt: Day | null;
  changedAt: Date;
}

/** The dates of the schedules in the last 90 days, the payments made on them, and each active schedule's next date. */
export interface History {
  occurrences: Occurrence[];
  payments: DemoPayment[];
}

/** Plays the schedules: each date up to today is taken at night, declined now and then, tried again, or skipped. */
export function playSchedules(random: Random, schedules: readonly DemoSchedule[], now: Date): History {
  const history: History = { occurrences: [], payments: [] };
  for (const schedule of schedules) {
    const before = history.occurrences.length;
    play(random, schedule, now, history);
    // nothing it could have failed on in these 90 days
    const failed = history.occurrences.slice(before).some(({ status }) => status === 'FAILED');
    if (schedule.status === 'FAILED' && !failed) schedule.status = 'STOPPED';
  }
  return history;
}

function play(random: Random, schedule: DemoSchedule, now: Date, history: History): void {
  const { account, status } = schedule;
  const { currency } = account.customer;
  const today = dayIn(zoneOf(currency), now);
  const over = status === 'ACTIVE' ? null : dayIn(zoneOf(currency), schedule.changedAt);
  for (let number = 0; number < 500; number++) {
    const nominal = scheduleDate(schedule, number);
    if (nominal === null || (schedule.endDate && nominal > schedule.endDate)) return;
    schedule.nextNumber = number;
    const planned = plannedPayment(planOf(schedule), number);
    if (planned === null) return;
    const { date: due, movedBecause } = planned;
    const runsAt = instant(zoneOf(currency), due, 120 + random.between(0, 90));
    const next = {
      schedule,
      number,
      nominal,
      due,
      movedBecause,
      attempts: 0,
      nextAttempt: null,
      changedAt: schedule.changedAt,
    };
    if (runsAt > now) {
      const isCancelled = status === 'STOPPED' || status === 'FAILED';
      const upcoming = status === 'ACTIVE' ? 'UPCOMING' : isCancelled ? 'CANCELLED' : 'SKIPPED';
      if (status !== 'COMPLETED') addOccurrence(history, { ...next, status: upcoming });
      return;
    }
    if (daysBetween(nominal, today) > historyDays) {
      schedule.paymentsMade += 1;
      schedule.lastPaymentDate = due;
    } else if (over !== null && runsAt >= schedule.changedAt && !(status === 'COMPLETED' && nominal <= over)) {
      if (status !== 'INACTIVE') {
        addOccurrence(history, { ...next, status: 'CANCELLED' });
        return;
      }
      addOccurrence(history, { ...next, status: 'SKIPPED', changedAt: runsAt });
    } else if (runsAt < account.createdAt) {
      addOccurrence(history, { ...next, status: 'SKIPPED', changedAt: account.createdAt });
    } else {
      const last = scheduleDate(schedule, number + 1);
      const isLast = over !== null && (last === null || last >= over);
      take(random, history, addOccurrence(history, { ...next, status: 'PROCESSING' }), runsAt, now, isLast);
    }
  }
}

function addOccurrence(history: History, occurrence: Omit<Occurrence, 'id'>): Occurrence {
  const added = { ...occurrence, id: 900_001 + history.occurrences.length };
  history.occurrences.push(added);
  return added;
}

/** Takes the money of a date, and again when it was declined softly. `isLast`: a failed schedule failed on this date. */
function take(random: Random, history: History, occurrence: Occurrence, at: Date, now: Date, isLast: boolean): void {
  const { schedule } = occurrence;
  const { customer, type } = schedule.account;
  const failsNow = schedule.status === 'FAILED' && isLast;
  occurrence.attempts += 1;
  const given = {
    customer,
    account: schedule.account,
    method: type,
    source: 'RECURRING',
    principal: schedule.amount,
    at,
  } as const;
  const more = { scheduleId: schedule.id, occurrenceId: occurrence.id, occurrenceAttempt: occurrence.attempts };
  const pay = (status: DemoPayment['status'], changedAt: Date, response: BankResponse | null) => {
    const attempts = response
      ? [
          {
            kind: 'PAYMENT' as const,
            status: statusOf(response),
            sentAt: changedAt,
            answeredAt: changedAt,
            response,
          },
        ]
      : [];
    history.payments.push(demoPayment({ ...given, status }, now, { ...more, changedAt, attempts }));
    occurrence.changedAt = changedAt;
  };
  if (type !== 'CREDIT_CARD') {
    takeDebit(random, occurrence, at, now, failsNow, pay, history);
    return;
  }
  const luck = occurrence.attempts === 1 && random.chance(0.07) ? 'soft' : 'paid';
  const isYesterday = dayIn(zoneOf(customer.currency), at) === addDays(dayIn(zoneOf(customer.currency), now), -1);
  const scripted = isYesterday ? schedule.lastDate : null;
  const wants = scripted === 'DECLINED' ? 'given up' : failsNow ? 'hard' : scripted === 'RETRYING' ? 'soft' : luck;
  if (scripted === 'PROCESSING') {
    // its response was lost, and is queried
    const attempts = [{ kind: 'PAYMENT', status: 'UNKNOWN', sentAt: at, answeredAt: null, response: null } as const];
    history.payments.push(demoPayment({ ...given, status: 'IN_FLIGHT' }, now, { ...more, attempts }));
    occurrence.changedAt = at;
  } else if (wants === 'paid') {
    pay('APPROVED', at, approved);
    paid(occurrence);
  } else if (wants === 'hard' || wants === 'given up') {
    const [noMoney = approved] = softDeclines;
    const response = wants === 'hard' ? random.pick(hardDeclines) : noMoney;
    pay('DECLINED', at, response);
    fail(occurrence, at, response);
  } else {
    pay('DECLINED', at, random.pick(softDeclines));
    retry(random, history, occurrence, at, now);
  }
}

function retry(random: Random, history: History, occurrence: Occurrence, failedAt: Date, now: Date): void {
  const { customer, type } = occurrence.schedule.account;
  const zone = zoneOf(customer.currency);
  const day = collectionDay(calendarMethod(type), addDays(dayIn(zone, failedAt), retryDays)).date;
  const at = instant(zone, day, 150 + random.between(0, 60));
  if (occurrence.schedule.status !== 'ACTIVE' && at >= occurrence.schedule.changedAt) {
    occurrence.status = occurrence.schedule.status === 'FAILED' ? 'FAILED' : 'CANCELLED';
    occurrence.changedAt = occurrence.schedule.changedAt;
  } else if (at > now) {
    occurrence.status = 'RETRYING';
    occurrence.nextAttempt = day;
  } else {
    take(random, history, occurrence, at, now, false);
  }
}

type Pay = (status: DemoPayment['status'], changedAt: Date, response: BankResponse | null) => void;

/** A bank debit waits for the cut-off, counts as paid when the bank took it, and may come back three banking days later. */
function takeDebit(
  random: Random,
  occurrence: Occurrence,
  at: Date,
  now: Date,
  failsNow: boolean,
  pay: Pay,
  history: History,
): void {
  const { schedule } = occurrence;
  const { type } = schedule.account;
  const sentAt = handOver(type, at);
  if (sentAt > now) {
    pay('PENDING', at, null);
    return;
  }
  const backAt = dishonouredAt(type, at);
  const comesBack = (failsNow || (occurrence.attempts === 1 && random.chance(0.08))) && backAt <= now;
  pay(comesBack ? 'DISHONOURED' : 'APPROVED', comesBack ? backAt : sentAt, approvedDebit);
  if (!comesBack) {
    paid(occurrence);
    return;
  }
  if (!failsNow) {
    retry(random, history, occurrence, backAt, now);
    return;
  }
  fail(occurrence, backAt, dishonours[schedule.account.customer.currency]);
}

/** Ends the schedule with a date, for the reason that the bank gave. */
function fail(occurrence: Occurrence, at: Date, { text }: BankResponse): void {
  occurrence.status = 'FAILED';
  occurrence.schedule.changedAt = at;
  occurrence.schedule.statusReason = `${text}.`;
}

function paid(occurrence: Occurrence): void {
  occurrence.status = 'PAID';
  occurrence.schedule.paymentsMade += 1;
  occurrence.schedule.lastPaymentDate = occurrence.due;
}

const statusOf = ({ summary }: BankResponse) => (summary === 0 ? ('APPROVED' as const) : ('DECLINED' as const));

/** Inserts the dates. */
export async function insertDemoOccurrences(owner: Client, { occurrences }: History): Promise<void> {
  await insertRows(owner, 'app.recurring_occurrence', occurrences.map(occurrenceRow));
}

function occurrenceRow(occurrence: Occurrence): object {
  const { schedule, nominal, due } = occurrence;
  const { customer } = schedule.account;
  return {
    community_id: customer.communityId,
    business_id: customer.businessId,
    id: occurrence.id,
    recurring_payment_id: schedule.id,
    occurrence_number: occurrence.number,
    nominal_date: nominal,
    due_date: due,
    moved_because: occurrence.movedBecause ?? '',
    amount: schedule.amount,
    currency: customer.currency,
    status: occurrence.status,
    attempts: occurrence.attempts,
    next_attempt_date: occurrence.nextAttempt,
    version: 1,
    created_at: occurrence.changedAt,
    updated_at: occurrence.changedAt,
  };
}
