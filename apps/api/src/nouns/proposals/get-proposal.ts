import * as contracts from '@quickportal/contracts/proposals/contracts';
import { implement } from '../../procedures/implement.ts';
import { findDecisionRequest, proposalDetails, seenBy } from './seen-proposals.ts';

export const getProposal = implement(contracts.getProposal).query(async ({ ctx, input }) => {
  const found = await findDecisionRequest(ctx, input.params.proposalId);
  const { db } = ctx.services;
  const ofKind = db.reader(found.kind.scope(found.row.communityId));
  return proposalDetails(ctx, found, { db: db.reader(seenBy(ctx).scope), ofKind });
});
