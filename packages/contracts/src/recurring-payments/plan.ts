import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { amountText, count, date, id, money } from '../kernel/primitives.ts';
import { changeVersion, ofCustomer, oneSchedule, scheduleAudience } from './call-parts.ts';
import { ChargedScheduleDate, UpcomingPayment } from './planned-payment.ts';
import { scheduleChangeRights } from './recurring-payment-rights.ts';
import { RecurringPayment } from './recurring-payment.ts';
import { scheduleShape } from './schedule-fields.ts';

const { accountToken, instalmentAmount, frequency, nextPaymentDate, endRule, endDate, numberOfPayments } =
  scheduleShape;

export const SchedulePreview = z
  .strictObject({
    summary: z.string().meta({ title: 'In words', description: 'Frequency and end as people say them.' }),
    upcomingPayments: z
      .array(UpcomingPayment)
      .meta({ title: 'Upcoming payments', description: 'The first 12 payments it would take.' }),
    scheduleDates: z
      .array(ChargedScheduleDate)
      .meta({ title: 'Dates', description: 'The first 12 agreed dates, skipped ones too.' }),
    paymentsLeft: count()
      .nullable()
      .meta({ title: 'Payments', description: 'How many in all; null where it goes on until it is stopped.' }),
    amountLeft: money()
      .nullable()
      .meta({ title: 'Sum', description: 'Sum of principals; null where it goes on until it is stopped.' }),
    surchargeAmount: money().meta({ title: 'Surcharge', description: 'Added to each payment; zero for none.' }),
    totalAmount: money().meta({ title: 'Total', description: 'What each payment comes to.' }),
    paymentTodayMessage: z
      .string()
      .meta({ title: 'Payment today', description: 'Says that a payment is attempted immediately; else empty.' }),
  })
  .meta({ id: 'SchedulePreview' });
export type SchedulePreview = z.output<typeof SchedulePreview>;

export const previewRecurringPayment = contract({
  name: 'recurringPayments.preview',
  kind: 'query',
  method: 'POST',
  path: 'customers/{id}/recurring-payments/preview',
  params: ofCustomer(),
  body: z
    .strictObject({
      recurringPaymentId: id()
        .optional()
        .meta({ title: 'Schedule', description: 'The schedule that is edited: changes of single dates are kept.' }),
      accountToken,
      instalmentAmount,
      frequency,
      nextPaymentDate,
      endRule,
      endDate,
      numberOfPayments,
    })
    .meta({ id: 'SchedulePreviewRequest' }),
  responses: { 200: SchedulePreview },
  audience: scheduleAudience,
  rights: { anyOf: scheduleChangeRights },
  summary: 'Preview a schedule',
  description:
    'The next 12 dates and amounts of a schedule as it would be saved, and why one is not taken on its agreed day. Nothing is changed.',
});

const gives = { field: 'change', is: 'GIVE' } as const;

export const changeOccurrence = contract({
  name: 'recurringPayments.changeDate',
  kind: 'mutation',
  method: 'PUT',
  path: 'recurring-payments/{id}/dates/{nominalDate}',
  params: oneSchedule().extend({
    nominalDate: date().meta({ title: 'Agreed date', description: 'Names the payment: its date by the schedule.' }),
  }),
  body: z
    .strictObject({
      change: z.enum(['GIVE', 'SKIP', 'RESTORE']).meta({
        title: 'What to do',
        description:
          'GIVE: another day, another amount or both. SKIP: nothing is taken. RESTORE: as the schedule says.',
        'x-form': {
          widget: 'radio',
          options: [
            { value: 'GIVE', label: 'Take it on another day, or another amount' },
            { value: 'SKIP', label: 'Skip it: nothing is taken' },
            { value: 'RESTORE', label: 'Take it as the schedule says' },
          ],
        },
      }),
      newDate: date()
        .optional()
        .meta({
          title: 'Day',
          description: 'Day to take it on, between the payments before and after; the agreed one if left out.',
          'x-form': { width: 'half', visibleWhen: gives },
        }),
      newAmount: amountText()
        .optional()
        .meta({
          title: 'Amount',
          description: 'Principal of this payment only; the schedule’s amount if left out.',
          examples: ['80.00'],
          'x-form': { widget: 'money', width: 'half', visibleWhen: gives },
        }),
      version: changeVersion,
    })
    .meta({ id: 'ScheduleDateChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: RecurringPayment },
  errors: ['state-conflict'],
  audience: scheduleAudience,
  rights: { anyOf: scheduleChangeRights },
  summary: 'Change an instalment of a schedule',
  description:
    'Skips one payment, moves it or gives it another amount; all others stay as they are. A skipped payment counts as one of those after which the schedule ends.',
});
