import * as contracts from '@quickportal/contracts/notifications/contracts';
import { change } from '../procedures/change.ts';
import { implement } from '../procedures/implement.ts';
import { communityOf, requireWholeCommunity } from '../procedures/scope.ts';
import { shown, switchKinds } from './switches.ts';

export const setNoticeSwitches = implement(contracts.setNoticeSwitches).mutation(({ ctx, input }) => {
  requireWholeCommunity(ctx, 'These notices go to customers of all of the facility, not only of your businesses.');
  return change(ctx, input, async ({ trx, now, audit }) => {
    const { communityId } = communityOf(ctx);
    const key = { communityId, customer: null };
    const text = await switchKinds(trx, key, input.body.switchedOn, now);
    await audit({ objectType: 'community', objectId: communityId, description: `Notices switched ${text}` });
    return shown(trx, key);
  });
});
