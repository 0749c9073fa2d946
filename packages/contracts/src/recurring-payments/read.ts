import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { pageFields, paged } from '../kernel/paging.ts';
import { count, date, id, money } from '../kernel/primitives.ts';
import { occurrenceStates } from '../rules/states/recurring-payment-occurrence.ts';
import { stateNames } from '../rules/states/state-machine.ts';
import { ofCustomer, oneSchedule, scheduleAudience } from './call-parts.ts';
import { scheduleReadRights } from './recurring-payment-rights.ts';
import { ChargedScheduleDate } from './planned-payment.ts';
import { RecurringPayment, RecurringPaymentRow } from './recurring-payment.ts';

/** Schedules, and dates of a schedule, on a page (1K040 1K049). */
export const SCHEDULES_ON_A_PAGE = 5;

const reading = {
  kind: 'query',
  method: 'GET',
  audience: scheduleAudience,
  rights: { anyOf: scheduleReadRights },
} as const;

export const listRecurringPayments = contract({
  ...reading,
  name: 'recurringPayments.list',
  path: 'customers/{id}/recurring-payments',
  params: ofCustomer(),
  query: z.strictObject(pageFields(SCHEDULES_ON_A_PAGE)),
  responses: { 200: paged(RecurringPaymentRow, 'Schedules').meta({ id: 'RecurringPaymentPage' }) },
  summary: 'List schedules of a customer',
  description: 'The payment schedules of a customer, those that take payments first, five on a page.',
  spec: ['1C021'],
});

/** A schedule as its page shows it. */
export const RecurringPaymentDetails = RecurringPayment.extend({
  scheduleDates: z.array(ChargedScheduleDate).meta({
    title: 'Dates',
    description: 'The next 12 agreed dates, skipped ones too, with the surcharge of each.',
  }),
  today: date().meta({ title: 'Today', description: 'The current date in the community’s time zone.' }),
}).meta({ id: 'RecurringPaymentDetails' });
export type RecurringPaymentDetails = z.output<typeof RecurringPaymentDetails>;

export const getRecurringPayment = contract({
  ...reading,
  name: 'recurringPayments.get',
  path: 'recurring-payments/{id}',
  params: oneSchedule(),
  responses: { 200: RecurringPaymentDetails },
  summary: 'Retrieve a schedule',
  description: 'A payment schedule with its next 12 payments, and the reason where a date is moved.',
});

const words = (title: string, description: string) => z.string().meta({ title, description });

/** What became of one date of a schedule. */
export const Occurrence = z
  .strictObject({
    occurrenceId: id().meta({ title: 'ID', description: 'Identifier given by the portal.' }),
    nominalDate: date().meta({ title: 'Agreed date', description: 'Date according to the schedule.' }),
    date: date().meta({ title: 'Date', description: 'Day it was due on.' }),
    movedBecause: words('Moved because', 'Why it differs from the agreed date; empty where it does not.'),
    amount: money().meta({ title: 'Amount', description: 'Principal.' }),
    status: z.enum(stateNames(occurrenceStates)).meta({ title: 'Status', description: 'Outcome of the instalment.' }),
    statusDisplay: words('Status display', 'The status, formatted for display.'),
    statusClass: z
      .enum(['success', 'info', 'warning', 'danger', 'neutral', 'accent'])
      .meta({ title: 'Status class', description: 'How the status looks as a badge.' }),
    attempts: count().meta({ title: 'Attempts', description: 'Number of attempts.' }),
    nextAttemptDate: date().nullable().meta({
      title: 'Next attempt',
      description: 'Date of the next attempt where the payment is retried; otherwise null.',
    }),
    failure: words('Failure', 'Why it was not paid; otherwise empty.'),
    receiptNumber: z
      .string()
      .nullable()
      .meta({ title: 'Receipt', description: 'Receipt of the last attempt; null where no payment was sent.' }),
  })
  .meta({ id: 'ScheduleOccurrence' });
export type Occurrence = z.output<typeof Occurrence>;

export const listRecurringPaymentOccurrences = contract({
  ...reading,
  name: 'recurringPayments.listOccurrences',
  path: 'recurring-payments/{id}/occurrences',
  params: oneSchedule(),
  query: z.strictObject(pageFields(SCHEDULES_ON_A_PAGE)),
  responses: { 200: paged(Occurrence, 'Dates').meta({ id: 'ScheduleOccurrencePage' }) },
  summary: 'List past instalments of a schedule',
  description: 'The outcome of past due dates, newest first: the payment, its attempts, and why it failed.',
});

export const getCardSurchargesMessage = contract({
  ...reading,
  name: 'recurringPayments.getCardSurchargesMessage',
  path: 'businesses/{id}/card-surcharges-message',
  params: z.strictObject({
    id: id().meta({ title: 'Business ID', description: 'Identifier of the supplier business.' }),
  }),
  responses: {
    200: z
      .strictObject({
        message: words('Message', 'Surcharge on card payments; empty where there is none.'),
      })
      .meta({ id: 'CardSurchargesMessage' }),
  },
  summary: 'List card surcharges of a business',
  description: 'The text that forms show about the surcharge that a business adds to card payments.',
  spec: ['1C029'],
});
