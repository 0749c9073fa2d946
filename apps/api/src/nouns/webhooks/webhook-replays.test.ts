import { facilityRights } from '@quickportal/contracts/access/rights';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUpDeliveries } from '../../engines/deliveries/clean-up.ts';
import { deliverDue } from '../../engines/deliveries/dispatcher.ts';
import type { Message } from '../../engines/mail/message.ts';
import { startReceiver, type Receiver } from '../../engines/deliveries/receiver.fixture.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { addEndpoint } from '../../testing/delivery-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FAST = 3000;

let server: TestServer;
let api: ApiCaller;
let signIns = 0;
const open: Receiver[] = [];
const receiver = async (...args: Parameters<typeof startReceiver>) => {
  const started = await startReceiver(...args);
  open.push(started);
  return started;
};
beforeAll(async () => {
  server = await createTestServer();
  Object.assign(server.services.configuration, { webhookAllowPrivate: true });
});
const signIn = async () => {
  signIns += 1;
  const person = { loginName: `dev${signIns}`, kind: 'CLIENT', communityId: 10, rights: facilityRights } as const;
  api = apiCaller(server, await server.signIn(person));
};
/** So much later, with a session that has not ended. */
const later = async (milliseconds: number) => {
  server.services.clock.advance(milliseconds);
  await signIn();
};
beforeEach(signIn);
afterEach(async () => {
  for (const started of open.splice(0)) await started.stop();
  await server.services.owner.query('delete from app.webhook_endpoint where community_id = 10; delete from app.event');
});
afterAll(() => server.close());

const deliver = () => deliverDue(server.services, { timeoutMs: 20_000, random: () => 0.5 });
/** Customers of these names are created, each a minute after the one before. */
const created = async (...names: string[]) => {
  for (const customerName of names) {
    expect((await api.post('customers', { businessId: 101, customerName })).status).toBe(201);
    server.services.clock.advance(MINUTE);
  }
};
const namesOf = ({ received }: Receiver) =>
  received.map(({ body }) => (JSON.parse(body) as { data: { customerName: string } }).data.customerName);
const window = () => {
  const now = server.services.clock.now().getTime();
  return { from: new Date(now - DAY).toISOString(), until: new Date(now).toISOString() };
};
const subjects = async () => {
  const { rows } = await server.services.owner.query<{ payload: { sealed: string } }>(
    `select payload from app.outbox where topic = 'mail.send'`,
  );
  const { sealer } = server.services.auth;
  return rows.map(({ payload }) => (JSON.parse(sealer.open('mail', 'mail.send', payload.sealed)) as Message).subject);
};
const path = (endpointId: number, more = '') => `webhooks/${endpointId}/replays${more}`;
const replayOf = async (endpointId: number) => (await api.get(path(endpointId))).body.items[0];
const start = async (endpointId: number, body: object = {}) => {
  const response = await api.post(path(endpointId), { ...window(), eventsPerMinute: FAST, ...body });
  expect(response.status).toBe(201);
  return response.body as { replayId: number; version: number };
};
const change = (endpointId: number, replayId: number, body: object) =>
  api.patch(path(endpointId, `/${replayId}`), body);

/** An endpoint that was off while "b" and "c" happened. */
async function endpointThatWasOff(...args: Parameters<typeof startReceiver>) {
  const there = await receiver(...args);
  const { endpointId } = await addEndpoint(server.services, { url: there.url });
  await created('a');
  await deliver();
  await api.patch(`webhooks/${endpointId}/status`, { enabled: false });
  await created('b', 'c');
  await api.patch(`webhooks/${endpointId}/status`, { enabled: true });
  return { endpointId, there };
}

describe('a replay', () => {
  it('is counted first, then sends in order what the endpoint missed while it was off', async () => {
    const { endpointId, there } = await endpointThatWasOff();
    const preview = await api.post(path(endpointId, '/preview'), window());
    expect(preview.body).toMatchObject({ eventsCount: 2, byType: [{ eventType: 'customer.created', eventsCount: 2 }] });
    const all = await api.post(path(endpointId, '/preview'), { ...window(), events: 'ALL' });
    expect(all.body).toMatchObject({ eventsCount: 3 });
    await start(endpointId);
    await deliver();
    expect(namesOf(there)).toEqual(['a', 'b', 'c']);
    expect(await replayOf(endpointId)).toMatchObject({ status: 'COMPLETED', eventsCount: 2, delivered: 2 });
    const again = await api.post(path(endpointId), window());
    expect([again.status, again.body.detail]).toEqual([409, 'No events of this window are left to send.']);
  });

  it('stops at the first failure with a mail, and goes on with the same event when it is resumed', async () => {
    let isDown = false;
    const { endpointId, there } = await endpointThatWasOff((response, { body }) => {
      if (isDown && body.includes('"c"')) response.writeHead(500);
      response.end();
    });
    isDown = true;
    const { replayId } = await start(endpointId);
    await deliver();
    const stopped = await replayOf(endpointId);
    expect(stopped).toMatchObject({ status: 'STOPPED', delivered: 1, lastError: 'Responded with 500.' });
    const failed = await api.get(`webhooks/${endpointId}/deliveries/${stopped.failedDeliveryId}`);
    expect(failed.body).toMatchObject({ status: 'RETRYING', lastStatus: 500, replayId });
    expect(await subjects()).toEqual(['A replay was stopped']);
    const resent = await api.post(`webhooks/${endpointId}/deliveries/${stopped.failedDeliveryId}/resend`);
    expect([resent.status, resent.body.detail]).toEqual([409, 'It is part of a replay. Resume the replay to send it.']);
    await later(DAY);
    expect(await deliver()).toBe(0);
    isDown = false;
    expect((await change(endpointId, replayId, { change: 'RESUME', version: stopped.version })).status).toBe(200);
    await deliver();
    expect(namesOf(there)).toEqual(['a', 'b', 'c', 'c']);
    expect(there.received[3]?.headers['webhook-id']).toBe(there.received[2]?.headers['webhook-id']);
    expect(await replayOf(endpointId)).toMatchObject({ status: 'COMPLETED', delivered: 2, lastError: null });
  });

  it('keeps new events back until it has ended, so that all arrive in order', async () => {
    const { endpointId, there } = await endpointThatWasOff();
    const { replayId } = await start(endpointId, { newEvents: 'WAIT' });
    await change(endpointId, replayId, { change: 'PAUSE' });
    await created('new');
    await deliver();
    expect(namesOf(there)).toEqual(['a']);
    await change(endpointId, replayId, { change: 'RESUME' });
    await deliver();
    expect(namesOf(there)).toEqual(['a', 'b', 'c', 'new']);
  });

  it('lets new events go beside it where that was chosen, also while it is stopped', async () => {
    const { endpointId, there } = await endpointThatWasOff();
    const { replayId } = await start(endpointId, { newEvents: 'GO_BESIDE' });
    await change(endpointId, replayId, { change: 'PAUSE' });
    await created('new');
    await deliver();
    expect(namesOf(there)).toEqual(['a', 'new']);
    await change(endpointId, replayId, { change: 'RESUME' });
    await deliver();
    expect(namesOf(there)).toEqual(['a', 'new', 'b', 'c']);
  });

  it('keeps to its rate', async () => {
    const { endpointId, there } = await endpointThatWasOff();
    await start(endpointId, { eventsPerMinute: 2 });
    await deliver();
    expect(namesOf(there)).toEqual(['a', 'b']);
    server.services.clock.advance(29_000);
    expect(await deliver()).toBe(0);
    server.services.clock.advance(1000);
    await deliver();
    expect(namesOf(there)).toEqual(['a', 'b', 'c']);
  });

  it('sends no more of it once it is cancelled, and lets new events go', async () => {
    const { endpointId, there } = await endpointThatWasOff();
    const { replayId } = await start(endpointId, { eventsPerMinute: 2 });
    await deliver();
    await created('new');
    const { body } = await change(endpointId, replayId, { change: 'CANCEL' });
    expect(body).toMatchObject({ status: 'CANCELLED', eventsCount: 2, delivered: 1 });
    await deliver();
    expect(namesOf(there)).toEqual(['a', 'b', 'new']);
    const after = await change(endpointId, replayId, { change: 'RESUME' });
    expect([after.status, after.body.detail]).toEqual([409, 'The replay is cancelled.']);
    const ofReplay = await api.get(`webhooks/${endpointId}/deliveries?replayId=${replayId}`);
    expect(ofReplay.body.items.map(({ status }: { status: string }) => status)).toEqual(['CANCELLED', 'DELIVERED']);
  });

  it.each([
    [204, { status: 'DELIVERED', lastStatus: 204 }],
    [500, { status: 'CANCELLED', lastStatus: 500 }],
  ])('records a response of %i to the event that was being sent when it was cancelled', async (status, outcome) => {
    const { endpointId } = await endpointThatWasOff((response, { body }) => {
      if (!body.includes('"b"')) return void response.end();
      return void replayOf(endpointId)
        .then(({ replayId }) => change(endpointId, replayId, { change: 'CANCEL' }))
        .then(() => response.writeHead(status).end());
    });
    const { replayId } = await start(endpointId);
    await deliver();
    expect(await replayOf(endpointId)).toMatchObject({ status: 'CANCELLED' });
    const { items } = (await api.get(`webhooks/${endpointId}/deliveries?replayId=${replayId}`)).body;
    expect(items).toMatchObject([
      { status: 'CANCELLED', attempts: 0 },
      { ...outcome, attempts: 1 },
    ]);
  });

  it('is previewed for a period that ends now, or for both ends of a window', async () => {
    const { endpointId } = await endpointThatWasOff();
    const since = await api.post(path(endpointId, '/preview'), { period: 'LAST_3_DAYS' });
    expect(since.body).toMatchObject({ eventsCount: 2, until: window().until });
    const hour = await api.post(path(endpointId, '/preview'), { period: 'LAST_HOUR', events: 'ALL' });
    expect(Date.parse(hour.body.until) - Date.parse(hour.body.from)).toBe(60 * MINUTE);
    expect(hour.body.eventsCount).toBe(3);
    for (const [field, body] of Object.entries({ from: {}, until: { from: window().from } })) {
      const { status, body: refusal } = await api.post(path(endpointId, '/preview'), body);
      expect([status, refusal.errors]).toEqual([422, [{ field, messages: ['Required.'] }]]);
    }
  });

  it('is one at a time, of an enabled endpoint, over a window that has an end', async () => {
    const { endpointId } = await endpointThatWasOff();
    const { from, until } = window();
    const turned = await api.post(path(endpointId), { from: until, until: from });
    expect(turned.body.errors).toEqual([{ field: 'until', messages: ['The end must be after the start.'] }]);
    const both = await Promise.all([1, 2].map(() => api.post(path(endpointId), { from, until, eventsPerMinute: 1 })));
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
    await api.patch(`webhooks/${endpointId}/status`, { enabled: false });
    const { replayId } = await replayOf(endpointId);
    await change(endpointId, replayId, { change: 'PAUSE' });
    const resumed = await change(endpointId, replayId, { change: 'RESUME' });
    expect([resumed.status, resumed.body.detail]).toEqual([409, 'Enable the endpoint first.']);
  });

  it('is cancelled after three days in which no one resumed it, and removed after 30', async () => {
    const { endpointId } = await endpointThatWasOff();
    const { replayId } = await start(endpointId);
    await change(endpointId, replayId, { change: 'PAUSE' });
    await later(3 * DAY - MINUTE);
    await cleanUpDeliveries(server.services);
    expect(await replayOf(endpointId)).toMatchObject({ status: 'PAUSED' });
    server.services.clock.advance(2 * MINUTE);
    await cleanUpDeliveries(server.services);
    expect(await replayOf(endpointId)).toMatchObject({ status: 'CANCELLED', delivered: 0 });
    server.services.clock.advance(31 * DAY);
    await cleanUpDeliveries(server.services);
    expect(
      (await server.services.owner.query('select from app.webhook_replay where id = $1', [replayId])).rowCount,
    ).toBe(0);
  });

  it('refuses more events than it may have, in the preview as well', async () => {
    const { endpointId } = await endpointThatWasOff();
    await server.services.owner.query(
      `insert into app.event (community_id, key, type, object_type, object_id, body, occurred_at)
       select 10, 'evt-many-' || n, 'customer.created', 'customer', n::text, '{}', $1 from generate_series(1, 50000) n`,
      [window().from],
    );
    for (const more of ['', '/preview']) {
      const { status, body } = await api.post(path(endpointId, more), window());
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'from', messages: ['More than 50,000 events. Choose a shorter window or fewer kinds.'] }],
      ]);
    }
  });
});
