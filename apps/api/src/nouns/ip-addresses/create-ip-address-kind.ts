import { MOST_IP_ADDRESSES } from '@quickportal/contracts/ip-addresses/call-parts';
import { insertIpAddress, lockIpWhitelist, networkConstraint } from '@quickportal/db/ip-addresses/change-ip-address';
import { countIpAddresses, hasNetwork } from '@quickportal/db/ip-addresses/read-ip-addresses';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { conflict, fieldProblem } from '../../kernel/problem.ts';
import { uniqueField } from '../../kernel/unique-field.ts';
import { TAKEN } from './ip-address-guards.ts';

/** Adds an entry to the whitelist. */
export const createIpAddressKind = settingKind({
  kind: 'ip-addresses.create',
  objectType: 'ip-address',
  noun: 'IP address',
  changeType: 'Add IP address',
  right: 'MANAGE_WHITELISTS',
  schema: z.strictObject({ ...ofCommunity, ipAddress: z.string(), description: z.string() }),
  object: ({ ipAddress }) => ({ key: ipAddress, id: null }),
  async load(db, { communityId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockIpWhitelist(db, communityId);
    return { version: null, state: {} };
  },
  async check(db, { ipAddress }) {
    if ((await countIpAddresses(db)) >= MOST_IP_ADDRESSES)
      throw conflict(`The whitelist can have ${MOST_IP_ADDRESSES} entries. Remove one first.`);
    if (await hasNetwork(db, ipAddress)) throw fieldProblem('ipAddress', TAKEN);
  },
  title: ({ ipAddress }) => `Add IP address ${ipAddress}`,
  differences: (_db, { ipAddress, description }) =>
    Promise.resolve([difference('IP address', null, ipAddress), difference('Description', null, description)]),
  async apply({ trx, now }, { communityId, ...values }) {
    const objectId = await insertIpAddress(trx, { communityId, values, at: now }).catch(
      uniqueField(networkConstraint, 'ipAddress', TAKEN),
    );
    return {
      objectId,
      action: 'ip-addresses.create',
      description: `IP address ${values.ipAddress} added`,
      after: values,
    };
  },
});
