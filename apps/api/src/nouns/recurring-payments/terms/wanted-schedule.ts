import type { ScheduleFormData } from '@quickportal/contracts/recurring-payments/schedule-form-data';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import type { ScheduleFrequency } from '@quickportal/contracts/rules/schedule/frequency';
import type { ScheduleException, SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import type { ScheduleEnd } from '@quickportal/contracts/rules/schedule/series';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import type { AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { activeFrom, firstTakeable, planOf } from '../../../engines/schedules/plan-of.ts';
import { fieldProblem } from '../../../kernel/problem.ts';
import type { LoadedSchedule } from '../load-schedule.ts';

/** What decides about dates and amounts, as it is entered. */
export interface EnteredDates {
  instalmentAmount: string;
  frequency: ScheduleFrequency;
  nextPaymentDate: string;
  endRule?: ScheduleEnd['rule'] | undefined;
  endDate?: string | undefined;
  numberOfPayments?: number | undefined;
}

/** Where a schedule would stand. */
export interface WantedSchedule {
  plan: SchedulePlan;
  /** The number that comes next. */
  nextNumber: number;
  /** Whether its dates are counted again, from the entered one. */
  restarts: boolean;
}

const endOf = ({ frequency, endRule, endDate, numberOfPayments }: EnteredDates, before: number): ScheduleEnd => {
  if (frequency === 'ONCE') return { rule: 'UNTIL_STOPPED' };
  if (endRule === 'ON_DATE' && endDate !== undefined) return { rule: 'ON_DATE', endDate };
  if (endRule === 'AFTER_PAYMENTS' && numberOfPayments !== undefined)
    return { rule: 'AFTER_PAYMENTS', numberOfPayments: Math.min(9999, before + numberOfPayments) };
  return { rule: 'UNTIL_STOPPED' };
};

/** A new schedule. */
export const newSchedule = (entered: EnteredDates, accountType: AccountType): WantedSchedule => ({
  plan: planOf({
    frequency: entered.frequency,
    startDate: entered.nextPaymentDate,
    end: endOf(entered, 0),
    amount: parseAmount(entered.instalmentAmount) ?? 0n,
    account: { accountType },
  }),
  nextNumber: 0,
  restarts: true,
});

/** The number from which a schedule goes on: one that is off leaves out what has passed. */
export function goesOnFrom(
  { schedule, exceptions }: LoadedSchedule,
  at: { today: string; zones: CommunityZones },
): number {
  const from = schedule.status === 'ACTIVE' ? activeFrom(schedule, at.zones) : at.today;
  return firstTakeable(planOf(schedule, exceptions), schedule.nextNumber, from);
}

/** The dates of a schedule as its form shows them. */
export function shownDates(
  loaded: LoadedSchedule,
  at: { today: string; zones: CommunityZones },
): Pick<ScheduleFormData, 'nextPaymentDate' | 'endRule' | 'endDate' | 'numberOfPayments' | 'frequency'> & {
  instalmentAmount: string;
  nextNumber: number | null;
} {
  const { schedule, exceptions } = loaded;
  const { end } = schedule;
  const next = nextPayment(planOf(schedule, exceptions), goesOnFrom(loaded, at));
  const left = end.rule === 'AFTER_PAYMENTS' && next ? end.numberOfPayments - next.number : null;
  return {
    instalmentAmount: formatAmount(schedule.amount),
    frequency: schedule.frequency,
    nextPaymentDate: next?.nominalDate ?? addDays(at.today, 1),
    endRule: end.rule,
    endDate: end.rule === 'ON_DATE' ? end.endDate : null,
    numberOfPayments: end.rule === 'AFTER_PAYMENTS' ? Math.max(1, left ?? 1) : null,
    nextNumber: next?.number ?? null,
  };
}

/**
 * A schedule after an edit. While frequency and next date stay, so do its numbers and what was changed about single
 * dates; otherwise its dates are counted again from the entered one.
 */
export function editedSchedule(
  loaded: LoadedSchedule,
  entered: EnteredDates,
  accountType: AccountType,
  at: { today: string; zones: CommunityZones },
): WantedSchedule {
  const { schedule, exceptions } = loaded;
  const shown = shownDates(loaded, at);
  const isSame = entered.frequency === shown.frequency && entered.nextPaymentDate === shown.nextPaymentDate;
  if (shown.nextNumber === null || !isSame) {
    if (entered.nextPaymentDate < at.today)
      throw fieldProblem('nextPaymentDate', `Enter a date on or after ${displayDate(at.today)}.`);
    return newSchedule(entered, accountType);
  }
  const amount = parseAmount(entered.instalmentAmount) ?? 0n;
  const end = endOf(entered, shown.nextNumber);
  const kept: readonly ScheduleException[] = exceptions;
  const { frequency, startDate } = schedule;
  const { payToAgreement } = schedule;
  const plan = planOf({ frequency, startDate, end, amount, account: { accountType }, payToAgreement }, kept);
  return { plan, nextNumber: schedule.nextNumber, restarts: false };
}
