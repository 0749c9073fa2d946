import type { RestInput } from '../../testing/rest-call.ts';
import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

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

const aDay = { from: '2026-11-19T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z' };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'webhooks.changeReplay': async (owner, userId) => {
      const { params } = await endpoint()(owner, userId);
      const { rows } = await owner.query<{ id: number }>(
        `insert into app.webhook_replay (community_id, endpoint_id, status, from_time, until_time, events_chosen,
           events_per_minute, new_events, next_event_at, created_at, updated_at)
         values (10, $1, 'RUNNING', $2, $3, 'ALL', 60, 'WAIT', $4, $4, $4) returning id`,
        [params?.endpointId, aDay.from, aDay.until, AT],
      );
      return { params: { ...params, replayId: Number(rows[0]?.id) }, body: { change: 'PAUSE' } };
    },
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
        `insert into app.delivery (community_id, id, endpoint_id, event_id, object_key, status, created_at, due_at, finished_at)
         values (10, 9101, $1, 9100, 'customer 1031', 'DELIVERED', $2, $2, $2)`,
        [params?.endpointId, AT],
      );
      return { params: { ...params, deliveryId: 9101 } };
    },
    'webhooks.rotateSecret': endpoint(),
    'webhooks.sendTest': endpoint(),
    'webhooks.setStatus': endpoint({ body: { enabled: false } }),
    'webhooks.startReplay': async (owner, userId) => {
      const { params } = await endpoint()(owner, userId);
      await owner.query('update app.webhook_endpoint set all_events = true where id = $1', [params?.endpointId]);
      await owner.query(
        `insert into app.event (community_id, key, type, object_type, object_id, body, occurred_at)
         values (10, 'evt-to-replay', 'customer.created', 'customer', '1031', '{}', $1) on conflict do nothing`,
        [AT],
      );
      return { params, body: aDay };
    },
    'webhooks.update': endpoint({ body: { url: 'https://8.8.8.8/b', notificationEmail: 'dev@example.com' } }),
  },
};
