import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { rotateSecret, setEndpointEnabled } from '@quickportal/db/webhooks/write-endpoints';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import type { Message } from '../mail/message.ts';
import { cleanUpDeliveries } from './clean-up.ts';
import { addEndpoint, emitAbout, emitMessage, messageOf } from '../../testing/delivery-kit.ts';
import { deliverDue } from './dispatcher.ts';
import { emit } from './emit.ts';
import { sealSecret } from './endpoint-secrets.ts';
import { startReceiver, type Received, type Receiver } from './receiver.fixture.ts';
import { newSigningSecret, signatureOf } from './signature.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let services: TestServices;
const open: Receiver[] = [];
const receiver = async (...args: Parameters<typeof startReceiver>) => {
  const started = await startReceiver(...args);
  open.push(started);
  return started;
};
/** Only what never answers is given up: on a busy machine the others may take their time. */
const due = (timeoutMs = 20_000) => deliverDue(services, { timeoutMs, random: () => 0.5 });
const rows = async <T>(text: string): Promise<T[]> => (await services.owner.query(text)).rows as T[];
const states = async () =>
  (await rows<{ status: string }>('select status from app.delivery order by id')).map(({ status }) => status);
/** Messages that wait to be sent. */
const mails = async () =>
  (
    await rows<{ payload: { sealed: string } }>(`select payload from app.outbox where topic = 'mail.send' order by id`)
  ).map(({ payload }) => JSON.parse(services.auth.sealer.open('mail', 'mail.send', payload.sealed)) as Message);

beforeAll(async () => {
  services = await createTestServices({ configuration: { webhookAllowPrivate: true } });
  await insertCommunity(services.owner, { id: 10 });
  await insertCommunity(services.owner, { id: 20 });
});
beforeEach(() => services.clock.set('2026-11-20T09:00:00Z'));
afterEach(async () => {
  for (const started of open.splice(0)) await started.stop();
  await services.owner.query('delete from app.webhook_endpoint; delete from app.event; delete from app.outbox');
  await services.owner.query('delete from app.delivery_attempt');
});
afterAll(() => services.drop());

const verify = ({ headers, body }: Received, secret: string) => {
  const [id, timestamp] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
  return signatureOf([secret], { id, timestamp, body });
};

describe('an event', () => {
  it('goes signed to every endpoint of its community that asked for its kind', async () => {
    const { url, received } = await receiver();
    const other = await receiver();
    const single = await addEndpoint(services, { url, eventTypes: ['webhook.test'] });
    await addEndpoint(services, { url: other.url, eventTypes: ['customer.created'] });
    await addEndpoint(services, { url: other.url, communityId: 20 });
    await emitMessage(services, 'hello');
    expect(await due()).toBe(1);
    expect(other.received).toEqual([]);
    const [request] = received as [Received];
    const body = JSON.parse(request.body) as Record<string, unknown>;
    expect(body).toEqual({
      id: expect.stringMatching(/^evt_[\w-]{24}$/),
      type: 'webhook.test',
      timestamp: '2026-11-20T09:00:00.000Z',
      data: { message: 'hello' },
    });
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': body.id,
      'webhook-timestamp': String(Date.UTC(2026, 10, 20, 9) / 1000),
      'webhook-signature': verify(request, single.secret),
    });
    expect(await states()).toEqual(['DELIVERED']);
    expect(await due()).toBe(0);
  });

  it('goes nowhere while webhooks are off, and what waited goes once they are on again', async () => {
    const { url, received } = await receiver();
    await addEndpoint(services, { url });
    const setWebhooks = (isOn: boolean) =>
      services.owner.query(`update app.community_product set enabled = $1 where product = 'WEBHOOKS'`, [isOn]);
    await emitMessage(services, 'before');
    await setWebhooks(false);
    await emitMessage(services, 'meanwhile');
    await due();
    expect(received).toEqual([]);
    await setWebhooks(true);
    await due();
    expect(received.map(({ body }) => (JSON.parse(body) as { data: unknown }).data)).toEqual([{ message: 'before' }]);
  });

  it('is not told when its change is rolled back', async () => {
    const { url } = await receiver();
    await addEndpoint(services, { url });
    const scope = { kind: 'community', communityId: 10 } as const;
    const failing = services.db.transaction(scope, async (trx) => {
      const event = {
        communityId: 10,
        type: 'webhook.test',
        object: { type: 'test', id: 1 },
        data: { message: 'no' },
      } as const;
      await emit(trx, event, services.clock.now());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await due()).toBe(0);
  });

  it('carries two signatures while a secret is replaced, for as long as it was said', async () => {
    const { url, received } = await receiver();
    const former = await addEndpoint(services, { url });
    const secret = newSigningSecret();
    const now = services.clock.now();
    await services.db.transaction({ kind: 'staff' }, (trx) =>
      rotateSecret(
        trx,
        former.endpointId,
        { secretSealed: sealSecret(services, former, secret), formerUntil: new Date(now.getTime() + DAY) },
        now,
      ),
    );
    await emitMessage(services, 'both');
    await due();
    services.clock.advance(DAY);
    await emitMessage(services, 'new');
    await due();
    const [both, single] = received as [Received, Received];
    expect(both.headers['webhook-signature']).toBe(`${verify(both, secret)} ${verify(both, former.secret)}`);
    expect(single.headers['webhook-signature']).toBe(verify(single, secret));
  });

  it('reaches server-to-server receivers in their format and with their credentials', async () => {
    const { url, received } = await receiver();
    const { secret } = await addEndpoint(services, { url, format: 'FORM', basic: 'merchant:pass word' });
    await emitMessage(services, 'a & b');
    await due();
    const [request] = received as [Received];
    expect(new URLSearchParams(request.body).get('data.message')).toBe('a & b');
    expect(request.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from('merchant:pass word').toString('base64')}`,
      'webhook-signature': verify(request, secret),
    });
  });

  it('keeps no secret in the database as it is', async () => {
    const { secret } = await addEndpoint(services, { url: 'http://127.0.0.1:1/', basic: 'merchant:pass word' });
    const all = JSON.stringify(await rows('select * from app.webhook_endpoint'));
    expect(all).not.toContain(secret);
    expect(all).not.toContain('pass word');
  });
});

describe('an endpoint that fails', () => {
  it('is tried with growing gaps over three days, then the event is dead and its owner told once', async () => {
    const { url, received } = await receiver((response) =>
      response.writeHead(500).end('{"secret":"x","why":"broken"}'),
    );
    await addEndpoint(services, { url });
    await emitMessage(services, 'first');
    const began = services.clock.now().getTime();
    const tries: number[] = [];
    while ((await states())[0] === 'RETRYING' || tries.length === 0) {
      expect(await due()).toBe(1);
      tries.push(services.clock.now().getTime() - began);
      const [delivery] = await rows<{ at: string }>('select due_at as at from app.delivery');
      services.clock.set(String(delivery?.at));
      if (tries.length > 40) throw new Error('It never ends');
    }
    expect(tries.slice(0, 4)).toEqual([0, 15_000, 60_000, 195_000]);
    expect(tries.at(-1)).toBe(3 * DAY);
    expect(await states()).toEqual(['FAILED']);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await rows(`select distinct status, error, response_body from app.delivery_attempt`)).toEqual([
      { status: 500, error: 'Responded with 500.', response_body: '{"secret":"[removed]","why":"broken"}' },
    ]);
    expect(await rows('select count(*) as n from app.delivery_attempt')).toEqual([{ n: tries.length }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'dev@example.com', subject: 'An event could not be delivered' });
    expect(mail?.text).toContain('Responded with 500.');
  });

  it('gets what is about one object in order when it works again', async () => {
    let works = false;
    const { url, received } = await receiver((response) => response.writeHead(works ? 204 : 500).end());
    await addEndpoint(services, { url });
    await emitAbout(services, 'customer', ['a', 'b', 'c']);
    await due();
    services.clock.advance(HOUR);
    await due();
    works = true;
    services.clock.advance(HOUR);
    await due();
    expect(received.map(messageOf)).toEqual(['a', 'a', 'a', 'b', 'c']);
    expect(await rows('select failures, failing_since, retry_at from app.delivery_lane')).toEqual([
      { failures: 0, failing_since: null, retry_at: null },
    ]);
  });

  it.each([
    [429, '600', 660],
    [503, 'Fri, 20 Nov 2026 09:20:00 GMT', 1320],
    [503, '86400', 3600],
    [503, '2', 15],
    [500, '600', 15],
  ])('waits after a %i with Retry-After: %s for %i seconds', async (status, retryAfter, seconds) => {
    const { url, received } = await receiver((response, _request, count) =>
      count === 1 ? response.writeHead(status, { 'retry-after': retryAfter }).end() : response.end(),
    );
    await addEndpoint(services, { url });
    await emitMessage(services, 'busy');
    await due();
    services.clock.advance(seconds * 1000 - 1);
    await due();
    expect(received).toHaveLength(1);
    services.clock.advance(1);
    await due();
    expect(received).toHaveLength(2);
    expect(await states()).toEqual(['DELIVERED']);
  });

  it('lets the next event of an object go when one is dead for a reason of its own', async () => {
    const { url, received } = await receiver((response, request) =>
      response.writeHead(messageOf(request) === 'poison' ? 500 : 200).end(),
    );
    await addEndpoint(services, { url });
    await emitAbout(services, 'customer', ['poison', 'good']);
    await due();
    services.clock.advance(3 * DAY);
    await due();
    expect(received.map(messageOf)).toEqual(['poison', 'poison', 'good']);
    expect(await states()).toEqual(['FAILED', 'DELIVERED']);
  });

  it('rests while nothing arrives, instead of having everything tried in vain', async () => {
    let works = false;
    const { url, received } = await receiver((response) => response.writeHead(works ? 200 : 500).end());
    await addEndpoint(services, { url });
    for (let n = 0; n < 100; n += 1) await emitMessage(services, String(n));
    await due();
    const before = received.length;
    expect(before).toBeLessThanOrEqual(20);
    expect(await due()).toBe(0);
    for (let minutes = 0; minutes < 60; minutes += 1) {
      services.clock.advance(60_000);
      await due();
    }
    expect(received.length - before).toBeLessThan(60);
    works = true;
    services.clock.advance(HOUR);
    await due();
    expect(new Set(await states())).toEqual(new Set(['DELIVERED']));
    expect(await rows('select retry_at from app.delivery_lane')).toEqual([{ retry_at: null }]);
  });

  it('is switched off when it says that it is gone', async () => {
    const { url } = await receiver((response) => response.writeHead(410).end());
    const { endpointId } = await addEndpoint(services, { url });
    await emitAbout(services, 'customer', ['one', 'two']);
    await emitMessage(services, 'other');
    await due();
    expect(await rows('select enabled, disabled_reason from app.webhook_endpoint')).toEqual([
      { enabled: false, disabled_reason: 'GONE' },
    ]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['An endpoint was switched off']);
    expect(
      await rows(`select action, object_id, actor_kind from app.audit_entry where object_type = 'webhook-endpoint'`),
    ).toEqual([{ action: 'webhooks.switch-off', object_id: String(endpointId), actor_kind: 'JOB' }]);
    services.clock.advance(DAY);
    await emitMessage(services, 'three');
    expect(await due()).toBe(0);
    expect(await states()).toEqual(['FAILED', 'QUEUED', 'FAILED']);
  });

  it('is switched off after five days without a success, and what waits is given up after three', async () => {
    const { url } = await receiver((response) => response.writeHead(500).end());
    const { endpointId } = await addEndpoint(services, { url });
    for (let days = 0; days <= 5; days++) {
      await emitMessage(services, `day ${days}`);
      await due();
      services.clock.advance(DAY);
      await due();
    }
    expect(await rows('select enabled, disabled_reason from app.webhook_endpoint')).toEqual([
      { enabled: false, disabled_reason: 'FAILING' },
    ]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'An event could not be delivered',
      'An endpoint was switched off',
    ]);
    services.clock.advance(3 * DAY);
    await cleanUpDeliveries(services);
    expect(new Set(await states())).toEqual(new Set(['FAILED']));
    await services.db.transaction({ kind: 'staff' }, (trx) =>
      setEndpointEnabled(trx, endpointId, true, services.clock.now()),
    );
    await emitMessage(services, 'again');
    expect(await due()).toBe(1);
  });

  it('holds back only itself, also when it hangs or closes in the middle', async () => {
    const hanging = await receiver(() => undefined);
    const torn = await receiver((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 10);
    });
    const good = await receiver();
    for (const { url } of [hanging, torn, good]) await addEndpoint(services, { url });
    await emitAbout(services, 'customer', ['a', 'b', 'c']);
    await due(2500);
    expect(good.received.map(messageOf)).toEqual(['a', 'b', 'c']);
    expect([hanging, torn].map(({ received }) => received.length)).toEqual([1, 1]);
    expect(await rows('select distinct last_error from app.delivery order by 1')).toEqual([
      { last_error: 'The connection was closed before the response was complete.' },
      { last_error: 'There was no complete response within 2.5 seconds.' },
      { last_error: null },
    ]);
  });
});

it('removes events with their deliveries after 30 days, and attempts by the month', async () => {
  const { url } = await receiver();
  await addEndpoint(services, { url });
  await cleanUpDeliveries(services);
  await emitMessage(services, 'old');
  await due();
  expect(await rows('select tableoid::regclass::text as t from app.delivery_attempt')).toEqual([
    { t: 'delivery_attempt_202611' },
  ]);
  services.clock.advance(29 * DAY);
  await emitMessage(services, 'young');
  await due();
  services.clock.advance(3 * DAY);
  await cleanUpDeliveries(services);
  expect((await rows<{ body: string }>('select body from app.event')).map(messageOf)).toEqual(['young']);
  expect(await states()).toEqual(['DELIVERED']);
  services.clock.advance(30 * DAY);
  await cleanUpDeliveries(services);
  expect(await rows('select from app.event')).toEqual([]);
  expect(await rows(`select to_regclass('app.delivery_attempt_202611') as t`)).toEqual([{ t: null }]);
});
