import * as contracts from '@quickportal/contracts/quickrec/contracts';
import { listSimulationLines as list } from '@quickportal/db/quickrec/list-simulation-lines';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { requireStatementAccount, toSimulationLine } from './simulated-account.ts';

export const listSimulationLines = implement(contracts.listSimulationLines).query(async ({ ctx, input }) => {
  const account = await requireStatementAccount(ctx, input.params.accountId);
  const { items, ...found } = await list(ctx.db, { ...account, ...input.query });
  return pageOf({ ...found, items: items.map(toSimulationLine) }, input.query);
});
