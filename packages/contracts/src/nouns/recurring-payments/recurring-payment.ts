import { z } from 'zod';
import { currentVersion, shownText, statusFields } from '../../kernel/field-builders.ts';
import { count, currency, date, dateTime, id, money } from '../../kernel/primitives.ts';
import { scheduleFrequencies, type ScheduleFrequency } from '../../rules/schedule/frequency.ts';
import { endRules, type ScheduleEnd } from '../../rules/schedule/series.ts';
import { payToAgreementStates } from '../../rules/states/payto-agreement.ts';
import { recurringPaymentStates } from '../../rules/states/recurring-payment.ts';
import { cardEnd, ScheduleDate, UpcomingPayment } from './planned-payment.ts';

export const Frequency = z.enum(scheduleFrequencies as [ScheduleFrequency, ...ScheduleFrequency[]]);
export const EndRule = z.enum(Object.keys(endRules) as [ScheduleEnd['rule'], ...ScheduleEnd['rule'][]]);

const rowShape = {
  paymentScheduleId: id().meta({ title: 'Schedule ID', description: 'Identifier given by the portal.' }),
  paymentScheduleCode: shownText('Schedule', 'Code of the schedule, unique in the community.', 'PS-20418'),
  description: shownText('Description', 'What the payments are for.', 'Water rates'),
  ...statusFields(recurringPaymentStates, 'Only ACTIVE schedules take payments.'),
  nextPaymentDate: date()
    .nullable()
    .meta({ title: 'Next payment date', description: 'Date of the next payment; null where none is due.' }),
  amount: money().meta({ title: 'Amount', description: 'Principal of each payment.' }),
  frequency: Frequency.meta({ title: 'Frequency', description: 'How often a payment is taken.' }),
  summary: shownText('Summary', 'Frequency and end as a sentence.', 'Every month on the 31st, until stopped'),
  accountDisplayName: shownText('Account', 'What is charged, masked.', 'Visa •••• 4242'),
};

/** A schedule as lists show it (1E006). */
export const RecurringPaymentRow = z.strictObject(rowShape).meta({ id: 'RecurringPaymentRow' });
export type RecurringPaymentRow = z.output<typeof RecurringPaymentRow>;

/** The agreement by which a schedule is paid. */
const PaidByAgreement = z
  .strictObject({
    agreementToken: shownText('Agreement token', 'Stands for the agreement.', 'C09000000101482213700091552604'),
    ...statusFields(payToAgreementStates, 'Payments can be taken while it is ACTIVE.'),
  })
  .meta({ id: 'PaidByAgreement' });

/** A payment schedule of a customer (1E006). */
export const RecurringPayment = z
  .strictObject({
    ...rowShape,
    customerId: id().meta({ title: 'Customer ID', description: 'The customer who pays.' }),
    customerName: shownText('Customer', 'Name of the customer.'),
    customerNumber: shownText('Customer number', 'Number of the customer.'),
    supplierId: id().meta({ title: 'Supplier business ID', description: 'The business that is paid.' }),
    supplierBusiness: shownText('Supplier business', 'Name of the business that is paid.'),
    accountId: id().nullable().meta({ title: 'Account ID', description: 'The account that is charged.' }),
    accountToken: shownText('Account token', 'Identifies the account; empty where it is no longer known.'),
    accountEnabled: z.boolean().meta({ title: 'Account enabled', description: 'Whether it can be charged.' }),
    cardEnd,
    payToAgreement: PaidByAgreement.nullable().meta({
      title: 'PayTo agreement',
      description: 'The agreement by which it is paid; null: it is paid from its account.',
    }),
    instalmentAmount: shownText('Amount of a payment', 'Principal, decimal text with two digits.', '120.50'),
    currency: currency().meta({ title: 'Currency', description: 'ISO 4217 code.' }),
    startDate: date().meta({ title: 'Start', description: 'Date from which all others are calculated.' }),
    endRule: EndRule.meta({ title: 'Ends', description: 'When the schedule ends.' }),
    endDate: date().nullable().meta({ title: 'End date', description: 'Last date that can be due.' }),
    numberOfPayments: count().nullable().meta({
      title: 'Number of payments',
      description: 'Number of payments after which it ends; skipped ones count.',
    }),
    paymentsMade: count().meta({ title: 'Payments made', description: 'Number of payments taken.' }),
    paymentsLeft: count().nullable().meta({
      title: 'Payments left',
      description: 'Remaining payments; null where the schedule runs until stopped.',
    }),
    amountLeft: money().nullable().meta({
      title: 'Amount left',
      description: 'Sum of their principals; null where the schedule runs until stopped.',
    }),
    lastPaymentDate: date().nullable().meta({ title: 'Last payment', description: 'Date of the last payment taken.' }),
    customerReferenceNumber: shownText('Customer reference', 'Sent with every payment.'),
    paymentReferenceNumber: shownText('Payment reference', 'Sent with every payment.'),
    statusReason: shownText('Reason', 'Why it failed; otherwise empty.'),
    upcomingPayments: z
      .array(UpcomingPayment)
      .meta({ title: 'Upcoming payments', description: 'The next 12 payments; fewer where it ends before.' }),
    scheduleDates: z
      .array(ScheduleDate)
      .meta({ title: 'Dates', description: 'The next 12 agreed dates, skipped ones too.' }),
    version: currentVersion(),
    createdAt: dateTime().meta({ title: 'Created at', description: 'When it was set up, UTC.' }),
    updatedAt: dateTime().meta({ title: 'Updated at', description: 'When it last changed, UTC.' }),
  })
  .meta({ id: 'RecurringPayment', title: 'Payment schedule', description: 'Payments that are taken automatically.' });
export type RecurringPayment = z.output<typeof RecurringPayment>;
