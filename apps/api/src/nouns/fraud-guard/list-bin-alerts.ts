import * as contracts from '@quickportal/contracts/fraud-guard/contracts';
import { listBinAlerts as list } from '@quickportal/db/fraud-guard/list-bin-alerts';
import { implement } from '../../procedures/implement.ts';

export const listBinAlerts = implement(contracts.listBinAlerts).query(async ({ ctx, input }) => {
  const items = await list(ctx.db, { ...input.params, now: ctx.services.clock.now() });
  return { items };
});
