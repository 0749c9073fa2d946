import { id } from '@quickportal/contracts/kernel/primitives';
import type { Reader } from '@quickportal/db/connect/reader';
import { deleteIpAddress, networkConstraint, updateIpAddress } from '@quickportal/db/ip-addresses/change-ip-address';
import { getIpAddress, hasNetwork, lockIpAddress } from '@quickportal/db/ip-addresses/read-ip-addresses';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { changedFields } from '../../kernel/changed-fields.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { uniqueField } from '../../kernel/unique-field.ts';
import { requireNoLockOut } from '../api-keys/offers.ts';
import { TAKEN } from './ip-address-guards.ts';

const ofEntry = { ...ofCommunity, communityIpId: id(), confirmLockOut: z.boolean() };

const edited = z.strictObject({ ...ofEntry, ipAddress: z.string(), description: z.string() });
const removed = z.strictObject(ofEntry);
type State = { ipAddress: string; description: string };

/** What an entry and a change of it have in common. */
const entryKind = {
  objectType: 'ip-address',
  noun: 'IP address',
  right: 'MANAGE_WHITELISTS',
  object: ({ communityIpId }: { communityIpId: number }) => ({ key: String(communityIpId), id: communityIpId }),
  async load(db: Reader, { communityIpId }: { communityIpId: number }, lock: boolean) {
    const found = await (lock ? lockIpAddress : getIpAddress)(db, communityIpId);
    if (!found) return null;
    const { ipAddress, description, version } = found;
    return { version, state: { ipAddress, description } };
  },
} as const;

/** Replaces the address and the description of an entry. */
export const updateIpAddressKind = settingKind<z.output<typeof edited>, State>({
  ...entryKind,
  kind: 'ip-addresses.update',
  changeType: 'Edit IP address',
  schema: edited,
  async check(db, change, { state }, { now }) {
    const { communityIpId, communityId, confirmLockOut, ipAddress, description } = change;
    changedFields(state, { ipAddress, description });
    if (ipAddress !== state.ipAddress && (await hasNetwork(db, ipAddress))) throw fieldProblem('ipAddress', TAKEN);
    const planned = { communityId, removedId: communityIpId, added: ipAddress, confirmLockOut };
    await requireNoLockOut(db, planned, now);
  },
  title: (_change, { ipAddress }) => `Edit IP address ${ipAddress}`,
  differences: (_db, after, before) =>
    Promise.resolve([
      difference('IP address', before.ipAddress, after.ipAddress),
      difference('Description', before.description, after.description),
    ]),
  async apply({ trx }, { communityIpId, ipAddress, description }, { state }) {
    const values = { ipAddress, description };
    await updateIpAddress(trx, communityIpId, values).catch(uniqueField(networkConstraint, 'ipAddress', TAKEN));
    const { before, after } = changedFields(state, values);
    return {
      objectId: communityIpId,
      action: 'ip-addresses.update',
      description: `IP address ${ipAddress} updated`,
      before,
      after,
    };
  },
});

/** Takes an entry off the whitelist. */
export const deleteIpAddressKind = settingKind<z.output<typeof removed>, State>({
  ...entryKind,
  kind: 'ip-addresses.delete',
  changeType: 'Remove IP address',
  schema: removed,
  check: (db, { communityIpId, communityId, confirmLockOut }, _current, { now }) =>
    requireNoLockOut(db, { communityId, removedId: communityIpId, confirmLockOut }, now),
  title: (_change, { ipAddress }) => `Remove IP address ${ipAddress}`,
  differences: (_db, _change, { ipAddress, description }) =>
    Promise.resolve([difference('IP address', ipAddress, null), difference('Description', description, null)]),
  async apply({ trx }, { communityIpId }, { state }) {
    await deleteIpAddress(trx, communityIpId);
    return {
      objectId: communityIpId,
      action: 'ip-addresses.delete',
      description: `IP address ${state.ipAddress} removed`,
      before: state,
    };
  },
});
