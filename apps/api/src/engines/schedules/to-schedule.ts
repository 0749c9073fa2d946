import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import type { ScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import type {
  RecurringPayment,
  RecurringPaymentRow,
} from '@quickportal/contracts/recurring-payments/recurring-payment';
import { cardEnd, expiryOf } from '@quickportal/contracts/rules/schedule/card-end';
import { formatAmount, type Currency } from '@quickportal/contracts/rules/money';
import type { PlannedPayment, ScheduleException, SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { scheduleSummary } from '@quickportal/contracts/rules/schedule/summary';
import { paymentsLeft, scheduleTotal } from '@quickportal/contracts/rules/schedule/totals';
import {
  nextPayment,
  upcomingDates,
  upcomingPaymentResponse,
  upcomingPayments,
} from '@quickportal/contracts/rules/schedule/upcoming';
import { payToAgreementStates } from '@quickportal/contracts/rules/states/payto-agreement';
import { recurringPaymentStates } from '@quickportal/contracts/rules/states/recurring-payment';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { moneyOf } from '../payments/to-transaction.ts';
import { activeFrom, firstTakeable, planOf } from './plan-of.ts';

/** Converts an instalment to its response form. */
export const toInstalment =
  (plan: SchedulePlan, currency: Currency) =>
  (plannedPayment: PlannedPayment): ScheduleDate => {
    const changes = (plan.exceptions ?? []).filter(({ nominalDate }) => nominalDate === plannedPayment.nominalDate);
    return {
      nominalDate: plannedPayment.nominalDate,
      date: plannedPayment.date,
      amount: moneyOf(plannedPayment.amount, currency),
      ...(plannedPayment.movedBecause === null ? {} : { movedBecause: plannedPayment.movedBecause }),
      isSkipped: plannedPayment.isSkipped,
      isMoved: changes.some(({ kind }) => kind === 'MOVE'),
      isOtherAmount: changes.some(({ kind }) => kind === 'AMOUNT'),
    };
  };

interface Standing {
  schedule: RecurringPaymentRecord;
  exceptions: readonly ScheduleException[];
  zones: CommunityZones;
}

/** Returns the next instalment number of an active schedule; null for any other. */
const nextOf = ({ schedule, zones }: Standing, plan: SchedulePlan): number | null =>
  schedule.status === 'ACTIVE' ? firstTakeable(plan, schedule.nextNumber, activeFrom(schedule, zones)) : null;

/** Returns the next payments of an active schedule; none for any other. */
export function comingPayments(standing: Standing): PlannedPayment[] {
  const plan = planOf(standing.schedule, standing.exceptions);
  const number = nextOf(standing, plan);
  return number === null ? [] : upcomingPayments(plan, number);
}

/** Describes the charged account. */
export const paidFrom = ({ account, payToAgreement }: RecurringPaymentRecord): string => {
  const name = account?.displayName ?? '';
  return payToAgreement ? ['PayTo', name].filter(Boolean).join(', ') : name;
};

function agreementOf({ payToAgreement }: RecurringPaymentRecord): RecurringPayment['payToAgreement'] {
  if (payToAgreement === null) return null;
  const { title, tone } = payToAgreementStates.states[payToAgreement.status];
  const { agreementToken, status } = payToAgreement;
  return { agreementToken, status, statusDisplay: title, statusClass: tone };
}

/** Converts a schedule to a row of lists. */
export function toScheduleRow(standing: Standing): RecurringPaymentRow {
  const { schedule, exceptions } = standing;
  const plan = planOf(schedule, exceptions);
  const number = nextOf(standing, plan);
  const { title, tone } = recurringPaymentStates.states[schedule.status];
  return {
    paymentScheduleId: schedule.recurringPaymentId,
    paymentScheduleCode: schedule.code,
    description: schedule.description,
    status: schedule.status,
    statusDisplay: title,
    statusClass: tone,
    nextPaymentDate: number === null ? null : (nextPayment(plan, number)?.date ?? null),
    amount: moneyOf(schedule.amount, schedule.currency),
    frequency: schedule.frequency,
    summary: scheduleSummary(plan),
    accountDisplayName: paidFrom(schedule),
  };
}

/** Converts a schedule to the full form of calls and events. */
export function toSchedule(standing: Standing): RecurringPayment {
  const { schedule, exceptions } = standing;
  const { currency, end, account } = schedule;
  const plan = planOf(schedule, exceptions);
  const number = nextOf(standing, plan);
  const left = number === null ? null : scheduleTotal(plan, number);
  return {
    ...toScheduleRow(standing),
    customerId: schedule.customerId,
    customerName: schedule.customerName,
    customerNumber: schedule.customerNumber,
    supplierId: schedule.businessId,
    supplierBusiness: schedule.businessName,
    accountId: account?.accountId ?? null,
    accountToken: account?.accountToken ?? '',
    accountEnabled: account?.enabled ?? false,
    cardEnd: number === null || schedule.payToAgreement ? null : cardEnd(plan, number, expiryOf(account)),
    payToAgreement: agreementOf(schedule),
    instalmentAmount: formatAmount(schedule.amount),
    currency,
    startDate: schedule.startDate,
    endRule: end.rule,
    endDate: end.rule === 'ON_DATE' ? end.endDate : null,
    numberOfPayments: end.rule === 'AFTER_PAYMENTS' ? end.numberOfPayments : null,
    paymentsMade: schedule.paymentsMade,
    paymentsLeft: number === null ? null : paymentsLeft(plan, number),
    amountLeft: left === null ? null : moneyOf(left, currency),
    lastPaymentDate: schedule.lastPaymentDate,
    customerReferenceNumber: schedule.customerReferenceNumber,
    paymentReferenceNumber: schedule.paymentReferenceNumber,
    statusReason: schedule.statusReason,
    upcomingPayments: number === null ? [] : upcomingPayments(plan, number).map(upcomingPaymentResponse),
    scheduleDates: number === null ? [] : upcomingDates(plan, number).map(toInstalment(plan, currency)),
    version: schedule.version,
    createdAt: schedule.createdAt,
    updatedAt: schedule.updatedAt,
  };
}
