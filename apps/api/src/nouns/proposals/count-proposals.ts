import * as contracts from '@quickportal/contracts/proposals/contracts';
import { countWaitingProposals } from '@quickportal/db/proposals/read-proposals';
import { implement } from '../../procedures/implement.ts';
import { seenBy } from './seen-proposals.ts';

export const countProposals = implement(contracts.countProposals).query(async ({ ctx }) => {
  const { viewer, scope } = seenBy(ctx);
  const db = ctx.services.db.reader(scope);
  return { waiting: await countWaitingProposals(db, viewer, ctx.services.clock.now()) };
});
