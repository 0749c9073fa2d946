import { id } from '@quickportal/contracts/kernel/primitives';
import { PAYWAY_COMMUNITY, READ_ONLY_ACCOUNTS } from '@quickportal/contracts/rules/accounts/read-only-community';
import { lockBusiness, updateBusiness } from '@quickportal/db/businesses/change-business-sections';
import { findBusinessContact } from '@quickportal/db/businesses/read-business-sections';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity } from '../../engines/proposals/setting-kind.ts';
import { conflict } from '../../kernel/problem.ts';
import { dualAuthKey } from './dual-auth-key.ts';

const schema = z.strictObject({ ...ofCommunity, businessId: id(), isOn: z.boolean() });
const words = (isOn: boolean): string => (isOn ? 'On' : 'Off');

/** Switches dual authorisation of the settlement accounts of a business, always by two members of staff. */
export const switchDualAuthKind = proposalKind<z.output<typeof schema>, { isOn: boolean; businessName: string }>({
  kind: 'businesses.switch-dual-authorisation',
  objectType: 'business',
  noun: 'business',
  changeType: 'Switch dual authorisation',
  audience: 'STAFF',
  rights: { propose: 'MANAGE_ACCOUNTS', approve: 'AUTHORISE_ACCOUNTS' },
  scope: () => ({ kind: 'staff' }),
  schema,
  object: ({ businessId }) => ({ key: dualAuthKey(businessId), id: businessId }),
  needsSecondPerson: () => Promise.resolve(true),
  async load(db, change, lock) {
    if (lock && db instanceof WriteTransaction) await lockBusiness(db, change);
    const found = await findBusinessContact(db, change);
    // Its other settings may change meanwhile
    return found ? { version: null, state: { isOn: found.dualAuthEnabled, businessName: found.businessName } } : null;
  },
  check(_db, { communityId, isOn }, { state }) {
    if (communityId === PAYWAY_COMMUNITY) throw conflict(READ_ONLY_ACCOUNTS);
    if (state.isOn === isOn) throw alreadySo(isOn);
    return Promise.resolve();
  },
  title: ({ isOn }, { businessName }) => `Switch dual authorisation of ${businessName} ${isOn ? 'on' : 'off'}`,
  differences: (_db, { isOn }, state) =>
    Promise.resolve([
      difference('Business', state.businessName, state.businessName),
      difference('Dual authorisation', words(state.isOn), words(isOn)),
    ]),
  async apply({ trx, now }, { isOn, ...key }, { state }) {
    await updateBusiness(trx, key, { section: null, values: { dual_authorisation: isOn }, at: now });
    return {
      objectId: key.businessId,
      action: 'businesses.switch-dual-authorisation',
      description: `Dual authorisation of ${state.businessName} switched ${isOn ? 'on' : 'off'}`,
      before: { dualAuthEnabled: state.isOn },
      after: { dualAuthEnabled: isOn },
    };
  },
});

/** 409: it is on, or off, already. */
export const alreadySo = (isOn: boolean) => conflict(`Dual authorisation is already ${isOn ? 'on' : 'off'}.`);
