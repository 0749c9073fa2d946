import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { sortField, totalsField, pageFields, pagedWithTotals, suggestedQuery } from '../kernel/paging.ts';
import { sortKeys } from '../kernel/list.ts';
import { text, id, idList, date, amountText, codeList } from '../kernel/primitives.ts';
import { dayPeriods } from '../rules/day-periods.ts';
import { stateNames } from '../rules/states/state-machine.ts';
import { transactionStates } from '../rules/states/transaction.ts';
import { transactionRights } from './transaction-rights.ts';
import { transactionList } from './transaction-list.ts';
import { refundedAmount } from './refunded-amount.ts';
import { transactionTypes } from './transaction-words.ts';
import { Transaction } from './transaction.ts';

const beginning = (max: number, title: string, description: string) =>
  text({ max, min: 0 }).optional().meta({ title, description });

/** What transactions are found by; every field narrows. The same in the search and its export. */
export const transactionCriteria = {
  query: text({ max: 100, min: 0 })
    .optional()
    .meta({
      title: 'Search',
      description:
        'Whatever is at hand: a receipt number or its last five digits, the beginning of a reference, words of the customer’s name, email or phone in any order, the total or principal amount, the last digits of the card or account, the scheme of a card with its last four digits, a BSB, an account token or a trace ID. Words for a day or a status narrow the results: today, yesterday, last week, 20 Nov, 20/11/2026, declined, refunded.',
      examples: ['olsson yesterday'],
    }),
  receiptNumber: text({ max: 20, min: 0 })
    .optional()
    .meta({ title: 'Receipt number', description: 'The whole number.' }),
  reference: beginning(255, 'Reference', 'Beginning of the customer or payment reference; case does not matter.'),
  customerName: beginning(100, 'Customer name', 'Beginning of the name; case and accents do not matter.'),
  customerId: id().optional().meta({ title: 'Customer ID', description: 'Only of this customer.' }),
  businessId: idList().optional().meta({ title: 'Business IDs', description: 'Only of these supplier businesses.' }),
  period: z.enum(dayPeriods).optional().meta({
    title: 'Period',
    description: 'Relative period in the community’s calendar, instead of first and last day.',
  }),
  from: date().optional().meta({ title: 'From', description: 'First day, in the community’s zone.' }),
  to: date().optional().meta({ title: 'To', description: 'Last day, in the community’s zone.' }),
  settlementDate: date().optional().meta({ title: 'Settlement date', description: 'Banking day it settles on.' }),
  amount: amountText()
    .optional()
    .meta({ title: 'Amount', description: 'The total, exactly.', examples: ['101.50'] }),
  amountFrom: amountText()
    .optional()
    .meta({ title: 'Amount from', description: 'Smallest total.', examples: ['100.00'] }),
  amountTo: amountText()
    .optional()
    .meta({ title: 'Amount to', description: 'Largest total.', examples: ['250.00'] }),
  status: codeList(stateNames(transactionStates))
    .optional()
    .meta({ title: 'Status', description: 'Only in these statuses.', examples: [['APPROVED', 'REFUNDED']] }),
  transactionType: z
    .enum(transactionTypes)
    .optional()
    .meta({ title: 'Type', description: 'Payments or refunds only.' }),
  outcome: z.enum(['UNKNOWN']).optional().meta({
    title: 'Outcome',
    description: 'UNKNOWN: only those whose outcome the bank has not confirmed.',
  }),
  lastFour: text({ max: 4, min: 0 }).optional().meta({
    title: 'Last digits',
    description: 'The last digits of the card or account as they are shown: four, or three.',
  }),
  bsb: text({ max: 7, min: 0 }).optional().meta({ title: 'BSB', description: 'BSB of the account, such as 062-000.' }),
  accountToken: text({ max: 64, min: 0 })
    .optional()
    .meta({ title: 'Account token', description: 'Token of a customer’s account, whole.' }),
  responseCode: text({ max: 10, min: 0 })
    .optional()
    .meta({
      title: 'Response code',
      description: 'Only those to which the network responded with this code.',
      examples: ['51'],
    }),
  sort: sortField(sortKeys(transactionList), '-transactionTime'),
};

/** A payment or refund as lists show it. */
export const ListedTransaction = Transaction.extend({
  businessName: z
    .string()
    .meta({ title: 'Business name', description: 'The supplier business that receives the payment.' }),
  refundedAmount,
}).meta({
  id: 'ListedTransaction',
  title: 'Transaction',
  description: 'A payment or refund, with its business and refunds.',
});
export type ListedTransaction = z.output<typeof ListedTransaction>;

export const searchTransactions = contract({
  name: 'transactions.search',
  kind: 'query',
  method: 'GET',
  path: 'transactions',
  query: z.strictObject({ ...transactionCriteria, ...totalsField, ...pageFields(25) }),
  responses: {
    200: pagedWithTotals(ListedTransaction, 'Transactions', Transaction.shape.status)
      .extend({
        ...suggestedQuery,
        understood: z
          .string()
          .optional()
          .meta({
            title: 'Understood as',
            description:
              'What the text was read as: days, a status, and what the rest of it was looked for as. A day or a status that finds nothing is read as text.',
            examples: ['25 Nov 2026 · Declined · “olsson” as a customer or the beginning of a reference'],
          }),
      })
      .meta({ id: 'TransactionPage' }),
  },
  audience: ['facility', 'staff', 'apiKey'],
  rights: transactionRights,
  cost: 2,
  summary: 'Search transactions',
  description:
    'Payments and refunds of the community, by default newest first. Results match all criteria. Where the text finds none, `didYouMean` is the text with its spelling corrected.',
});
