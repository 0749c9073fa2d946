import { business } from '../../kernel/filter.ts';
import { list, type SortKey } from '../../kernel/list.ts';
import { frequencyTitles } from '../../rules/schedule/frequency.ts';
import { recurringPaymentStates } from '../../rules/states/recurring-payment.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';

/** The schedules of all customers as they are shown, sorted and exported. */
export const scheduleList = list({
  name: 'schedules',
  title: 'Payment schedules',
  noun: ['schedule', 'schedules'],
  totals: true,
  savedViews: 'recurring-payments',
  columnsVersion: 1,
  columns: {
    customerName: { title: 'Customer name', short: 'Customer', lead: true, maxWidth: 15 },
    customerNumber: { title: 'Customer number', kind: 'code', rank: 3, hidden: true },
    customerId: { title: 'Customer ID', kind: 'id', only: 'file' },
    paymentScheduleCode: { title: 'Schedule', kind: 'code' },
    status: { title: 'Status', kind: 'status', words: stateTitles(recurringPaymentStates), sortable: true },
    nextPaymentDate: {
      title: 'Next payment date',
      short: 'Next payment',
      kind: 'date',
      sortable: true,
      ascendingFirst: true,
    },
    amount: { title: 'Amount', kind: 'money', inFile: ['amount', 'currency'] },
    currency: { title: 'Currency', only: 'file' },
    frequency: { title: 'Frequency', words: frequencyTitles, rank: 3, hidden: true },
    accountDisplayName: { title: 'Account', before: 'amount', rank: 3, maxWidth: 12 },
    description: { title: 'Description', before: 'amount', rank: 3, maxWidth: 14 },
    supplierBusiness: { title: 'Business', before: 'amount', rank: 3, maxWidth: 12 },
    statusReason: { title: 'Why it failed', before: 'amount', rank: 2, maxWidth: 18 },
    startDate: { title: 'Start', kind: 'date', only: 'file' },
    paymentsMade: { title: 'Payments made', kind: 'number', only: 'file' },
    lastPaymentDate: { title: 'Last payment', kind: 'date', only: 'file' },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Search',
      description:
        'Beginning of the schedule’s code, with or without its letters, or words of the customer’s name, number, email or phone in any order.',
      examples: ['PS-20418'],
      label: 'Schedule, customer, email or phone',
      max: 100,
      typedExamples: ['status:failed olsson', 'status:failed,stopped'],
    },
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only in these statuses.',
      examples: [['FAILED', 'INACTIVE']],
      choices: stateTitles(recurringPaymentStates),
      many: true,
    },
    businessId: business({ description: 'Only of these supplier businesses.', many: true }),
  },
});
export type ScheduleSortField = SortKey<typeof scheduleList>;

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
