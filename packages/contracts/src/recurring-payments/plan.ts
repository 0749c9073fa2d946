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
    summary: z.string().meta({ title: 'Summary', description: 'Frequency and end as a sentence.' }),
    upcomingPayments: z
      .array(UpcomingPayment)
      .meta({ title: 'Upcoming payments', description: 'The first 12 payments.' }),
    scheduleDates: z
      .array(ChargedScheduleDate)
      .meta({ title: 'Dates', description: 'The first 12 agreed dates, skipped ones too.' }),
    paymentsLeft: count().nullable().meta({
      title: 'Payments',
      description: 'Total number of payments; null where the schedule runs until stopped.',
    }),
    amountLeft: money()
      .nullable()
      .meta({ title: 'Sum', description: 'Sum of principals; null where the schedule runs until stopped.' }),
    surchargeAmount: money().meta({ title: 'Surcharge', description: 'Added to each payment; zero for none.' }),
    totalAmount: money().meta({ title: 'Total', description: 'Total of each payment.' }),
    paymentTodayMessage: z.string().meta({
      title: 'Payment today',
      description: 'Message that a payment will be attempted immediately; otherwise empty.',
    }),
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
        .meta({ title: 'Schedule', description: 'The schedule being edited; changes to single instalments are kept.' }),
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
    'The next 12 dates and amounts of a schedule as it would be saved, with the reason where a date is moved. Nothing is changed.',
});

const gives = { field: 'change', is: 'GIVE' } as const;

export const changeRecurringPaymentDate = contract({
  name: 'recurringPayments.changeDate',
  kind: 'mutation',
  method: 'PUT',
  path: 'recurring-payments/{id}/dates/{nominalDate}',
  params: oneSchedule().extend({
    nominalDate: date().meta({
      title: 'Agreed date',
      description: 'Identifies the instalment: its date according to the schedule.',
    }),
  }),
  body: z
    .strictObject({
      change: z.enum(['GIVE', 'SKIP', 'RESTORE']).meta({
        title: 'What to do',
        description:
          'GIVE: another date, another amount or both. SKIP: no payment is taken. RESTORE: the schedule’s own date and amount.',
        'x-form': {
          widget: 'radio',
          options: [
            { value: 'GIVE', label: 'Change the date or amount' },
            { value: 'SKIP', label: 'Skip this payment' },
            { value: 'RESTORE', label: 'Restore the schedule’s date and amount' },
          ],
        },
      }),
      newDate: date()
        .optional()
        .meta({
          title: 'Day',
          description: 'Date of the payment, between the payments before and after it; the agreed date if left out.',
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
    'Skips one payment, moves it or changes its amount; all others stay as they are. A skipped payment counts towards the schedule’s number of payments.',
});
