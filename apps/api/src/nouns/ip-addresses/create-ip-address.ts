import * as contracts from '@quickportal/contracts/ip-addresses/contracts';
import { getIpAddress } from '@quickportal/db/ip-addresses/read-ip-addresses';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { createIpAddressKind } from './create-ip-address-kind.ts';
import { requireWhitelistReader } from './ip-address-guards.ts';
import { parseNetwork } from './ip-network.ts';

export const createIpAddress = implement(contracts.createIpAddress).mutation(({ ctx, input }) => {
  requireWhitelistReader(ctx);
  const { communityId } = communityOf(ctx);
  const added = { ...input.body, ipAddress: parseNetwork(input.body.ipAddress), communityId };
  return change(ctx, input, async (tools) => {
    const changed = await changeSetting(ctx, tools, createIpAddressKind, { change: added });
    return settingResponse(changed, 201, async (entryId) => orNotFound(await getIpAddress(tools.trx, entryId)));
  });
});
