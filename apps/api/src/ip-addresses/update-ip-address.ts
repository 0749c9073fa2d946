import * as contracts from '@quickportal/contracts/ip-addresses/contracts';
import { networkConstraint, updateIpAddress as update } from '@quickportal/db/ip-addresses/change-ip-address';
import { getIpAddress, lockIpAddress } from '@quickportal/db/ip-addresses/read-ip-addresses';
import { changedFields } from '../kernel/changed-fields.ts';
import { checkVersion } from '../kernel/check-version.ts';
import { orNotFound } from '../kernel/problem.ts';
import { uniqueField } from '../kernel/unique-field.ts';
import { change } from '../procedures/change.ts';
import { implement } from '../procedures/implement.ts';
import { requireWhitelistReader, TAKEN } from './ip-address-guards.ts';
import { parseNetwork } from './ip-network.ts';

export const updateIpAddress = implement(contracts.updateIpAddress).mutation(({ ctx, input }) => {
  requireWhitelistReader(ctx);
  return change(ctx, input, async ({ trx, audit }) => {
    const { communityIpId } = input.params;
    const { version, ...entered } = input.body;
    const current = orNotFound(await lockIpAddress(trx, communityIpId));
    await checkVersion(current, version, () => current);
    const values = { ...entered, ipAddress: parseNetwork(entered.ipAddress) };
    const { before, after } = changedFields(current, values);
    await update(trx, communityIpId, values).catch(uniqueField(networkConstraint, 'ipAddress', TAKEN));
    await audit({
      objectType: 'ip-address',
      objectId: communityIpId,
      description: `IP address ${values.ipAddress} updated`,
      before,
      after,
    });
    return orNotFound(await getIpAddress(trx, communityIpId));
  });
});
