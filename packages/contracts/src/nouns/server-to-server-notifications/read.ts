import { contract } from '../../kernel/contract.ts';
import { audience, readRights } from './call-parts.ts';
import { NotificationSettings } from './notification-settings.ts';

export const getServerToServerNotification = contract({
  name: 'serverToServerNotifications.get',
  kind: 'query',
  method: 'GET',
  path: 'server-to-server-notifications',
  responses: { 200: NotificationSettings },
  audience,
  rights: readRights,
  summary: 'Retrieve the notification settings',
  description: 'Off at first, as form fields, for every payment event. The password is never in it.',
  spec: ['2C144'],
});
