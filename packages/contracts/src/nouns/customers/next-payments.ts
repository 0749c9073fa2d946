import { z } from 'zod';
import { date, money } from '../../kernel/primitives.ts';
import { RecurringPayment } from '../recurring-payments/recurring-payment.ts';

/** A payment that a schedule will take, with its surcharge. */
export const NextPayment = z
  .strictObject({
    date: date().meta({ title: 'Date', description: 'Date of the payment, in the community’s time zone.' }),
    paymentScheduleId: RecurringPayment.shape.paymentScheduleId,
    paymentScheduleCode: RecurringPayment.shape.paymentScheduleCode,
    description: RecurringPayment.shape.description,
    amount: money().meta({ title: 'Amount', description: 'Principal that is taken.' }),
    surchargeAmount: money().meta({
      title: 'Surcharge',
      description: 'Surcharge at today’s rates; zero for none.',
    }),
    totalAmount: money().meta({ title: 'Total', description: 'What is charged: amount and surcharge.' }),
  })
  .meta({ id: 'CustomerNextPayment' });
export type NextPayment = z.output<typeof NextPayment>;

/** What all active schedules of a customer take next. */
export const NextPayments = z
  .strictObject({
    until: date().meta({
      title: 'Until',
      description: 'Last day that `due` counts: the Sunday that ends the third week after this one.',
    }),
    items: z
      .array(NextPayment)
      .meta({ title: 'Payments', description: 'Payments due until then, at least the next three.' }),
    due: z.array(money()).meta({ title: 'Due', description: 'Total due until then, by currency.' }),
    hasMore: z.boolean().meta({
      title: 'More schedules',
      description: 'True when the customer has more than 100 active schedules; only the first 100 are included.',
    }),
  })
  .meta({ id: 'CustomerNextPayments' });
export type NextPayments = z.output<typeof NextPayments>;
