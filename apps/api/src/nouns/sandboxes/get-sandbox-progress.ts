import * as contracts from '@quickportal/contracts/sandboxes/contracts';
import { getSandboxOfCommunity } from '@quickportal/db/sandboxes/get-sandbox';
import { getSandboxProgress as countRows } from '@quickportal/db/sandboxes/get-sandbox-progress';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';

export const getSandboxProgress = implement(contracts.getSandboxProgress).query(async ({ ctx }) => {
  const { communityId } = communityOf(ctx);
  orNotFound(await getSandboxOfCommunity(ctx.services.db.reader({ kind: 'auth' }), communityId));
  const counts = await countRows(ctx.db, communityId);
  // All is recorded at once, and then the payments are taken one by one
  return { ...counts, isReady: counts.payments > 0 && counts.paymentsDone === counts.payments };
});
