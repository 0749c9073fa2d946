import { dateField, momentField, moneyField, textField } from './field-types.ts';

/** What every notice about a payment can say. */
export const paymentFields = {
  amount: moneyField('Amount', 12_170n),
  paidAt: momentField('Time of the payment', '2026-11-20T03:12:00.000Z'),
  accountSummary: textField('Account', 'Visa ending 4242'),
  receiptNumber: textField('Receipt number', '1000000001'),
};
/** What a notice about a payment shows at a glance. */
export const paymentFacts = ['amount', 'accountSummary', 'paidAt', 'receiptNumber'];
const schedule = {
  scheduleCode: textField('Schedule', 'SCH-00042'),
  accountSummary: textField('Account', 'Visa ending 4242'),
  amount: moneyField('Amount', 12_050n),
  frequency: textField('Frequency', 'monthly'),
  nextPaymentDate: dateField('Next payment date', '2026-12-01'),
};
const scheduleFacts = ['amount', 'frequency', 'nextPaymentDate', 'accountSummary', 'scheduleCode'];
const whatNext = textField('Next step', 'The next payment is taken on 01 Dec 2026.');

/** Notices about payment schedules. */
export const scheduleKinds = {
  RECURRING_CREATED: {
    title: 'Payment schedule set up',
    group: 'Schedules',
    audience: 'CUSTOMER',
    fields: schedule,
    subject: 'Your payments to {{businessName}} are set up',
    body: 'Your payments to {{businessName}} are set up, {{frequency}} from {{accountSummary}}. The first one is taken on {{nextPaymentDate}}.',
    facts: scheduleFacts,
  },
  RECURRING_DECLINED: {
    title: 'Payment of a schedule declined',
    group: 'Schedules',
    audience: 'CUSTOMER',
    fields: {
      scheduleCode: schedule.scheduleCode,
      accountSummary: schedule.accountSummary,
      amount: schedule.amount,
      attemptedAt: momentField('Time of the try', '2026-11-20T03:12:00.000Z'),
      whatNext: textField('Next step', 'We try again on 23 Nov 2026.'),
    },
    subject: 'Your payment to {{businessName}} was declined',
    body: 'A payment of {{amount}} to {{businessName}} from {{accountSummary}} was declined.\n\n{{whatNext}}',
    facts: ['amount', 'accountSummary', 'attemptedAt', 'scheduleCode'],
  },
  RECURRING_DUE: {
    title: 'Payment about to be taken',
    group: 'Schedules',
    audience: 'CUSTOMER',
    fields: schedule,
    subject: 'A payment to {{businessName}} is due on {{nextPaymentDate}}',
    body: '{{businessName}} takes {{amount}} from {{accountSummary}} on {{nextPaymentDate}}.\n\nPlease make sure that there is enough money in the account.',
    facts: scheduleFacts,
  },
  RECURRING_PAID: {
    title: 'Payment of a schedule received',
    group: 'Schedules',
    audience: 'CUSTOMER',
    fields: { ...paymentFields, scheduleCode: schedule.scheduleCode, whatNext },
    subject: 'Receipt {{receiptNumber}} from {{businessName}}',
    body: 'Thank you for your payment to {{businessName}}. The receipt is attached as a PDF.\n\n{{whatNext}}',
    facts: [...paymentFacts, 'scheduleCode'],
  },
  RECURRING_STOPPED: {
    title: 'Payment schedule stopped',
    group: 'Schedules',
    audience: 'CUSTOMER',
    fields: { scheduleCode: schedule.scheduleCode, accountSummary: schedule.accountSummary },
    subject: 'Your payments to {{businessName}} were stopped',
    body: 'The payments to {{businessName}} from {{accountSummary}} were stopped. No more payments are taken for schedule {{scheduleCode}}.',
  },
  RECURRING_UPDATED: {
    title: 'Payment schedule changed',
    group: 'Schedules',
    audience: 'CUSTOMER',
    fields: schedule,
    subject: 'Your payments to {{businessName}} were changed',
    body: 'Your payments to {{businessName}} are now {{amount}}, {{frequency}} from {{accountSummary}}.\n\nThe next one is taken on {{nextPaymentDate}}.',
    facts: scheduleFacts,
  },
} as const;
