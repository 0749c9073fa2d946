import { z } from 'zod';
import { text } from '../../kernel/primitives.ts';

/** What a line of a payment file may say, by the names of its columns. */
export const paymentLineColumns = {
  businessCode: {
    title: 'Business code',
    description: 'Code of the supplier business; optional if there is only one.',
  },
  customerNumber: { title: 'Customer number', description: 'Number of an existing customer.' },
  accountToken: {
    title: 'Account token',
    description: 'Token of the customer’s card, bank account or PayTo agreement; the default account if left empty.',
  },
  amount: { title: 'Amount', description: 'Principal with two decimals, such as 120.50. A card surcharge is added.' },
  currency: { title: 'Currency', description: 'AUD or NZD; the currency of the business if left empty.' },
  customerReferenceNumber: {
    title: 'Customer reference number',
    description: 'Your reference for the customer; the customer number if left empty.',
  },
  paymentReferenceNumber: {
    title: 'Payment reference number',
    description: 'Your reference for the payment, such as an invoice number.',
  },
  comment: { title: 'Comment', description: 'A note for your colleagues.' },
} as const;
export type PaymentLineColumn = keyof typeof paymentLineColumns;
export const paymentLineColumnNames = Object.keys(paymentLineColumns) as PaymentLineColumn[];

const valueOf = (name: PaymentLineColumn) => text({ max: 255, min: 0 }).default('').meta(paymentLineColumns[name]);
/** The values of a line as a user corrects them. */
export const PaymentLineValues = z
  .strictObject({
    businessCode: valueOf('businessCode'),
    customerNumber: valueOf('customerNumber'),
    accountToken: valueOf('accountToken'),
    amount: valueOf('amount'),
    currency: valueOf('currency'),
    customerReferenceNumber: valueOf('customerReferenceNumber'),
    paymentReferenceNumber: valueOf('paymentReferenceNumber'),
    comment: valueOf('comment'),
  })
  .meta({ id: 'PaymentLineValues', 'x-form-layout': { submitLabel: 'Check line' } });
