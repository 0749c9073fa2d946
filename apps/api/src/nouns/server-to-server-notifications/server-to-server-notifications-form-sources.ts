import { updateServerToServerNotification } from '@quickportal/contracts/server-to-server-notifications/contracts';
import { getNotificationSettings } from '@quickportal/db/webhooks/read-notification-settings';
import { formSource } from '../../forms/form-source.ts';
import { webhooksOf } from '../webhooks/offers.ts';
import { toNotificationSettings } from './notification-settings.ts';

/** Current values of the form. */
export const serverToServerNotificationsFormSources = [
  formSource(updateServerToServerNotification, async (ctx) => {
    const { communityId, db } = webhooksOf(ctx);
    const settings = toNotificationSettings(ctx, await getNotificationSettings(db, communityId));
    const { enabled, url, format, eventTypes, userName, failureNotificationEmail, version } = settings;
    return { values: { enabled, url, format, eventTypes, userName, failureNotificationEmail, version } };
  }),
];
