import * as contracts from '@quickportal/contracts/ip-addresses/contracts';
import { getIpAddress } from '@quickportal/db/ip-addresses/read-ip-addresses';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { flushKeyUses } from '../api-keys/offers.ts';
import { deleteIpAddressKind } from './change-ip-address-kinds.ts';
import { requireWhitelistReader } from './ip-address-guards.ts';

export const deleteIpAddress = implement(contracts.deleteIpAddress).mutation(async ({ ctx, input }) => {
  requireWhitelistReader(ctx);
  await flushKeyUses(ctx);
  const { version, confirmLockOut } = input.query;
  const { communityId } = communityOf(ctx);
  const { communityIpId } = input.params;
  return change(ctx, input, async (tools) => {
    const removal = { communityId, communityIpId, confirmLockOut };
    const show = () => getIpAddress(tools.trx, communityIpId);
    const changed = await changeSetting(ctx, tools, deleteIpAddressKind, { change: removal, version, show });
    return settingResponse(changed, 204, () => Promise.resolve(undefined));
  });
});
