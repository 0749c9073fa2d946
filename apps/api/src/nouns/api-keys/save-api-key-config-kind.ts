import { configShape } from '@quickportal/contracts/api-keys/api-key-config';
import { getApiKeyConfig, saveApiKeyConfig } from '@quickportal/db/api-keys/change-api-key-config';
import { lockApiKeys } from '@quickportal/db/api-keys/write-api-keys';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { changedFields } from '../../kernel/changed-fields.ts';
import { requireNoLockOut } from './lock-out.ts';

const onOff = (isOn: boolean): string => (isOn ? 'On' : 'Off');

/** Replaces what applies to all keys of a facility. */
export const saveApiKeyConfigKind = settingKind({
  kind: 'api-keys.save-config',
  objectType: 'api-key-config',
  noun: 'configuration',
  changeType: 'Change the configuration of API keys',
  right: 'MANAGE_API_KEYS',
  schema: z.strictObject({ ...ofCommunity, ...configShape, confirmLockOut: z.boolean() }),
  object: () => ({ key: 'config', id: null }),
  async load(db, { communityId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockApiKeys(db, communityId);
    const { version, ...state } = await getApiKeyConfig(db, communityId);
    return { version, state };
  },
  async check(db, { communityId, confirmLockOut, ...values }, { state }, { now }) {
    changedFields(state, values);
    const switchesOn = values.checkRequestAgainstWhitelist && !state.checkRequestAgainstWhitelist;
    if (switchesOn) await requireNoLockOut(db, { communityId, switchesOn, confirmLockOut }, now);
  },
  title: () => 'Change the configuration of API keys',
  differences: (_db, after, before) =>
    Promise.resolve([
      difference(
        configShape.checkRequestAgainstWhitelist.meta()?.title ?? '',
        onOff(before.checkRequestAgainstWhitelist),
        onOff(after.checkRequestAgainstWhitelist),
      ),
      difference('Notification email', before.notificationEmail, after.notificationEmail),
      difference('Keep the developer log for', `${before.logRetentionDays} days`, `${after.logRetentionDays} days`),
    ]),
  async apply({ trx, now }, change, { state, version }) {
    const { communityId, confirmLockOut: _, ...values } = change;
    await saveApiKeyConfig(trx, communityId, { values, version: (version ?? 0) + 1, at: now });
    const { before, after } = changedFields(state, values);
    return {
      objectId: communityId,
      action: 'api-keys.save-config',
      description: 'Configuration of API keys changed',
      before,
      after,
    };
  },
});
