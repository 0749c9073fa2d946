import type { ScheduleFailure } from '@quickportal/contracts/recurring-payments/schedule-failure';
import type { ListedSchedule } from '@quickportal/contracts/recurring-payments/search';
import { activeSchedule, failedSchedule, pastDates } from '../schedule.fixtures.ts';

const { scheduleDates: _dates, today: _today, ...schedule } = failedSchedule;
const aud = (amount: string) => ({ amount, currency: 'AUD' as const, displayAmount: `$${amount}` });
const [, , , unpaid] = pastDates;
if (!unpaid) throw new Error('No unpaid date');

/** Declined three times for want of money: it can be tried again. */
export const softFailure: ScheduleFailure = {
  schedule: { ...schedule, scheduleDates: [], statusReason: 'Insufficient funds. Every retry has been used.' },
  failedAt: '2026-11-18T15:30:00.000Z',
  instalment: { ...unpaid, failure: 'Insufficient funds' },
  failedPayments: 2,
  lastTry: {
    receiptNumber: '1000002968',
    attemptedAt: '2026-11-18T15:30:00.000Z',
    accountDisplayName: 'Visa ending 1881',
    isSameAccount: true,
    decline: {
      kind: 'SOFT',
      text: 'Insufficient funds',
      nextStep: 'Try again later, or ask the customer for another account.',
    },
  },
  nextTry: { date: '2026-11-20', surchargeAmount: aud('1.40'), totalAmount: aud('187.80') },
  retryRefusal: '',
  customerEmail: 'margaret.olsson@example.com',
  noticeSentAt: '2026-11-18T15:31:00.000Z',
  queue: { failedCount: 3, position: 1, previousId: 20_426, nextId: 20_425 },
};

/** The card was stolen: another account is needed. */
export const hardFailure: ScheduleFailure = {
  ...softFailure,
  schedule: { ...softFailure.schedule, statusReason: 'Stolen card. The account cannot be charged again.' },
  failedPayments: 1,
  lastTry: softFailure.lastTry && {
    ...softFailure.lastTry,
    decline: {
      kind: 'HARD',
      text: 'Stolen card',
      nextStep: 'Do not try this card again. Ask the customer for another one.',
    },
  },
  nextTry: null,
  retryRefusal: 'The account cannot be charged again.',
  customerEmail: '',
  noticeSentAt: null,
};

const rowOf = (values: Partial<ListedSchedule>): ListedSchedule => {
  const { paymentScheduleId, paymentScheduleCode, description, status, statusDisplay, statusClass } = activeSchedule;
  const { nextPaymentDate, amount, frequency, summary, accountDisplayName } = activeSchedule;
  const { customerId, customerName, customerNumber, supplierId, supplierBusiness, statusReason } = activeSchedule;
  const row = { paymentScheduleId, paymentScheduleCode, description, status, statusDisplay, statusClass };
  const terms = { nextPaymentDate, amount, frequency, summary, accountDisplayName };
  return {
    ...row,
    ...terms,
    customerId,
    customerName,
    customerNumber,
    supplierId,
    supplierBusiness,
    statusReason,
    ...values,
  };
};

/** Two that failed, and two that go on. */
export const listedSchedules: ListedSchedule[] = [
  rowOf({
    paymentScheduleId: 20_424,
    paymentScheduleCode: 'PS-20424',
    status: 'FAILED',
    statusDisplay: 'Failed',
    statusClass: 'danger',
    nextPaymentDate: null,
    statusReason: 'Insufficient funds. Every retry has been used.',
  }),
  rowOf({
    paymentScheduleId: 20_425,
    paymentScheduleCode: 'PS-20425',
    customerName: 'Tui Parata',
    status: 'FAILED',
    statusDisplay: 'Failed',
    statusClass: 'danger',
    nextPaymentDate: null,
    statusReason: 'Stolen card. The account cannot be charged again.',
  }),
  rowOf({}),
  rowOf({
    paymentScheduleId: 20_427,
    paymentScheduleCode: 'PS-20427',
    customerName: 'Ngaire Whitford-Abernethy',
    description: 'Trade waste',
    nextPaymentDate: '2026-12-04',
    amount: aud('12,480.00'),
    supplierBusiness: 'Harbour City Drainage and Trade Waste',
  }),
];
