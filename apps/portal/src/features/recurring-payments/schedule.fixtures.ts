import type { ChargedScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import type { SchedulePreview } from '@quickportal/contracts/recurring-payments/check';
import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import type { Occurrence } from '@quickportal/contracts/recurring-payments/occurrence';

const aud = (amount: string) => ({ amount, currency: 'AUD' as const, displayAmount: `$${amount}` });

const date = (nominalDate: string, values: Partial<ChargedScheduleDate> = {}): ChargedScheduleDate => ({
  nominalDate,
  date: nominalDate,
  amount: aud('186.40'),
  surchargeAmount: aud('1.40'),
  isSkipped: false,
  isMoved: false,
  isOtherAmount: false,
  ...values,
});

/** Every reason that a date can have: skipped, moved by hand, a holiday, a weekend, a short month. */
export const scheduleDates: ChargedScheduleDate[] = [
  date('2026-11-30'),
  date('2026-12-31', { isSkipped: true }),
  date('2027-01-31', { date: '2027-02-01', movedBecause: 'Weekend' }),
  date('2027-02-28', { date: '2027-03-01', movedBecause: 'Short month and weekend' }),
  date('2027-03-31', { amount: aud('80.00'), surchargeAmount: aud('0.60'), isOtherAmount: true }),
  date('2027-04-30', { date: '2027-05-04', movedBecause: 'Moved manually', isMoved: true }),
];

/** An active schedule that takes payments from a card. */
export const activeSchedule: RecurringPaymentDetails = {
  paymentScheduleId: 20_423,
  paymentScheduleCode: 'PS-20423',
  description: 'Water rates',
  status: 'ACTIVE',
  statusDisplay: 'Active',
  statusClass: 'success',
  nextPaymentDate: '2026-11-30',
  amount: aud('186.40'),
  frequency: 'MONTHLY',
  summary: 'Every month on the 31st, or the last day of shorter months, 12 payments',
  accountDisplayName: 'Visa •••• 1881',
  customerId: 1_048_217,
  customerName: 'Margaret Olsson',
  customerNumber: 'HCW-0041827',
  supplierId: 100,
  supplierBusiness: 'Harbour City Water',
  accountId: 500_001,
  accountToken: 'token',
  accountEnabled: true,
  cardEnd: null,
  payToAgreement: null,
  instalmentAmount: '186.40',
  currency: 'AUD',
  startDate: '2026-08-31',
  endRule: 'AFTER_PAYMENTS',
  endDate: null,
  numberOfPayments: 12,
  paymentsMade: 3,
  paymentsLeft: 8,
  amountLeft: aud('1384.80'),
  lastPaymentDate: '2026-10-31',
  customerReferenceNumber: 'HCW-0041827',
  paymentReferenceNumber: 'PS-20423',
  statusReason: '',
  upcomingPayments: [],
  scheduleDates,
  version: 4,
  createdAt: '2026-08-20T03:12:00.000Z',
  updatedAt: '2026-10-31T16:12:00.000Z',
  today: '2026-11-20',
};

const ended = { nextPaymentDate: null, scheduleDates: [], paymentsLeft: null, amountLeft: null };

/** One whose card was reported stolen. */
export const failedSchedule: RecurringPaymentDetails = {
  ...activeSchedule,
  ...ended,
  status: 'FAILED',
  statusDisplay: 'Failed',
  statusClass: 'danger',
  statusReason: 'Stolen card. The account cannot be charged again.',
};

/** One that a user ended. */
export const stoppedSchedule: RecurringPaymentDetails = {
  ...activeSchedule,
  ...ended,
  status: 'STOPPED',
  statusDisplay: 'Stopped',
  statusClass: 'neutral',
};

const past = (occurrenceId: number, day: string, values: Partial<Occurrence> = {}): Occurrence => ({
  occurrenceId,
  nominalDate: day,
  date: day,
  movedBecause: '',
  amount: aud('186.40'),
  status: 'PAID',
  statusDisplay: 'Paid',
  statusClass: 'success',
  attempts: 1,
  nextAttemptDate: null,
  failure: '',
  receiptNumber: `10000029${occurrenceId}`,
  ...values,
});

/** One date of each kind of outcome. */
export const pastDates: Occurrence[] = [
  past(71, '2026-11-19', {
    status: 'RETRYING',
    statusDisplay: 'Retrying',
    statusClass: 'warning',
    failure: 'Insufficient funds',
    nextAttemptDate: '2026-11-22',
  }),
  past(70, '2026-10-31'),
  past(69, '2026-09-30', {
    status: 'SKIPPED',
    statusDisplay: 'Skipped',
    statusClass: 'neutral',
    attempts: 0,
    receiptNumber: null,
  }),
  past(68, '2026-08-31', {
    status: 'FAILED',
    statusDisplay: 'Failed',
    statusClass: 'danger',
    failure: 'Do not honour',
    attempts: 3,
  }),
];

/** What a schedule of 12 payments would do. */
export const preview: SchedulePreview = {
  summary: activeSchedule.summary,
  upcomingPayments: scheduleDates.map(({ date: day, amount }) => ({ date: day, amount: amount.amount })),
  scheduleDates,
  paymentsLeft: 12,
  amountLeft: aud('2236.80'),
  surchargeAmount: aud('1.40'),
  totalAmount: aud('187.80'),
  cardEnd: null,
  paymentTodayMessage: '',
};
