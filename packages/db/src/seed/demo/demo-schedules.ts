import type { Client } from 'pg';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { ScheduleFrequency } from '@quickportal/contracts/rules/schedule/frequency';
import { plannedPayment, type SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { nominalDate } from '@quickportal/contracts/rules/schedule/series';
import type { RecurringPaymentStatus } from '@quickportal/contracts/rules/states/recurring-payment';
import { insertRows } from '../insert-rows.ts';
import type { DemoAccount } from './demo-customer-accounts.ts';
import { dayIn, dayLength, daysBetween, instant, type Day } from './demo-days.ts';
import { showcaseCustomerId } from './demo-named-customers.ts';
import { calendarMethod, zoneOf } from './transactions/demo-payment.ts';
import type { Random } from '../random.ts';

export type Frequency = ScheduleFrequency;

export interface DemoSchedule {
  id: number;
  account: DemoAccount;
  description: string;
  frequency: Frequency;
  /** Principal of each payment, in cents. */
  amount: number;
  start: Day;
  status: RecurringPaymentStatus;
  /** Why it failed. */
  statusReason: string;
  /** Since when it has its status: after that nothing is taken, unless it is active. */
  changedAt: Date;
  endDate: Day | null;
  numberOfPayments: number | null;
  paymentsMade: number;
  lastPaymentDate: Day | null;
  /** The number of the next date, counted from 0. */
  nextNumber: number;
  /** How its last date went, where that isn't left to luck: to be tried again, not answered yet, or given up. */
  lastDate: 'RETRYING' | 'PROCESSING' | 'DECLINED' | null;
}

/** The plan of a schedule, as the product reads it; it goes on until its status ends it. */
export const planOf = ({ frequency, start, amount, account }: DemoSchedule): SchedulePlan => ({
  frequency,
  startDate: start,
  end: { rule: 'UNTIL_STOPPED' },
  amount: BigInt(amount),
  collection: { method: calendarMethod(account.type) },
});

/** The date of a number, counted from the start and never from the date before; null after a single payment. */
export const scheduleDate = (schedule: DemoSchedule, number: number): Day | null =>
  nominalDate(planOf(schedule), number);

const frequencies: readonly Frequency[] = [
  ...Array.from({ length: 6 }, () => 'MONTHLY' as const),
  'FORTNIGHTLY',
  'FORTNIGHTLY',
  'WEEKLY',
  'FOUR_WEEKLY',
  'QUARTERLY',
  'HALF_YEARLY',
  'YEARLY',
];
const descriptions: Record<number, readonly string[]> = {
  100: ['Water rates', 'Sewerage', 'Trade waste'],
  101: ['Gas account', 'Bottled gas'],
  102: ['Water account'],
  200: ['Membership', 'Personal training'],
  201: ['Online classes'],
  202: ['Membership'],
};

/** Schedules of a third of the accounts, in each status; two active ones for the customer of the walkthrough. */
export function inventSchedules(random: Random, accounts: readonly DemoAccount[], now: Date): DemoSchedule[] {
  const schedules: DemoSchedule[] = [];
  addUnderWay(schedules, accounts, now);
  const seen = new Set(schedules.map(({ account }) => account.customer.id));
  for (const account of accounts) {
    const { id } = account.customer;
    const isFirst = !seen.has(id);
    seen.add(id);
    if (id === showcaseCustomerId) {
      if (account.id === accounts.find((other) => other.customer.id === id)?.id) addShowcase(schedules, accounts, now);
    } else if (isFirst && random.chance(account.customer.named ? 0.7 : 0.42)) {
      schedules.push(inventSchedule(random, schedules.length, account, now));
    }
  }
  return schedules;
}

/** Of each community two schedules that were due yesterday: one will be tried again, one waits for its answer. */
function addUnderWay(schedules: DemoSchedule[], accounts: readonly DemoAccount[], now: Date): void {
  for (const communityId of [10, 20]) {
    const able = accounts.filter(({ customer, type, isDefault, createdAt }) => {
      const isOld = createdAt.getTime() < now.getTime() - 60 * dayLength;
      const isOrdinary = customer.communityId === communityId && customer.id !== showcaseCustomerId;
      return isOrdinary && type === 'CREDIT_CARD' && isDefault && isOld;
    });
    for (const [index, lastDate] of (['RETRYING', 'PROCESSING'] as const).entries()) {
      const account = able[index];
      if (!account) throw new Error(`Community ${communityId} has too few cards`);
      const zone = zoneOf(account.customer.currency);
      const start = addDays(dayIn(zone, now), -1 - 28);
      const schedule = blankSchedule(
        idOf(schedules.length),
        account,
        'Instalments',
        'FOUR_WEEKLY',
        8500 + index * 1250,
        start,
      );
      schedules.push({ ...schedule, changedAt: instant(zone, start, 0), lastDate });
    }
  }
}

function addShowcase(schedules: DemoSchedule[], accounts: readonly DemoAccount[], now: Date): void {
  const [card, bank] = accounts.filter((account) => account.customer.id === showcaseCustomerId);
  if (!card || !bank) throw new Error('The walkthrough needs a card and a bank account');
  const today = dayIn('Australia/Sydney', now);
  const next = (account: DemoAccount, description: string, frequency: Frequency, amount: number, start: Day) => {
    const changedAt = instant('Australia/Sydney', start, 9 * 60);
    schedules.push({
      ...blankSchedule(idOf(schedules.length), account, description, frequency, amount, start),
      changedAt,
    });
  };
  next(card, 'Water rates', 'FORTNIGHTLY', 18_640, addDays(today, 4 - 14 * 7));
  next(bank, 'Hydrant access', 'FOUR_WEEKLY', 6400, addDays(today, 11 - 28 * 4));
}

/** An active schedule that is paid until it is stopped. */
export function blankSchedule(
  id: number,
  account: DemoAccount,
  description: string,
  frequency: Frequency,
  amount: number,
  start: Day,
): DemoSchedule {
  return {
    id,
    account,
    description,
    frequency,
    amount,
    start,
    status: 'ACTIVE',
    statusReason: '',
    changedAt: account.createdAt,
    endDate: null,
    numberOfPayments: null,
    paymentsMade: 0,
    lastPaymentDate: null,
    nextNumber: 0,
    lastDate: null,
  };
}

const idOf = (index: number): number => 20_418 + index;

const endings: readonly RecurringPaymentStatus[] = [
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'STOPPED',
  'FAILED',
  'COMPLETED',
];

function inventSchedule(random: Random, index: number, account: DemoAccount, now: Date): DemoSchedule {
  const { customer } = account;
  const zone = zoneOf(customer.currency);
  const today = dayIn(zone, now);
  const known = Math.max(1, daysBetween(dayIn(zone, account.createdAt), today));
  const description = random.pick(descriptions[customer.businessId] ?? ['Payments']);
  const amount = customer.communityId === 20 ? random.between(1800, 9900) : random.between(3500, 26_000);
  const start = addDays(today, -random.between(0, Math.min(known - 1, 420)));
  const schedule = blankSchedule(idOf(index), account, description, random.pick(frequencies), amount, start);
  schedule.changedAt = instant(zone, start, 0) < account.createdAt ? account.createdAt : instant(zone, start, 0);
  if (!customer.enabled) return { ...schedule, status: 'INACTIVE', changedAt: customer.disabledAt ?? now };
  if (!account.enabled) return { ...schedule, status: 'STOPPED' };
  const ran = daysBetween(start, today);
  const status = ran < 8 ? 'ACTIVE' : random.pick(endings);
  if (status === 'ACTIVE') return schedule.frequency === 'ONCE' ? { ...schedule, frequency: 'MONTHLY' } : schedule;
  const endedOn = addDays(today, -random.between(1, Math.min(60, ran - 1)));
  const changedAt = instant(zone, endedOn, 10 * 60 + random.between(0, 300));
  if (status !== 'COMPLETED') return { ...schedule, status, changedAt };
  return random.chance(0.3)
    ? { ...schedule, status, frequency: 'ONCE', changedAt: instant(zone, start, 3 * 60), numberOfPayments: 1 }
    : { ...schedule, status, changedAt, endDate: endedOn };
}

/** Inserts the schedules, after their occurrences have said how often they were paid. */
export async function insertDemoSchedules(owner: Client, schedules: readonly DemoSchedule[]): Promise<void> {
  await insertRows(owner, 'app.recurring_payment', schedules.map(scheduleRow));
}

function scheduleRow(schedule: DemoSchedule): object {
  const { account, status, changedAt } = schedule;
  const { customer } = account;
  const next = plannedPayment(planOf(schedule), schedule.nextNumber)?.date ?? null;
  const endRule = schedule.endDate ? 'ON_DATE' : schedule.numberOfPayments ? 'AFTER_PAYMENTS' : 'UNTIL_STOPPED';
  return {
    community_id: customer.communityId,
    business_id: customer.businessId,
    customer_id: customer.id,
    id: schedule.id,
    customer_account_id: account.id,
    code: `PS-${schedule.id}`,
    description: schedule.description,
    frequency: schedule.frequency,
    end_rule: endRule,
    start_date: schedule.start,
    end_date: schedule.endDate,
    number_of_payments: schedule.numberOfPayments,
    payments_made: schedule.paymentsMade,
    next_occurrence: schedule.nextNumber,
    next_payment_date: status === 'ACTIVE' ? next : null,
    run_on: status === 'STOPPED' || status === 'COMPLETED' ? null : next,
    last_payment_date: schedule.lastPaymentDate,
    status,
    status_reason: status === 'FAILED' ? schedule.statusReason : '',
    status_changed_at: changedAt,
    stopped_at: status === 'STOPPED' ? changedAt : null,
    amount: schedule.amount,
    currency: customer.currency,
    customer_reference_number: customer.number,
    payment_reference_number: `PS-${schedule.id}`,
    disabled_with_customer_at: status === 'INACTIVE' ? customer.disabledAt : null,
    version: status === 'ACTIVE' ? 1 : 2,
    created_at: account.createdAt < changedAt ? account.createdAt : changedAt,
    updated_at: changedAt,
  };
}
