import { facilityRights } from '@quickportal/contracts/access/rights';
import { rotateSecret } from '@quickportal/db/webhooks/write-endpoints';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverDue } from '../engines/deliveries/dispatcher.ts';
import { demoReceiverAddress } from '../engines/deliveries/demo-receiver-address.ts';
import { sealSecret } from '../engines/deliveries/endpoint-secrets.ts';
import { startReceiver } from '../engines/deliveries/receiver.fixture.ts';
import { sendNotice } from '../engines/deliveries/send-notice.ts';
import { newSigningSecret } from '../engines/deliveries/signature.ts';
import { apiCaller, type ApiCaller } from '../testing/api-caller.ts';
import { addEndpoint, emitAbout, emitMessage } from '../testing/delivery-kit.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let session: Awaited<ReturnType<TestServer['signIn']>>;
let api: ApiCaller;
let address: string;
let count = 0;

beforeAll(async () => {
  server = await createTestServer({ seed: 'demo', host: '127.0.0.1' });
  const listening = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  Object.assign(server.services.configuration, { port: Number(listening.port) });
  address = String(demoReceiverAddress(server.services.configuration));
});
beforeEach(async () => {
  count += 1;
  const person = { loginName: `dev${count}`, kind: 'CLIENT', communityId: 10, rights: facilityRights } as const;
  session = await server.signIn(person);
  api = apiCaller(server, session);
});
afterEach(async () => {
  await change('DELETE');
  await change('PUT', { mode: 'ACCEPT', requests: null });
  await server.services.owner.query('delete from app.webhook_endpoint; delete from app.event');
});
afterAll(() => server.close());

const deliver = () => deliverDue(server.services, { timeoutMs: 20_000, random: () => 0.5 });
const fetched = (method: string, headers: Record<string, string>, body?: object) =>
  fetch(address, { method, headers, redirect: 'manual', ...(body && { body: JSON.stringify(body) }) });
const change = async (method: 'PUT' | 'DELETE', body?: object, headers: Record<string, string> = {}) =>
  (
    await fetched(
      method,
      {
        ...session.headers,
        'x-requested-with': 'test',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body,
    )
  ).status;
const page = async () => (await fetched('GET', session.headers)).text();
/** What the page says of each request, newest first. */
const shown = async () =>
  [...(await page()).matchAll(/<summary>(.*?)<\/summary>/gs)].map(([, summary = '']) =>
    summary
      .replaceAll(/<time.*?<\/time>|<[^>]*>/g, ' ')
      .trim()
      .split(/\s{2,}/),
  );

describe('the receiver of a demo', () => {
  it('is an address that endpoints can be added with, and shows what it was sent, verified', async () => {
    const added = await api.post('webhooks', { url: address, notificationEmail: 'dev@example.com' });
    expect(added.status).toBe(201);
    await emitMessage(server.services, 'Hello <b>you</b>');
    expect(await deliver()).toBe(1);
    expect(await shown()).toEqual([['webhook.test', 'Verified', 'Responded 204', 'Attempt 1']]);
    const html = await page();
    expect(html).toContain('Hello &lt;b&gt;you&lt;/b&gt;');
    expect(html).toContain('webhook-signature');
    expect((await api.get('webhooks')).body.items).toMatchObject([{ status: 'WORKING', waiting: 0 }]);
  });

  it('fails for as many requests as were chosen, so that a retry is seen', async () => {
    await addEndpoint(server.services, { url: address, basic: 'user:pass word' });
    expect(await change('PUT', { mode: 'FAIL', requests: 1 })).toBe(204);
    await emitMessage(server.services, 'a');
    await deliver();
    server.services.clock.advance(20_000);
    await deliver();
    expect(await shown()).toEqual([
      ['webhook.test', 'Verified', 'Responded 204', 'Attempt 2'],
      ['webhook.test', 'Verified', 'Responded 500', 'Attempt 1'],
    ]);
    const html = await page();
    expect(html).toContain('[removed]');
    expect(html).not.toContain(Buffer.from('user:pass word').toString('base64'));
    expect(await change('DELETE')).toBe(204);
    expect(await shown()).toEqual([]);
  });

  it('responds with 410 when asked to, which switches the endpoint off', async () => {
    await addEndpoint(server.services, { url: address });
    await change('PUT', { mode: 'GONE', requests: null });
    await emitMessage(server.services, 'a');
    await deliver();
    expect((await api.get('webhooks')).body.items).toMatchObject([{ status: 'DISABLED', disabledReason: 'GONE' }]);
  });

  it('refuses and shows what is signed with another secret, and takes nothing that is no event', async () => {
    const endpoint = await addEndpoint(server.services, { url: address });
    await emitMessage(server.services, 'a');
    const { rows } = await server.services.owner.query<{ key: string }>('select key from app.event');
    const headers = { 'webhook-id': String(rows[0]?.key), 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' };
    expect((await fetched('POST', { ...headers, 'content-type': 'application/json' }, {})).status).toBe(401);
    expect(await shown()).toEqual([['webhook.test', 'Not verified', 'Responded 401', 'Attempt 1']]);
    expect((await fetched('POST', { ...headers, 'webhook-id': 'evt_unknown_000' }, {})).status).toBe(401);
    expect(await shown()).toHaveLength(1);
    const now = server.services.clock.now();
    const secretSealed = sealSecret(server.services, endpoint, newSigningSecret());
    await server.services.db.transaction({ kind: 'staff' }, (trx) =>
      rotateSecret(trx, endpoint.endpointId, { secretSealed, formerUntil: null }, now),
    );
    await deliver();
    expect((await shown())[0]).toEqual(['webhook.test', 'Verified', 'Responded 204', 'Attempt 2']);
  });

  it('keeps the latest 200 requests of a community', async () => {
    await addEndpoint(server.services, { url: address });
    await emitAbout(
      server.services,
      'a',
      Array.from({ length: 205 }, (_, n) => `message ${n}`),
    );
    await deliver();
    expect(await shown()).toHaveLength(200);
  });

  it('shows no one else’s requests, and bodies only to those who may see the record', async () => {
    await addEndpoint(server.services, { url: address });
    await api.post('customers', { businessId: 101, customerName: 'Wendy Webhook' });
    await deliver();
    expect(await page()).toContain('Wendy Webhook');
    const signIn = async (person: Pick<Parameters<TestServer['signIn']>[0], 'communityId' | 'rights'>) => {
      count += 1;
      return server.signIn({ loginName: `other${count}`, kind: 'CLIENT', ...person });
    };
    const seen = async (headers: Record<string, string>) => {
      const response = await fetched('GET', headers);
      return { status: response.status, html: await response.text() };
    };
    const other = await seen((await signIn({ communityId: 20, rights: facilityRights })).headers);
    expect([other.status, other.html.includes('<summary>')]).toEqual([200, false]);
    const viewer = await seen((await signIn({ communityId: 10, rights: ['VIEW_WEBHOOKS'] })).headers);
    expect([viewer.html.includes('<summary>'), viewer.html.includes('Wendy')]).toEqual([true, false]);
    expect((await seen((await signIn({ communityId: 10, rights: [] })).headers)).status).toBe(403);
    expect((await seen({})).status).toBe(303);
  });

  it('changes nothing for another site, and nothing that it does not know', async () => {
    const { 'x-requested-with': _, ...headers } = session.headers as Record<string, string>;
    expect((await fetched('PUT', { ...headers, 'content-type': 'application/json' }, { mode: 'FAIL' })).status).toBe(
      403,
    );
    expect(await change('PUT', { mode: 'BURN', requests: null })).toBe(400);
    const looks = { loginName: 'looks', kind: 'CLIENT', communityId: 10, rights: ['VIEW_WEBHOOKS'] } as const;
    const viewer = await server.signIn(looks);
    expect(await change('PUT', { mode: 'FAIL', requests: null }, viewer.headers)).toBe(403);
    expect(await page()).toContain('Accepts every signed request with 204.');
  });
});

describe('the allowance for that receiver', () => {
  const send = (url: string) =>
    sendNotice({ url, headers: {}, body: '{}' }, { allowPrivate: false, demoReceiver: address, timeoutMs: 20_000 });

  it('lets nothing else on the machine be sent to', async () => {
    const neighbour = await startReceiver();
    const { port } = new URL(address);
    const others = [
      neighbour.url,
      `http://127.0.0.1:${neighbour.port}/quickportal/demo/receiver`,
      `http://127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}/quickportal/demo/receiver/`,
      `http://127.0.0.1:${port}/quickportal/demo/receiver?a=1`,
      `http://127.0.0.1:${port}/quickportal/demo/../demo/receiver`,
      `http://127.0.0.1:${port}/metrics`,
      `http://localhost:${port}/quickportal/demo/receiver`,
      `http://127.0.0.2:${port}/quickportal/demo/receiver`,
      `http://2130706433:${port}/quickportal/demo/receiver`,
      `http://[::1]:${port}/quickportal/demo/receiver`,
      `https://127.0.0.1:${port}/quickportal/demo/receiver`,
      `HTTP://127.0.0.1:${port}/quickportal/demo/receiver`,
      `http://user@127.0.0.1:${port}/quickportal/demo/receiver`,
    ];
    for (const url of others) {
      expect(await send(url), url).toMatchObject({ status: null });
      expect((await api.post('webhooks', { url, notificationEmail: 'dev@example.com' })).status, url).toBe(422);
    }
    expect(neighbour.received).toEqual([]);
    expect(await send(address)).toMatchObject({ status: 401 });
    await neighbour.stop();
  });

  it('exists in a demo only, as the receiver does', async () => {
    const { services } = server;
    expect(demoReceiverAddress({ ...services.configuration, seed: 'none' })).toBeNull();
    expect(demoReceiverAddress({ ...services.configuration, host: '192.0.2.7' })).toBeNull();
    const other = await createTestServer();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const { statusCode } = await other.app.inject({ method, url: new URL(address).pathname });
      expect([method, statusCode]).toEqual([method, 404]);
    }
    await other.close();
  });
});
