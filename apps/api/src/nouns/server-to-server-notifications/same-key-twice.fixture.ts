import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'serverToServerNotifications.update': () => ({
      body: { enabled: false, url: '', format: 'XML', eventTypes: ['payment.approved'], userName: 'quickportal' },
    }),
  },
};
