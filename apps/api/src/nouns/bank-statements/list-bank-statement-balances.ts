import * as contracts from '@quickportal/contracts/bank-statements/contracts';
import { listStatementBalances } from '@quickportal/db/bank-statements/list-bank-statements';
import { implement } from '../../procedures/implement.ts';
import { toBankStatementBalance } from './to-bank-statement.ts';

export const listBankStatementBalances = implement(contracts.listBankStatementBalances).query(async ({ ctx }) => ({
  items: (await listStatementBalances(ctx.db)).map(toBankStatementBalance),
}));
