import * as contracts from '@quickportal/contracts/sandboxes/contracts';
import { closeSandbox } from '@quickportal/db/sandboxes/close-sandbox';
import { lockSandbox } from '@quickportal/db/sandboxes/get-sandbox';
import { getListedSandbox } from '@quickportal/db/sandboxes/list-sandboxes';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { closeCommunity } from './close-community.ts';
import { toSandbox } from './to-sandbox.ts';

/** The sandbox that a path names; 404 where there is none. */
export const loadSandbox = async ({ services }: CallContext, sandboxId: number) =>
  orNotFound(await getListedSandbox(services.db.reader({ kind: 'auth' }), sandboxId));

export const endSandbox = implement(contracts.endSandbox).mutation(async ({ ctx, input }) => {
  const { sandboxId } = input.params;
  const { communityId, companyName } = await loadSandbox(ctx, sandboxId);
  const ended = await change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      const sandbox = await lockSandbox(trx, sandboxId);
      if (!sandbox) throw conflict('The sandbox has ended already.');
      await closeSandbox(trx, { sandboxId, communityId: sandbox.communityId, now });
      await audit({
        objectType: 'sandbox',
        objectId: sandboxId,
        description: `Sandbox of ${companyName} ended by staff`,
        before: { status: sandbox.status },
        after: { status: 'DELETED' },
      });
      return toSandbox(orNotFound(await getListedSandbox(trx, sandboxId)));
    },
    { scope: { kind: 'auth' }, communityId },
  );
  await closeCommunity(ctx.services, ended.communityId);
  return ended;
});
