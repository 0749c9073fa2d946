import * as contracts from '@quickportal/contracts/transactions/contracts';
import { pollExport } from '../../procedures/read-export.ts';
import { implement } from '../../procedures/implement.ts';
import { transactionsExport } from './transactions-export.ts';

export const pollTransactionExport = implement(contracts.pollTransactionExport).query(({ ctx, input }) =>
  pollExport(ctx, transactionsExport, input.query.exportId),
);
