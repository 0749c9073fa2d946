import * as contracts from '@quickportal/contracts/bank-statement-lines/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadLineDetails } from './to-bank-statement-line-details.ts';

export const getBankStatementLine = implement(contracts.getBankStatementLine).query(({ ctx, input: { params } }) =>
  loadLineDetails(ctx.db, params.id),
);
