import { z } from 'zod';
import { count, money, currency, date } from '../../kernel/primitives.ts';
import { paymentMethodCodes } from '../../rules/payments/payment-methods.ts';

/** How many weeks back the same weekday is compared with today. */
export const WEEKS_COMPARED = 4;
/** Reasons that are named; the others are among the declined. */
export const MOST_REASONS = 5;

const usual = (title: string, description: string) =>
  z
    .number()
    .min(0)
    .nullable()
    .meta({ title, description: `${description} Null where there was none.` });

const PaymentsOfHour = z
  .strictObject({
    hour: z.int().min(0).max(23).meta({ title: 'Hour', description: 'Hour of the community’s zone.' }),
    approved: count().meta({
      title: 'Approved',
      description: 'Payments that were approved, also those refunded since.',
    }),
    declined: count().meta({ title: 'Declined', description: 'Payments that were declined or dishonoured.' }),
    other: count().meta({ title: 'Other', description: 'Pending, suspended, processing, voided or cancelled.' }),
    usual: z
      .number()
      .min(0)
      .meta({ title: 'Usual', description: 'Payments in this hour on the days compared, on average.' }),
  })
  .meta({ id: 'PaymentsOfHour' });

const AmountOfHour = z
  .strictObject({
    hour: PaymentsOfHour.shape.hour,
    approved: money().meta({ title: 'Approved', description: 'Total of the approved payments.' }),
    usual: money().meta({ title: 'Usual', description: 'The same on the days compared, on average.' }),
  })
  .meta({ id: 'AmountOfHour' });

const AmountsToday = z
  .strictObject({
    currency: currency().meta({ title: 'Currency', description: 'ISO 4217 code.' }),
    approved: money().meta({ title: 'Approved', description: 'Total of the payments approved today.' }),
    usual: money().meta({
      title: 'Usual',
      description: 'The same by this time of the day on the days compared, on average.',
    }),
    hours: z.array(AmountOfHour).length(24).meta({ title: 'Hours', description: 'By hour of the day.' }),
  })
  .meta({ id: 'AmountsToday' });

const DeclineReason = z
  .strictObject({
    paymentMethod: z
      .enum(paymentMethodCodes)
      .meta({ title: 'Payment method', description: 'Whose response code it is.' }),
    responseCode: z.string().meta({ title: 'Response code', description: 'Code of the response.', examples: ['51'] }),
    reason: z.string().meta({ title: 'Reason', description: 'The code in words.', examples: ['Insufficient funds'] }),
    count: count().meta({ title: 'Count', description: 'Payments declined today with this code.' }),
  })
  .meta({ id: 'DeclineReason' });

/** The payments of today so far, beside the same weekday of the last four weeks. */
export const PaymentsToday = z
  .strictObject({
    today: date().meta({ title: 'Today', description: 'The current date in the community’s time zone.' }),
    hour: PaymentsOfHour.shape.hour.meta({ title: 'Current hour', description: 'The hour that is not over yet.' }),
    payments: count().meta({ title: 'Payments', description: 'Payments of today in any status.' }),
    approved: PaymentsOfHour.shape.approved,
    declined: PaymentsOfHour.shape.declined,
    usualPayments: usual('Usual payments', 'Payments by this time of the day on the days compared, on average.'),
    usualSuccessRate: usual('Usual success rate', 'Percentage approved of those approved or declined by this time.'),
    hours: z.array(PaymentsOfHour).length(24).meta({ title: 'Hours', description: 'By hour of the day.' }),
    amounts: z
      .array(AmountsToday)
      .meta({ title: 'Amounts', description: 'By currency; empty where nothing was approved on any of the days.' }),
    declineReasons: z
      .array(DeclineReason)
      .max(MOST_REASONS)
      .meta({ title: 'Reasons', description: 'The most frequent reasons for declines today.' }),
  })
  .meta({ id: 'PaymentsToday', title: 'Payments today' });
export type PaymentsToday = z.output<typeof PaymentsToday>;
