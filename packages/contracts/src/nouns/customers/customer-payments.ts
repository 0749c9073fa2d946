import { z } from 'zod';
import { count, currency, date, id, money } from '../../kernel/primitives.ts';
import { TransactionRow } from '../transactions/read.ts';
import { Transaction } from '../transactions/transaction.ts';
import { firstItems } from './first-items.ts';
import { DECLINED_WITHIN_DAYS } from './summary-parts.ts';

const tally = (title: string, description: string) =>
  z
    .strictObject({
      count: count().meta({ title: 'Count', description: 'How many there were.' }),
      amount: money().meta({ title: 'Amount', description: 'Their total, surcharges included.' }),
    })
    .meta({ title, description });

const howMany = (title: string, description: string) => count().meta({ title, description });

const PaymentMonth = z
  .strictObject({
    month: date().meta({ title: 'Month', description: 'Its first day.', examples: ['2026-11-01'] }),
    taken: howMany('Taken', 'Payments that were approved, also those refunded since.'),
    refunded: howMany('Refunded', 'Refunds that were approved.'),
    declined: howMany('Declined', 'Payments that were declined or dishonoured.'),
  })
  .meta({ id: 'CustomerPaymentMonth' });
export type PaymentMonth = z.output<typeof PaymentMonth>;

const PaymentTotals = z
  .strictObject({
    currency: currency().meta({ title: 'Currency', description: 'ISO 4217 code.' }),
    taken: tally('Taken', 'Payments that were approved, also those refunded since.'),
    refunded: tally('Refunded', 'Refunds that were approved.'),
    declined: tally('Declined', 'Payments that were declined or dishonoured.'),
    balance: money().meta({ title: 'Balance', description: 'Payments taken less refunds.' }),
  })
  .meta({ id: 'CustomerPaymentTotals' });
export type PaymentTotals = z.output<typeof PaymentTotals>;

const DeclinedPayment = z
  .strictObject({
    receiptNumber: Transaction.shape.receiptNumber,
    transactionTime: Transaction.shape.transactionTime,
    status: Transaction.shape.status,
    statusDisplay: Transaction.shape.statusDisplay,
    statusGroup: Transaction.shape.statusGroup,
    totalAmount: Transaction.shape.totalAmount,
    reason: z.string().meta({ title: 'Reason', description: 'Why it failed.' }),
    nextStep: z.string().meta({ title: 'Next step', description: 'What to do now.' }),
    accountId: id().nullable().meta({
      title: 'Account ID',
      description: 'The account to retry; null where a retry cannot succeed or the account is disabled.',
    }),
    retryDate: date()
      .nullable()
      .meta({ title: 'Next try', description: 'Date of the next automatic retry; null where there is none.' }),
  })
  .meta({ id: 'CustomerDeclinedPayment' });
export type DeclinedPayment = z.output<typeof DeclinedPayment>;

/** What a customer paid in twelve months, lately, and what failed. */
export const CustomerPayments = z
  .strictObject({
    months: z
      .array(PaymentMonth)
      .meta({ title: 'Months', description: 'The last twelve months of the community’s zone, the current one last.' }),
    totals: z
      .array(PaymentTotals)
      .meta({ title: 'Totals', description: 'Totals of these twelve months, by currency; empty without payments.' }),
    latest: z
      .array(TransactionRow)
      .meta({ title: 'Latest', description: 'The five newest payments and refunds of any age.' }),
    declined: firstItems(
      DeclinedPayment,
      'Declined payments',
      `Payments of the last ${DECLINED_WITHIN_DAYS} days that failed and were not retried successfully, newest first.`,
    ),
  })
  .meta({ id: 'CustomerPayments' });
export type CustomerPayments = z.output<typeof CustomerPayments>;
