import { MOST_IP_ADDRESSES } from '@quickportal/contracts/ip-addresses/call-parts';
import * as contracts from '@quickportal/contracts/ip-addresses/contracts';
import { insertIpAddress, lockIpWhitelist, networkConstraint } from '@quickportal/db/ip-addresses/change-ip-address';
import { countIpAddresses, getIpAddress } from '@quickportal/db/ip-addresses/read-ip-addresses';
import { conflict, orNotFound } from '../kernel/problem.ts';
import { uniqueField } from '../kernel/unique-field.ts';
import { change } from '../procedures/change.ts';
import { implement } from '../procedures/implement.ts';
import { communityOf } from '../procedures/scope.ts';
import { requireWhitelistReader, TAKEN } from './ip-address-guards.ts';
import { parseNetwork } from './ip-network.ts';

export const createIpAddress = implement(contracts.createIpAddress).mutation(({ ctx, input }) => {
  requireWhitelistReader(ctx);
  const values = { ...input.body, ipAddress: parseNetwork(input.body.ipAddress) };
  const { communityId } = communityOf(ctx);
  return change(ctx, input, async ({ trx, now, audit }) => {
    await lockIpWhitelist(trx, communityId);
    if ((await countIpAddresses(trx)) >= MOST_IP_ADDRESSES)
      throw conflict(`The whitelist can have ${MOST_IP_ADDRESSES} entries. Remove one first.`);
    const communityIpId = await insertIpAddress(trx, { communityId, values, at: now }).catch(
      uniqueField(networkConstraint, 'ipAddress', TAKEN),
    );
    await audit({
      objectType: 'ip-address',
      objectId: communityIpId,
      description: `IP address ${values.ipAddress} added`,
      after: values,
    });
    return orNotFound(await getIpAddress(trx, communityIpId));
  });
});
