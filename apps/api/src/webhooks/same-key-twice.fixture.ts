import type { RestInput } from '../testing/rest-call.ts';
import { AT, type Ready, type SameKeyTwice } from '../testing/same-key-twice.ts';

const endpoint =
  (input: RestInput = {}): Ready =>
  async (owner) => {
    const { rows } = await owner.query<{ id: number }>(
      `insert into app.webhook_endpoint (community_id, kind, url, notification_email, secret_sealed, created_at, updated_at)
       values (10, 'WEBHOOK', 'https://8.8.8.8/', 'dev@example.com', 'none', $1, $1) returning id`,
      [AT],
    );
    const endpointId = Number(rows[0]?.id);
    await owner.query('insert into app.delivery_lane (community_id, endpoint_id) values (10, $1)', [endpointId]);
    return { ...input, params: { endpointId } };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'webhooks.create': () => ({ body: { url: 'https://8.8.8.8/a', notificationEmail: 'dev@example.com' } }),
    'webhooks.delete': endpoint(),
    'webhooks.resend': async (owner, userId) => {
      const { params } = await endpoint()(owner, userId);
      await owner.query(
        `insert into app.event (community_id, id, key, type, object_type, object_id, body, occurred_at)
         values (10, 9100, 'evt-to-resend', 'customer.created', 'customer', '1031', '{}', $1)`,
        [AT],
      );
      await owner.query(
        `insert into app.delivery (community_id, id, endpoint_id, event_id, status, created_at, finished_at)
         values (10, 9101, $1, 9100, 'DELIVERED', $2, $2)`,
        [params?.endpointId, AT],
      );
      return { params: { ...params, deliveryId: 9101 } };
    },
    'webhooks.rotateSecret': endpoint(),
    'webhooks.sendTest': endpoint(),
    'webhooks.setStatus': endpoint({ body: { enabled: false } }),
    'webhooks.update': endpoint({ body: { url: 'https://8.8.8.8/b', notificationEmail: 'dev@example.com' } }),
  },
};
