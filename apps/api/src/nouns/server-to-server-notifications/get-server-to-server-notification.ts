import * as contracts from '@quickportal/contracts/server-to-server-notifications/contracts';
import { getNotificationSettings } from '@quickportal/db/webhooks/read-notification-settings';
import { implement } from '../../procedures/implement.ts';
import { webhooksOf } from '../webhooks/offers.ts';
import { toNotificationSettings } from './notification-settings.ts';

export const getServerToServerNotification = implement(contracts.getServerToServerNotification).query(
  async ({ ctx }) => {
    const { communityId, db } = webhooksOf(ctx);
    return toNotificationSettings(ctx, await getNotificationSettings(db, communityId));
  },
);
