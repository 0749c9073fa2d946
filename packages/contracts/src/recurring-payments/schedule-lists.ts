import { list } from '../kernel/list.ts';

/** Schedules that take no payments until they are resumed. */
export const failedScheduleList = list({
  name: 'failed-schedules',
  title: 'Failed schedules',
  noun: ['schedule', 'schedules'],
  columns: {
    customerName: { title: 'Customer name', short: 'Customer', lead: true, maxWidth: 15 },
    paymentScheduleCode: { title: 'Schedule', kind: 'code' },
    failedAt: { title: 'Failed', kind: 'time' },
    accountDisplayName: { title: 'Account', rank: 2 },
    amount: { title: 'Amount', kind: 'money', corner: true },
    description: { title: 'Description', rank: 3, maxWidth: 14 },
    supplierBusiness: { title: 'Business', rank: 3, maxWidth: 12 },
  },
});

/** The schedules of a customer. */
export const customerScheduleList = list({
  name: 'customer-schedules',
  title: 'Payment Schedules',
  noun: ['schedule', 'schedules'],
  columns: {
    paymentScheduleCode: { title: 'Schedule', kind: 'code', lead: true },
    description: { title: 'Description', maxWidth: 14 },
    status: { title: 'Status', kind: 'status' },
    nextPaymentDate: { title: 'Next payment date', short: 'Next payment', kind: 'date' },
    summary: { title: 'Frequency', rank: 3, maxWidth: 24 },
    accountDisplayName: { title: 'Account', rank: 3, maxWidth: 12 },
    amount: { title: 'Amount', kind: 'money' },
  },
});

/** What became of the dates of a schedule that were due. */
export const occurrenceList = list({
  name: 'schedule-past-dates',
  title: 'Past payments',
  noun: ['date', 'dates'],
  columns: {
    date: { title: 'Date', kind: 'date', lead: true },
    status: { title: 'Status', maxWidth: 20 },
    receiptNumber: { title: 'Receipt number', short: 'Receipt', kind: 'code' },
    amount: { title: 'Amount', kind: 'money' },
  },
});
