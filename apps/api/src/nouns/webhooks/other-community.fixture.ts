import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'webhooks/{endpointId}': 5001 },
  insert: async (owner) => {
    await owner.query(
      `insert into app.webhook_endpoint (community_id, id, kind, url, notification_email, secret_sealed, created_at, updated_at)
       values (20, 5001, 'WEBHOOK', 'https://hooks.other.example/', 'other@example.com', 'none', $1, $1)`,
      [testTime],
    );
    await owner.query('insert into app.delivery_lane (community_id, endpoint_id) values (20, 5001)');
  },
  // Anyone who is kept to a business has no webhooks at all
  reach: () =>
    Promise.resolve({
      paths: {
        'webhooks/{endpointId}': null,
        'webhooks/{endpointId}/deliveries/{deliveryId}': null,
        'webhooks/{endpointId}/replays/{replayId}': null,
      },
      fields: { replayId: null },
    }),
};
