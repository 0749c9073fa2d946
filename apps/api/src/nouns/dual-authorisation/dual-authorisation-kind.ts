import { lockFacilitySettings } from '@quickportal/db/facility-settings/lock-facility-settings';
import {
  setSettingsNeedSecondPerson,
  settingsNeedSecondPerson,
} from '@quickportal/db/communities/change-second-person-setting';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { conflict } from '../../kernel/problem.ts';

/** The object of a request to switch: one at a time. */
export const SWITCH_KEY = 'dual-authorisation';

const words = (isOn: boolean): string => (isOn ? 'On' : 'Off');

/** Whether settings of a community need a second person. As any setting, it waits where it is on. */
export const dualAuthorisationKind = settingKind({
  kind: 'dual-authorisation.update',
  objectType: 'facility-settings',
  noun: 'setting',
  changeType: 'Switch dual authorisation',
  right: 'MANAGE_FACILITY_SETTINGS',
  schema: z.strictObject({ ...ofCommunity, isOn: z.boolean() }),
  object: () => ({ key: SWITCH_KEY, id: null }),
  async load(db, { communityId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockFacilitySettings(db, communityId);
    return { version: null, state: { isOn: await settingsNeedSecondPerson(db, communityId) } };
  },
  check(_db, { isOn }, { state }) {
    return state.isOn === isOn ? Promise.reject(alreadySo(isOn)) : Promise.resolve();
  },
  title: ({ isOn }) => `Switch dual authorisation of settings ${isOn ? 'on' : 'off'}`,
  differences: (_db, { isOn }, state) =>
    Promise.resolve([difference('Settings need a second person', words(state.isOn), words(isOn))]),
  async apply({ trx, now }, { communityId, isOn }, { state }) {
    await setSettingsNeedSecondPerson(trx, { communityId, isOn, now });
    return {
      objectId: communityId,
      action: 'dual-authorisation.update',
      description: `Settings ${isOn ? 'need' : 'no longer need'} a second person`,
      before: { settingsNeedSecondPerson: state.isOn },
      after: { settingsNeedSecondPerson: isOn },
    };
  },
});

/** 409: it is on, or off, already. */
export const alreadySo = (isOn: boolean) => conflict(`Dual authorisation is already ${isOn ? 'on' : 'off'}.`);
