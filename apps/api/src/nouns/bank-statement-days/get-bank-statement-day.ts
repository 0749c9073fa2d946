import * as contracts from '@quickportal/contracts/bank-statement-days/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadStatementDay } from './to-bank-statement-day.ts';

export const getBankStatementDay = implement(contracts.getBankStatementDay).query(({ ctx, input: { params } }) =>
  loadStatementDay(ctx.db, { accountId: params.bankStatementAccountId, day: params.statementDate }),
);
