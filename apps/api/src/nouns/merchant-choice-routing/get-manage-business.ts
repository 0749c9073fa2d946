import * as contracts from '@quickportal/contracts/merchant-choice-routing/contracts';
import { isCaller } from '../../engines/access/actor.ts';
import { implement } from '../../procedures/implement.ts';
import { requireCommunity } from './require-community.ts';

export const getManageBusiness = implement(contracts.getManageBusiness).query(({ ctx, input }) => {
  requireCommunity(ctx, input.params.communityId);
  const { actor } = ctx;
  if (!isCaller(actor)) return false;
  const inBusinesses = actor.kind === 'user' ? [...actor.businessRights.values()] : [];
  return actor.rights.has('MANAGE_BUSINESSES') || inBusinesses.some((rights) => rights.has('MANAGE_BUSINESSES'));
});
