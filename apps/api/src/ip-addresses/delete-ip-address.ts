import * as contracts from '@quickportal/contracts/ip-addresses/contracts';
import { deleteIpAddress as remove } from '@quickportal/db/ip-addresses/change-ip-address';
import { lockIpAddress } from '@quickportal/db/ip-addresses/read-ip-addresses';
import { checkVersion } from '../kernel/check-version.ts';
import { orNotFound } from '../kernel/problem.ts';
import { change } from '../procedures/change.ts';
import { implement } from '../procedures/implement.ts';
import { requireWhitelistReader } from './ip-address-guards.ts';

export const deleteIpAddress = implement(contracts.deleteIpAddress).mutation(({ ctx, input }) => {
  requireWhitelistReader(ctx);
  return change(ctx, input, async ({ trx, audit }) => {
    const { communityIpId } = input.params;
    const current = orNotFound(await lockIpAddress(trx, communityIpId));
    await checkVersion(current, input.query.version, () => current);
    await remove(trx, communityIpId);
    const { ipAddress, description } = current;
    await audit({
      objectType: 'ip-address',
      objectId: communityIpId,
      description: `IP address ${ipAddress} removed`,
      before: { ipAddress, description },
    });
    return undefined;
  });
});
