import * as contracts from '@quickportal/contracts/proposals/contracts';
import { countWaitingProposals, listProposals as list } from '@quickportal/db/proposals/read-proposals';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { findDeciding, proposalAnswer, proposalDetails, seenBy } from './seen-proposals.ts';

export const listProposals = implement(contracts.listProposals).query(async ({ ctx, input: { query } }) => {
  checkDepth(query);
  const { viewer, scope } = seenBy(ctx);
  const now = ctx.services.clock.now();
  const found = await list(ctx.services.db.reader(scope), viewer, { ...query, now });
  // What waits for somebody is never their own, also not behind another sign-in
  const isOwn = query.tab !== 'WAITING';
  const items = found.items.map((row) => proposalAnswer(row, viewer, now, isOwn));
  return pageOf({ ...found, items }, query);
});

export const countProposals = implement(contracts.countProposals).query(async ({ ctx }) => {
  const { viewer, scope } = seenBy(ctx);
  const db = ctx.services.db.reader(scope);
  return { waiting: await countWaitingProposals(db, viewer, ctx.services.clock.now()) };
});

export const getProposal = implement(contracts.getProposal).query(async ({ ctx, input }) => {
  const found = await findDeciding(ctx, input.params.proposalId);
  return proposalDetails(ctx, ctx.services.db.reader(seenBy(ctx).scope), found);
});
