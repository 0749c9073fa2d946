import * as contracts from '@quickportal/contracts/fraud-guard/contracts';
import { getFacilityRules, lockFacilityRules } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireWholeCommunity } from '../../procedures/scope.ts';
import { showFacilityRules } from './load-rules.ts';
import { writeRules } from './write-rules.ts';

export const saveFacilityRules = implement(contracts.saveFacilityRules).mutation(({ ctx, input }) => {
  requireWholeCommunity(
    ctx,
    'These rules apply to the whole facility. Only users with access to all businesses can change them.',
  );
  const { communityId } = input.params;
  return change(ctx, input, async (tools) => {
    const current = await lockFacilityRules(tools.trx, communityId);
    const proposalId = await writeRules(ctx, tools, {
      key: { communityId, businessId: null },
      entered: input.body,
      current,
      show: async () => showFacilityRules(ctx, tools.trx, await getFacilityRules(tools.trx, communityId)),
      objectId: communityId,
      description: 'Fraud guard rules of the facility changed',
    });
    if (proposalId !== null) return { status: 202 as const, body: { proposalId } };
    const body = await showFacilityRules(ctx, tools.trx, await getFacilityRules(tools.trx, communityId));
    return { status: 200 as const, body };
  });
});
