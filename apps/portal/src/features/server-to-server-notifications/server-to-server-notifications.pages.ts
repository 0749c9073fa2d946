import { page } from '../../pages/page.ts';

/** How a system of the facility is notified of payments. */
export const serverToServerNotificationsPages = [
  page({
    view: 'ServerToServerNotificationView',
    title: 'Server to Server Notification settings',
    label: 'Server to server',
    scope: 'community',
    area: 'Developer',
    order: 34,
    audience: 'both',
    calls: ['serverToServerNotifications.get'],
    keywords: 'notifications callback post form xml json http basic payments receiver webhooks',
    load: () => import('./server-to-server-notification.page.tsx'),
  }),
] as const;
