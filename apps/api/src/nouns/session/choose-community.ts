import * as contracts from '@quickportal/contracts/session/contracts';
import { setChosenCommunity } from '@quickportal/db/auth/write-sessions';
import { getEnabledCommunity } from '@quickportal/db/communities/search-communities';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { notFound, Problem } from '../../kernel/problem.ts';

export const chooseCommunity = implement(contracts.chooseCommunity).mutation(async ({ ctx, input }) => {
  const { communityId } = input.body;
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new Problem('unauthenticated');
  await change(
    ctx,
    input,
    async ({ trx, audit }) => {
      const community = communityId === null ? null : await getEnabledCommunity(trx, communityId);
      if (community === undefined) throw notFound();
      const before = await setChosenCommunity(trx, actor.sessionId, communityId);
      await audit({
        objectType: 'session',
        objectId: actor.sessionId,
        description: community ? `Community chosen: ${community.communityName}.` : 'Left the community.',
        before: { communityId: before },
        after: { communityId },
      });
    },
    { scope: { kind: 'auth' }, communityId },
  );
});
