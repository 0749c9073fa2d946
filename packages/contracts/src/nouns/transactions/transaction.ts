import { z } from 'zod';
import { currentVersion, shownText, statusDisplay, statusField, toneField } from '../../kernel/field-builders.ts';
import { date, dateTime, id, money } from '../../kernel/primitives.ts';
import { paymentMethodCodes } from '../../rules/payments/payment-methods.ts';
import { transactionStates } from '../../rules/states/transaction.ts';
import { paymentSources, transactionTypes } from './transaction-words.ts';

const amount = (title: string, description: string) => money().meta({ title, description });
/** How a payment was paid, as it was then. */
const PaidFrom = z
  .strictObject({
    accountType: z
      .enum(paymentMethodCodes)
      .meta({ title: 'Account type', description: 'Card, bank account, agreement or PayID.' }),
    maskedNumber: z
      .string()
      .nullable()
      .meta({ title: 'Number', description: 'Number with most digits hidden.', examples: ['424242......4242'] }),
    holderName: shownText('Account name', 'Name on the card or account.'),
    cardScheme: z.string().nullable().meta({ title: 'Card scheme', description: 'VISA, MASTERCARD and so on.' }),
    cardType: z.string().nullable().meta({ title: 'Card type', description: 'CREDIT, DEBIT or PREPAID.' }),
    bsb: z.string().nullable().meta({ title: 'BSB', description: 'BSB of an Australian account, six digits.' }),
  })
  .meta({ id: 'PaidFrom' });

/** A payment or a refund (1E005). */
export const Transaction = z
  .strictObject({
    receiptNumber: z
      .string()
      .meta({ title: 'Receipt number', description: 'Unique in the community.', examples: ['1000000001'] }),
    transactionType: z.enum(transactionTypes).meta({ title: 'Type', description: 'Payment or refund.' }),
    status: statusField(
      transactionStates,
      'Status. PENDING: it goes to the bank at the cut-off. SUSPENDED: held by fraud guard. IN_FLIGHT: the outcome is not known yet. DISHONOURED: the bank returned it. CANCELLED: stopped before it was sent.',
    ),
    statusDisplay: statusDisplay(transactionStates),
    statusGroup: toneField('Status group'),
    businessId: id().meta({ title: 'Business ID', description: 'The supplier business that receives the payment.' }),
    customerId: id()
      .nullable()
      .meta({ title: 'Customer ID', description: 'The customer who pays; null where there is none.' }),
    customerName: shownText('Customer name', 'Name of the customer at the time.'),
    customerReferenceNumber: shownText('Customer reference', 'Your reference for the customer.'),
    paymentReferenceNumber: shownText(
      'Payment reference',
      'Your reference for the payment, such as an invoice number.',
    ),
    comment: shownText('Comment', 'Comment on the payment.'),
    source: z.enum(paymentSources).meta({ title: 'Source', description: 'How the payment was made.' }),
    sourceDisplay: shownText('Source display', 'The source, formatted for display.'),
    transactionTime: dateTime().meta({ title: 'Time', description: 'When it was made, UTC.' }),
    settlementDate: date().nullable().meta({
      title: 'Settlement date',
      description: 'Banking day it settles on; null where nothing settles: declined, voided or cancelled.',
    }),
    principalAmount: amount('Principal', 'The amount before the surcharge.'),
    surchargeAmount: amount('Surcharge', 'Surcharge for the card.'),
    totalAmount: amount('Total', 'Total collected: principal and surcharge.'),
    paidFrom: PaidFrom.meta({ title: 'Paid from', description: 'The card or account, at the time of the payment.' }),
    summaryCode: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .nullable()
      .meta({
        title: 'Summary code',
        description: '0 approved, 1 declined, 2 not known, 3 rejected; null while there is no response.',
      }),
    responseCode: z.string().nullable().meta({ title: 'Response code', description: 'The network’s code.' }),
    responseText: shownText('Response', 'The response as text.'),
    traceId: shownText('Trace ID', 'Links a payment to its refunds, attempts and log lines.'),
    version: currentVersion(),
  })
  .meta({ id: 'Transaction', title: 'Transaction', description: 'A payment or a refund.' });
export type Transaction = z.output<typeof Transaction>;
