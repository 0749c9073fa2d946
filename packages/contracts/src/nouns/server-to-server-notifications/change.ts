import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { audience, changeRights } from './call-parts.ts';
import {
  failureNotificationEmail,
  NotificationSettings,
  NotificationTest,
  password,
  settingsShape,
} from './notification-settings.ts';

export const updateServerToServerNotification = contract({
  name: 'serverToServerNotifications.update',
  kind: 'mutation',
  method: 'PATCH',
  path: 'server-to-server-notifications',
  body: z.strictObject({ ...settingsShape, password, failureNotificationEmail, version: readVersion() }).meta({
    id: 'NotificationSettingsChange',
    'x-form-layout': {
      groups: [{ title: 'Receiver' }, { title: 'Events' }, { title: 'HTTP authentication' }, { title: 'Failures' }],
      submitLabel: 'Save',
    },
  }),
  responses: { 200: NotificationSettings, 202: ChangeRequested },
  errors: ['state-conflict'],
  audience,
  rights: changeRights,
  refusedInViewAs: true,
  summary: 'Change the notification settings',
  description: `Notifications are delivered as webhooks are: attempted for 3 days, those about one payment in order. An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsWhereNeeded}`,
  spec: ['2C145'],
});

export const sendServerToServerNotificationTest = contract({
  name: 'serverToServerNotifications.sendTest',
  kind: 'mutation',
  method: 'POST',
  path: 'server-to-server-notifications/test',
  responses: { 200: NotificationTest },
  audience,
  rights: changeRights,
  refusedInViewAs: true,
  errors: ['state-conflict'],
  notIdempotent: 'A test message is sent each time.',
  cost: 10,
  summary: 'Send a test message',
  description:
    'Sends a test message to the saved address now, also while notifications are off, and returns what the receiver responded. 409 before an address was saved.',
});
