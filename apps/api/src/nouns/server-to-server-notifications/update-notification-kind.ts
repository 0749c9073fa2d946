import {
  firstEventTypes,
  settingsShape,
} from '@quickportal/contracts/server-to-server-notifications/notification-settings';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getNotificationSettings, lockNotificationSettings } from '@quickportal/db/webhooks/read-notification-settings';
import { lockEndpoints } from '@quickportal/db/webhooks/write-endpoints';
import { updateNotificationSettings } from '@quickportal/db/webhooks/write-notification-settings';
import { z } from 'zod';
import { SealError } from '../../engines/auth/sealing.ts';
import { sealSecret } from '../../engines/deliveries/endpoint-secrets.ts';
import { difference, type ApplyTools } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { changedFields } from '../../kernel/changed-fields.ts';
import { conflict } from '../../kernel/problem.ts';
import { addNotificationSettings } from './add-notification-settings.ts';
import { credentialsOf } from './notification-settings.ts';

const Settings = z.strictObject({
  enabled: z.boolean(),
  url: z.string(),
  format: settingsShape.format,
  eventTypes: z.array(z.string()),
  failureNotificationEmail: z.string(),
});
type Settings = z.output<typeof Settings>;

const Change = z.strictObject({
  ...ofCommunity,
  ...Settings.shape,
  userName: z.string(),
  /** A new password, sealed; null keeps the current one, or drops it with the user. */
  passwordSealed: z.string().nullable(),
  /** The user of HTTP authentication until now, which is sealed with the password. */
  formerUserName: z.string(),
});
type Change = z.output<typeof Change>;

/** A password within a request is sealed for that facility's requests only. */
export const requestContextOf = (communityId: number): string => `notification request ${communityId}`;

/** The settings that a change is based on. */
interface State extends Settings {
  /** Null: nothing was saved yet. */
  endpointId: number | null;
  basicSealed: string | null;
}

const first: State = {
  enabled: false,
  url: '',
  format: 'FORM',
  eventTypes: [...firstEventTypes],
  failureNotificationEmail: '',
  endpointId: null,
  basicSealed: null,
};

/** Before and after of what changes; throws where nothing does. */
function changesOf({ userName, passwordSealed, formerUserName, ...change }: Change, state: Settings) {
  const before = { ...pick(state), userName: formerUserName, isPasswordNew: false };
  return changedFields(before, { ...pick(change), userName, isPasswordNew: passwordSealed !== null });
}

const pick = ({ enabled, url, format, eventTypes, failureNotificationEmail }: Settings): Settings => ({
  enabled,
  url,
  format,
  eventTypes,
  failureNotificationEmail,
});

const onOff = (isOn: boolean): string => (isOn ? 'On' : 'Off');

/** Changes the settings of server to server notifications. No difference and no audit entry holds the password. */
export const updateNotificationKind = settingKind<Change, State>({
  kind: 'server-to-server-notifications.update',
  objectType: 'webhook-endpoint',
  noun: 'notification settings',
  changeType: 'Change server to server notifications',
  right: 'MANAGE_WEBHOOKS',
  schema: Change,
  object: () => ({ key: 'server-to-server', id: null }),
  async load(db, { communityId }, lock) {
    const isLocking = lock && db instanceof WriteTransaction;
    if (isLocking) await lockEndpoints(db, communityId);
    const kept = isLocking
      ? await lockNotificationSettings(db, communityId)
      : await getNotificationSettings(db, communityId);
    if (!kept) return { version: 1, state: first };
    const { version, endpointId, basicSealed } = kept;
    return { version, state: { ...pick(kept), endpointId, basicSealed } };
  },
  check(_db, change, { state }) {
    changesOf(change, state);
    return Promise.resolve();
  },
  title: () => 'Change server to server notifications',
  differences: (_db, after, before) =>
    Promise.resolve([
      difference('Notifications', onOff(before.enabled), onOff(after.enabled)),
      difference('URL', before.url, after.url),
      difference('Format', before.format, after.format),
      difference('Events', before.eventTypes.join(', '), after.eventTypes.join(', ')),
      difference('User name', after.formerUserName, after.userName),
      difference('Password', null, after.passwordSealed === null ? null : 'Changed'),
      difference('Email of failures', before.failureNotificationEmail, after.failureNotificationEmail),
    ]),
  async apply(tools, change, { state }) {
    const { trx, now, services } = tools;
    const { communityId, userName } = change;
    const password = passwordOf(tools, change, state);
    const endpointId = state.endpointId ?? (await addNotificationSettings(tools, communityId));
    const place = { communityId, endpointId };
    const basicSealed = userName === '' ? null : sealSecret(services, place, `${userName}:${password}`);
    const values = { ...pick(change), basicSealed, wasEnabled: state.enabled };
    await updateNotificationSettings(trx, endpointId, values, now);
    return {
      objectId: endpointId,
      action: 'server-to-server-notifications.update',
      description: 'Server to server notification settings changed',
      ...changesOf(change, state),
    };
  },
});

/** The password from now on. Throws state-conflict (409) where its key was replaced while the request waited. */
function passwordOf(
  { services }: Pick<ApplyTools<undefined>, 'services'>,
  { communityId, passwordSealed }: Change,
  { endpointId, basicSealed }: State,
): string {
  if (passwordSealed === null)
    return endpointId === null ? '' : credentialsOf(services, communityId, { endpointId, basicSealed }).password;
  try {
    return services.auth.sealer.open('webhook', requestContextOf(communityId), passwordSealed);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw conflict('The password of this request can no longer be read. Request the change again.');
  }
}
