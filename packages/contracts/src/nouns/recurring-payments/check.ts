import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { count, money, id } from '../../kernel/primitives.ts';
import { ofCustomer, scheduleAudience } from './call-parts.ts';
import { cardEnd, UpcomingPayment, ChargedScheduleDate } from './planned-payment.ts';
import { scheduleChangeRights } from './recurring-payment-rights.ts';
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
    cardEnd,
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
