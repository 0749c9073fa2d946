import * as contracts from '@quickportal/contracts/ip-addresses/contracts';
import { getIpAddress } from '@quickportal/db/ip-addresses/read-ip-addresses';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { flushKeyUses } from '../api-keys/offers.ts';
import { updateIpAddressKind } from './change-ip-address-kinds.ts';
import { requireWhitelistReader } from './ip-address-guards.ts';
import { parseNetwork } from './ip-network.ts';

export const updateIpAddress = implement(contracts.updateIpAddress).mutation(async ({ ctx, input }) => {
  requireWhitelistReader(ctx);
  await flushKeyUses(ctx);
  const { version, ...entered } = input.body;
  const { communityId } = communityOf(ctx);
  const { communityIpId } = input.params;
  const edit = { ...entered, ipAddress: parseNetwork(entered.ipAddress), communityId, communityIpId };
  return change(ctx, input, async (tools) => {
    const show = async () => orNotFound(await getIpAddress(tools.trx, communityIpId));
    const changed = await changeSetting(ctx, tools, updateIpAddressKind, { change: edit, version, show });
    return settingResponse(changed, 200, show);
  });
});
