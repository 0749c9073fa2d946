import type { NotificationSettings } from '@quickportal/contracts/server-to-server-notifications/notification-settings';

/** Settings that are on. */
export const notificationSettings: NotificationSettings = {
  enabled: true,
  url: 'https://hooks.harbourcity.example.com/payments',
  format: 'FORM',
  eventTypes: ['payment.approved', 'payment.declined'],
  userName: 'quickportal',
  hasPassword: true,
  failureNotificationEmail: 'it@harbourcity.example.com',
  endpointId: 7,
  status: 'WORKING',
  disabledReason: null,
  version: 4,
};

/** What applies before anything was saved. */
export const firstSettings: NotificationSettings = {
  ...notificationSettings,
  enabled: false,
  url: '',
  userName: '',
  hasPassword: false,
  failureNotificationEmail: '',
  endpointId: null,
  status: 'DISABLED',
  version: 1,
};
