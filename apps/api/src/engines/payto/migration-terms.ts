import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import {
  migrationFault,
  payToFrequencyOf,
  type MigrationCandidate,
} from '@quickportal/contracts/rules/payto/can-migrate';
import { numberOn } from '@quickportal/contracts/rules/schedule/series';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import { lastPayment } from '@quickportal/contracts/rules/schedule/totals';
import type { ScheduleException, SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { recurringPaymentStates } from '@quickportal/contracts/rules/states/recurring-payment';
import type { PayToAgreementRecord, PayToTermsRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import type { MigrationCandidateRecord } from '@quickportal/db/payto-migrations/list-migration-candidates';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { planOf } from '../schedules/plan-of.ts';

/** The agreement must outlast retries of a failed last payment. */
const DAYS_AFTER_LAST = 31;

/** Returns the dates of a schedule under PayTo: the agreed days themselves. */
export const planUnderAgreement = (
  schedule: RecurringPaymentRecord,
  exceptions: readonly ScheduleException[],
): SchedulePlan => planOf({ ...schedule, payToAgreement: {} }, exceptions);

/** Whether a future instalment was moved or has its own amount. Skipped ones fit every agreement. */
function hasChangedPayments(plan: SchedulePlan, nextNumber: number): boolean {
  return (plan.exceptions ?? []).some(
    ({ kind, nominalDate }) => kind !== 'SKIP' && (numberOn(plan, nominalDate) ?? -1) >= nextNumber,
  );
}

export const UNKNOWN_ACCOUNT = 'The account is not known any more.';

/** Returns why a schedule cannot move now; null when it can. `today` is Sydney's date. */
export function candidateFault(
  { schedule, customerEnabled, hasPayToProduct, isInMigration }: MigrationCandidateRecord,
  at: { exceptions: readonly ScheduleException[]; hasPayee: boolean; today: string },
): ReturnType<typeof migrationFault> {
  const { account } = schedule;
  if (account === null) return { title: UNKNOWN_ACCOUNT, text: UNKNOWN_ACCOUNT };
  const plan = planUnderAgreement(schedule, at.exceptions);
  const candidate: MigrationCandidate = {
    accountType: account.accountType,
    currency: schedule.currency,
    accountEnabled: account.enabled,
    customerEnabled,
    scheduleStatus: schedule.status,
    frequency: schedule.frequency,
    amount: schedule.amount,
    payToPayee: hasPayToProduct && at.hasPayee,
    nextPaymentDate: nextPayment(plan, schedule.nextNumber)?.date ?? null,
    isPaidByPayTo: schedule.payToAgreement !== null,
    isInMigration,
    hasChangedPayments: hasChangedPayments(plan, schedule.nextNumber),
    today: at.today,
  };
  return migrationFault(candidate);
}

/**
 * Returns the terms for the payer of a schedule. Periods start at the next instalment, so that each contains one, even
 * with short months; see decision 0073.
 */
export function termsOfSchedule(plan: SchedulePlan, nextNumber: number): PayToTermsRecord {
  const next = nextPayment(plan, nextNumber);
  const frequency = payToFrequencyOf(plan.frequency);
  if (next === null || frequency === null) throw new Error('A schedule that cannot move has no terms');
  return {
    agreementType: 'FIXED',
    frequency,
    currency: 'AUD',
    paymentAmount: plan.amount,
    maximumPaymentAmount: null,
    firstPaymentAmount: null,
    lastPaymentAmount: null,
    firstPaymentDue: next.date,
    lastPaymentDue: null,
    paymentsPerPeriod: null,
    pointInTime: null,
    automaticRenewal: false,
    startDate: next.nominalDate,
    endDate: endDateOf(plan),
  };
}

function endDateOf(plan: SchedulePlan): string | null {
  const last = lastPayment(plan);
  return last && addDays(last.date, DAYS_AFTER_LAST);
}

/** Returns why a schedule no longer fits its agreement; null when it does. */
export function misfit(
  schedule: RecurringPaymentRecord,
  exceptions: readonly ScheduleException[],
  { terms, payer }: PayToAgreementRecord,
): string | null {
  const plan = planUnderAgreement(schedule, exceptions);
  if (schedule.status !== 'ACTIVE') {
    const status = recurringPaymentStates.states[schedule.status].title.toLowerCase();
    return `The schedule was ${status} before the payer approved.`;
  }
  const { account } = schedule;
  const isSameAccount = account?.enabled && account.fingerprint && payer.fingerprint?.equals(account.fingerprint);
  if (!isSameAccount) return 'The account of the schedule changed before the payer approved.';
  if (schedule.amount !== terms.paymentAmount) return 'The amount of the schedule changed before the payer approved.';
  const next = nextPayment(plan, schedule.nextNumber);
  const isSameSeries =
    payToFrequencyOf(schedule.frequency) === terms.frequency &&
    numberOn(plan, terms.startDate) !== null &&
    endDateOf(plan) === terms.endDate;
  if (!isSameSeries || hasChangedPayments(plan, schedule.nextNumber))
    return 'The dates of the schedule changed before the payer approved.';
  return next === null ? 'The schedule took its last payment before the payer approved.' : null;
}
