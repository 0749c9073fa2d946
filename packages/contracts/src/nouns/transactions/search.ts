import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { sortField, totalsField, pageFields, pagedWithTotals, suggestedQuery } from '../../kernel/paging.ts';
import { sortKeys } from '../../kernel/list.ts';
import { transactionRights } from './transaction-rights.ts';
import { transactionList } from './transaction-list.ts';
import { refundedAmount } from './refunded-amount.ts';
import { Transaction } from './transaction.ts';

/** What transactions are found by; every field narrows. The same in the search and its export. */
export const transactionCriteria = {
  ...filterSchemas(transactionList),
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
