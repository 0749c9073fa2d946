import * as contracts from '@quickportal/contracts/proposals/contracts';
import { listProposals as list } from '@quickportal/db/proposals/read-proposals';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { proposalResponse, seenBy } from './seen-proposals.ts';

export const listProposals = implement(contracts.listProposals).query(async ({ ctx, input: { query } }) => {
  const { viewer, scope } = seenBy(ctx);
  const now = ctx.services.clock.now();
  const found = await list(ctx.services.db.reader(scope), viewer, { ...query, now });
  // The list of what waits holds nothing that the viewer may not decide
  const isTheirs = query.tab === 'WAITING';
  const items = found.items.map((row) => proposalResponse(row, viewer, now, isTheirs));
  return pageOf({ ...found, items }, query);
});
