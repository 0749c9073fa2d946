import { z } from 'zod';
import { count, id, money } from '../../kernel/primitives.ts';
import { paymentMethodCodes } from '../../rules/payments/payment-methods.ts';
import { stateNames } from '../../rules/state-machines/state-machine.ts';
import { paymentFileLineStates } from '../../rules/states/payment-file-line.ts';
import { transactionStates } from '../../rules/states/transaction.ts';
import { paymentLineColumns, type PaymentLineColumn } from './payment-line-values.ts';

const LineFinding = z
  .strictObject({
    column: z
      .string()
      .meta({ title: 'Column', description: 'Name of the column; empty for the whole line.', examples: ['amount'] }),
    message: z.string().meta({ title: 'Message', description: 'What is wrong.', examples: ['Enter 0.01 or more.'] }),
  })
  .meta({ id: 'PaymentLineFinding' });

export const lineStatus = () =>
  z.enum(stateNames(paymentFileLineStates)).meta({
    title: 'Line status',
    description:
      'READY: is taken with the release. WRONG, DUPLICATE, LEFT_OUT: is not. TAKEN: the payment is recorded. REFUSED: it no longer could be.',
  });
const shownValue = (name: PaymentLineColumn) => z.string().meta(paymentLineColumns[name]);

/** A line of a payment file. */
export const PaymentFileLine = z
  .strictObject({
    lineNumber: count().meta({ title: 'Line', description: 'Its line in the file, starting at 1.', examples: [118] }),
    status: lineStatus(),
    values: z
      .strictObject({
        businessCode: shownValue('businessCode'),
        customerNumber: shownValue('customerNumber'),
        accountToken: shownValue('accountToken'),
        amount: shownValue('amount'),
        currency: shownValue('currency'),
        customerReferenceNumber: shownValue('customerReferenceNumber'),
        paymentReferenceNumber: shownValue('paymentReferenceNumber'),
        comment: shownValue('comment'),
      })
      .meta({ title: 'Values', description: 'What the line says, as it was uploaded or corrected.' }),
    canBeCorrected: z.boolean().meta({
      title: 'Can be corrected',
      description: 'True for a wrong line, except for one that pays money out.',
    }),
    findings: z.array(LineFinding).meta({ title: 'Findings', description: 'What is wrong with it.' }),
    customerId: id().nullable().meta({ title: 'Customer ID', description: 'The customer; null in a wrong line.' }),
    customerName: z.string().meta({ title: 'Customer', description: 'Name of the customer; empty in a wrong line.' }),
    paymentMethod: z
      .enum(paymentMethodCodes)
      .nullable()
      .meta({ title: 'Payment method', description: 'How it would be paid; null in a wrong line.' }),
    totalAmount: money()
      .nullable()
      .meta({ title: 'Total', description: 'Principal and surcharge; null in a wrong line.' }),
    sameLineNumber: count()
      .nullable()
      .meta({ title: 'Same as line', description: 'An earlier line of the file with the same payment.' }),
    sameReceiptNumber: z
      .string()
      .nullable()
      .meta({ title: 'Same as payment', description: 'Receipt of the same payment of the last 90 days.' }),
    receiptNumber: z
      .string()
      .nullable()
      .meta({ title: 'Receipt number', description: 'Of the payment that was taken; null where none was.' }),
    transactionStatus: z
      .enum(stateNames(transactionStates))
      .nullable()
      .meta({ title: 'Payment status', description: 'Status of the payment that was taken.' }),
  })
  .meta({ id: 'PaymentFileLine' });
export type PaymentFileLine = z.output<typeof PaymentFileLine>;
