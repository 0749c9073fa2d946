import {
  firstEventTypes,
  type NotificationSettings,
} from '@quickportal/contracts/server-to-server-notifications/notification-settings';
import type { NotificationSettings as Kept } from '@quickportal/db/webhooks/read-notification-settings';
import { openSecret } from '../../engines/deliveries/endpoint-secrets.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';

/** What applies until a facility saves something. */
const first: NotificationSettings = {
  enabled: false,
  url: '',
  format: 'FORM',
  eventTypes: [...firstEventTypes],
  userName: '',
  hasPassword: false,
  failureNotificationEmail: '',
  endpointId: null,
  status: 'DISABLED',
  disabledReason: null,
  version: 1,
};

/** User and password that are kept; empty where there are none. */
export function credentialsOf(
  services: Parameters<typeof openSecret>[0],
  communityId: number,
  kept: Pick<Kept, 'endpointId' | 'basicSealed'> | undefined,
): { userName: string; password: string } {
  if (!kept || kept.basicSealed === null) return { userName: '', password: '' };
  const basic = openSecret(services, { communityId, endpointId: kept.endpointId }, kept.basicSealed);
  const at = basic.indexOf(':');
  return { userName: basic.slice(0, at), password: basic.slice(at + 1) };
}

/** The settings as users see them, without the password. */
export function toNotificationSettings(ctx: CallContext, kept: Kept | undefined): NotificationSettings {
  if (!kept) return first;
  const { secretSealed: _secret, basicSealed: _basic, failures, ...settings } = kept;
  const { userName, password } = credentialsOf(ctx.services, communityOf(ctx).communityId, kept);
  return {
    ...settings,
    userName,
    hasPassword: password !== '',
    status: !kept.enabled ? 'DISABLED' : failures > 0 ? 'FAILING' : 'WORKING',
  };
}
