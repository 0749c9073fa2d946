import * as contracts from '@quickportal/contracts/decommission/contracts';
import { getDecommissionCommunity } from '@quickportal/db/decommission/read-decommission-info';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';

export const getCommunity = implement(contracts.getCommunity).query(async ({ ctx, input }) => {
  const staff = ctx.services.db.reader({ kind: 'staff' });
  const found = orNotFound(await getDecommissionCommunity(staff, input.params.communityId));
  const { communityId, communityName, communityCode, enabled } = found;
  return { communityId, communityName, communityCode, enabled };
});
