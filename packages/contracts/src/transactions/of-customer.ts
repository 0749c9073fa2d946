import { z } from 'zod';
import { customerAudience, customerId } from '../customers/call-parts.ts';
import { readRights } from '../customers/customer-rights.ts';
import { contract } from '../kernel/contract.ts';
import { pageFields, pagedWithTotals, totalsField } from '../kernel/paging.ts';
import { refundedAmount } from './refunded-amount.ts';
import { Transaction } from './transaction.ts';

/** A line of a customer's Payment History (1E005). */
export const TransactionRow = Transaction.pick({
  receiptNumber: true,
  customerReferenceNumber: true,
  paymentReferenceNumber: true,
  transactionTime: true,
  sourceDisplay: true,
  status: true,
  statusDisplay: true,
  statusGroup: true,
  totalAmount: true,
  transactionType: true,
  paidFrom: true,
})
  .extend({ refundedAmount })
  .meta({ id: 'TransactionRow', title: 'Transaction row', description: 'A payment or refund of a customer.' });
export type TransactionRow = z.output<typeof TransactionRow>;

export const listCustomerTransactions = contract({
  name: 'transactions.listCustomerTransactions',
  kind: 'query',
  method: 'GET',
  path: 'customers/{id}/transactions',
  params: z.strictObject({ id: customerId }),
  query: z.strictObject({ ...totalsField, ...pageFields(5) }),
  responses: {
    200: pagedWithTotals(TransactionRow, 'Transactions', Transaction.shape.status).meta({ id: 'TransactionRowPage' }),
  },
  audience: customerAudience,
  rights: { anyOf: readRights },
  summary: 'List payments of a customer',
  description: 'Payments and refunds of the customer, newest first, five on a page.',
  spec: ['1C023'],
});
