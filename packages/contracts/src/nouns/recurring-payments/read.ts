import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { date, id, idList } from '../../kernel/primitives.ts';
import { scheduleAudience, ofCustomer, oneSchedule } from './call-parts.ts';
import { Occurrence } from './occurrence.ts';
import { scheduleReadRights, scheduleChangeRights } from './recurring-payment-rights.ts';
import { ChargedScheduleDate } from './planned-payment.ts';
import { RecurringPaymentRow, RecurringPayment } from './recurring-payment.ts';
import { ScheduleFailure } from './schedule-failure.ts';
import { ScheduleFormData } from './schedule-form-data.ts';

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
        message: shownText('Message', 'Surcharge on card payments; empty where there is none.'),
      })
      .meta({ id: 'CardSurchargesMessage' }),
  },
  summary: 'List card surcharges of a business',
  description: 'The text that forms show about the surcharge that a business adds to card payments.',
  spec: ['1C029'],
});

export const getRecurringPaymentFailure = contract({
  kind: 'query',
  name: 'recurringPayments.getFailure',
  method: 'GET',
  path: 'recurring-payments/{id}/failure',
  params: oneSchedule(),
  query: z.strictObject({
    businessId: idList()
      .optional()
      .meta({ title: 'Business IDs', description: 'Only failed ones of these businesses.' }),
  }),
  responses: { 200: ScheduleFailure },
  audience: scheduleAudience,
  rights: { anyOf: scheduleReadRights },
  summary: 'Retrieve why a schedule failed',
  description:
    'The last unpaid instalment, the network’s response to its last attempt, whether it can be retried, and the failed schedules before and after it.',
});

const readingFormData = {
  kind: 'query',
  method: 'GET',
  audience: scheduleAudience,
  rights: { anyOf: scheduleChangeRights },
  responses: { 200: ScheduleFormData },
} as const;

export const getRecurringPaymentFormDefaults = contract({
  ...readingFormData,
  name: 'recurringPayments.getFormDefaults',
  path: 'customers/{id}/recurring-payments/form-data',
  params: ofCustomer(),
  summary: 'Retrieve the form data of a new schedule',
  description: 'Initial values for the form of a new payment schedule.',
  spec: ['1C025'],
});

export const getRecurringPaymentFormData = contract({
  ...readingFormData,
  name: 'recurringPayments.getFormData',
  path: 'recurring-payments/{id}/form-data',
  params: oneSchedule(),
  summary: 'Retrieve the form data of a schedule',
  description: 'Current values for the form that edits a payment schedule.',
  spec: ['1C027'],
});
