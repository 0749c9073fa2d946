import * as contracts from '@quickportal/contracts/bank-statements/contracts';
import { listBankStatements as list } from '@quickportal/db/bank-statements/list-bank-statements';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { toBankStatement } from './to-bank-statement.ts';

export const listBankStatements = implement(contracts.listBankStatements).query(async ({ ctx, input: { query } }) => {
  const { items, recordsCount } = await list(ctx.db, query);
  return pageOf({ items: items.map(toBankStatement), recordsCount }, query);
});
