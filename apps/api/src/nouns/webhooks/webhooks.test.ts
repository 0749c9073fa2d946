import { facilityRights } from '@quickportal/contracts/access/rights';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliverDue } from '../../engines/deliveries/dispatcher.ts';
import { startReceiver, type Receiver } from '../../engines/deliveries/receiver.fixture.ts';
import { signatureOf } from '../../engines/deliveries/signature.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let api: ApiCaller;
const open: Receiver[] = [];
const receiver = async (...args: Parameters<typeof startReceiver>) => {
  const started = await startReceiver(...args);
  open.push(started);
  return started;
};
beforeAll(async () => {
  server = await createTestServer();
  const rights = facilityRights;
  api = apiCaller(server, await server.signIn({ loginName: 'dev', kind: 'CLIENT', communityId: 10, rights }));
});
afterEach(async () => {
  for (const started of open.splice(0)) await started.stop();
  allowPrivate(false);
  await server.services.owner.query('delete from app.webhook_endpoint where community_id = 10; delete from app.event');
});
afterAll(() => server.close());

/** As if the process had been started with WEBHOOK_ALLOW_PRIVATE, so that receivers of the test are sent to. */
const allowPrivate = (webhookAllowPrivate: boolean) =>
  Object.assign(server.services.configuration, { webhookAllowPrivate });
const deliver = () => deliverDue(server.services, { timeoutMs: 20_000 });
const endpoint = (url: string, more: object = {}) => ({ url, notificationEmail: 'dev@example.com', ...more });
const added = async (url: string, more: object = {}) => {
  allowPrivate(true);
  const { status, body } = await api.post('webhooks', endpoint(url, more));
  expect(status).toBe(201);
  return body as { endpoint: { endpointId: number; version: number }; signingSecret: string };
};
const audit = async () =>
  (
    await server.services.owner.query(`select action from app.audit_entry where action like 'webhooks.%' order by id`)
  ).rows.map((row) => (row as { action: string }).action);

describe('an endpoint', () => {
  it('is added with a secret that is answered once and works from then on', async () => {
    const { url, received } = await receiver();
    const { endpoint: made, signingSecret } = await added(url, { allEvents: false, eventTypes: ['customer.created'] });
    expect(made).toMatchObject({
      url,
      status: 'WORKING',
      waiting: 0,
      allEvents: false,
      eventTypes: ['customer.created'],
    });
    const listed = await api.get('webhooks');
    expect(listed.body.items).toEqual([made]);
    expect(listed.raw).not.toContain(signingSecret);
    await api.post('customers', { businessId: 101, customerName: 'Kim' });
    await deliver();
    const [request] = received;
    const [id, timestamp] = [String(request?.headers['webhook-id']), Number(request?.headers['webhook-timestamp'])];
    expect(request?.headers['webhook-signature']).toBe(
      signatureOf([signingSecret], { id, timestamp, body: String(request?.body) }),
    );
    const { rows } = await server.services.owner.query('select * from app.audit_entry');
    expect(JSON.stringify(rows)).not.toContain(signingSecret);
  });

  it.each([
    ['http://example.com/', 'The address must start with https.'],
    ['https://127.0.0.1/', 'The host is not on the public internet.'],
    ['https://[::1]/', 'The host is not on the public internet.'],
    ['https://169.254.169.254/latest', 'The host is not on the public internet.'],
    ['https://2130706433/', 'The host is not on the public internet.'],
    ['https://nowhere.example/', 'The host could not be found.'],
    ['https://user:word@8.8.8.8/', 'Enter an address such as https://hooks.example.com/quickportal'],
    ['https://8.8.8.8/#x', 'Enter an address such as https://hooks.example.com/quickportal'],
    ['ftp://8.8.8.8/', 'Enter an address such as https://hooks.example.com/quickportal'],
  ])('is refused at %s', async (url, message) => {
    const { status, body } = await api.post('webhooks', endpoint(url));
    expect([status, body.errors]).toEqual([422, [{ field: 'url', messages: [message] }]]);
  });

  it('asks for events where it is not all of them, and for no more than 20 endpoints', async () => {
    const { body } = await api.post('webhooks', endpoint('https://8.8.8.8/', { allEvents: false }));
    expect(body.errors).toEqual([{ field: 'eventTypes', messages: ['Required.'] }]);
    const all = await Promise.all(Array.from({ length: 24 }, () => api.post('webhooks', endpoint('https://8.8.8.8/'))));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  it('is edited, disabled, enabled and deleted, each with its audit entry', async () => {
    const { endpoint: made } = await added('https://8.8.8.8/a');
    const path = `webhooks/${made.endpointId}`;
    const before = (await audit()).length;
    const unchanged = await api.put(path, endpoint('https://8.8.8.8/a'));
    expect(unchanged.body.errors).toEqual([{ field: '', messages: ['No changes detected.'] }]);
    const edited = await api.put(path, endpoint('https://8.8.8.8/b', { version: made.version }));
    expect(edited.body).toMatchObject({ url: 'https://8.8.8.8/b', version: made.version + 1 });
    expect((await api.put(path, endpoint('https://8.8.8.8/c', { version: made.version }))).status).toBe(409);
    const disabled = await api.patch(`${path}/status`, { enabled: false });
    expect(disabled.body).toMatchObject({ status: 'DISABLED', disabledReason: 'BY_HAND' });
    expect((await api.patch(`${path}/status`, { enabled: false })).status).toBe(409);
    expect((await api.post(`${path}/test`)).body).toMatchObject({ status: 409, detail: 'Enable the endpoint first.' });
    expect((await api.patch(`${path}/status`, { enabled: true })).body).toMatchObject({ status: 'WORKING' });
    expect((await api.delete(path)).status).toBe(204);
    expect((await api.get('webhooks')).body.items).toEqual([]);
    expect((await api.get(`${path}/deliveries`)).status).toBe(404);
    expect((await audit()).slice(before)).toEqual([
      'webhooks.update',
      'webhooks.disable',
      'webhooks.enable',
      'webhooks.delete',
    ]);
  });

  it('is listed by status: working, failing or disabled', async () => {
    const { url } = await receiver((response) => response.writeHead(500).end());
    const { endpoint: failing } = await added(url);
    const { endpoint: disabled } = await added('https://8.8.8.8/');
    await added('https://8.8.8.8/');
    await api.patch(`webhooks/${disabled.endpointId}/status`, { enabled: false });
    await api.post(`webhooks/${failing.endpointId}/test`);
    await deliver();
    const listed = async (status: string) =>
      (await api.get(`webhooks?status=${status}`)).body.items.map((item: { status: string }) => item.status);
    expect(await listed('FAILING')).toEqual(['FAILING']);
    expect(await listed('FAILING,DISABLED')).toEqual(['FAILING', 'DISABLED']);
    expect(await listed('WORKING')).toEqual(['WORKING']);
    expect((await api.get('webhooks?status=BROKEN')).status).toBe(422);
  });

  it('gets a new secret; the former one signs too for as long as was chosen', async () => {
    const { url, received } = await receiver();
    const { endpoint: made, signingSecret } = await added(url);
    const { body } = await api.post(`webhooks/${made.endpointId}/secret`, { overlapHours: '24' });
    expect(body.signingSecret).not.toBe(signingSecret);
    expect(body.endpoint.formerSecretUntil).toBe('2026-11-21T09:00:00.000Z');
    await api.post(`webhooks/${made.endpointId}/test`);
    await deliver();
    expect(String(received[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    const at_once = await api.post(`webhooks/${made.endpointId}/secret`, { overlapHours: '0' });
    expect(at_once.body.endpoint.formerSecretUntil).toBeNull();
  });
});

describe('deliveries of an endpoint', () => {
  it('show what they contain to users with the right to see it only', async () => {
    const { url } = await receiver();
    const { endpoint: made } = await added(url);
    const { body: customer } = await api.post('customers', { businessId: 101, customerName: 'Wendy Webhook' });
    await deliver();
    const path = `webhooks/${made.endpointId}/deliveries`;
    const { items } = (await api.get(path)).body;
    const { deliveryId } = items.find((item: { eventType: string }) => item.eventType === 'customer.created');
    expect((await api.get(`${path}/${deliveryId}`)).body.requestBody).toContain(String(customer.customerId));
    const developer = {
      loginName: 'webhooks-only',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['VIEW_WEBHOOKS'],
    } as const;
    const seen = await apiCaller(server, await server.signIn(developer)).get(`${path}/${deliveryId}`);
    expect([seen.status, seen.body.requestBody]).toEqual([200, null]);
    expect(JSON.stringify(seen.body)).not.toContain('Wendy');
  });

  it('are listed with what was sent and answered, and can be sent again', async () => {
    let works = false;
    const { url, received } = await receiver((response) =>
      response.writeHead(works ? 200 : 500).end('{"token":"t","why":"down"}'),
    );
    const { endpoint: made } = await added(url);
    const path = `webhooks/${made.endpointId}`;
    const { body: test } = await api.post(`${path}/test`);
    expect(test).toMatchObject({ eventType: 'webhook.test', status: 'QUEUED', attempts: 0 });
    await deliver();
    expect((await api.get('webhooks')).body.items).toMatchObject([{ status: 'FAILING', waiting: 1 }]);
    const { body: failed } = await api.get(`${path}/deliveries/${test.deliveryId}`);
    expect(failed).toMatchObject({
      status: 'RETRYING',
      lastStatus: 500,
      requestBody: received[0]?.body,
      attemptsMade: [{ status: 500, error: 'Responded with 500.', responseBody: '{"token":"[removed]","why":"down"}' }],
    });
    works = true;
    const { body: again } = await api.post(`${path}/deliveries/${test.deliveryId}/resend`);
    expect(again).toMatchObject({ deliveryId: test.deliveryId, isResent: false });
    await deliver();
    const { body: copy } = await api.post(`${path}/deliveries/${test.deliveryId}/resend`);
    expect(copy).toMatchObject({ isResent: true, status: 'QUEUED', eventKey: test.eventKey });
    await deliver();
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([test.eventKey]));
    const { body: page } = await api.get(`${path}/deliveries?status=DELIVERED&eventType=webhook.test`);
    expect(page).toMatchObject({
      recordsCount: 2,
      items: [{ deliveryId: copy.deliveryId }, { deliveryId: test.deliveryId }],
    });
    const countOf = async (query: string) => (await api.get(`${path}/deliveries?${query}`)).body.recordsCount;
    expect(await countOf('status=FAILED')).toBe(0);
    expect(await countOf('status=FAILED,DELIVERED')).toBe(2);
    expect(await countOf('eventType=webhook.test,customer.created')).toBe(2);
    expect(await countOf('eventType=customer.created')).toBe(0);
    expect((await api.get(`${path}/deliveries/987654321`)).status).toBe(404);
  });

  it('are not for people of one business, whose changes are published all the same', async () => {
    const rights = facilityRights;
    const person = { loginName: 'one.business', kind: 'CLIENT', communityId: 10, rights, inBusiness: 101 } as const;
    const restricted = apiCaller(server, await server.signIn(person));
    const { endpoint: made } = await added('https://8.8.8.8/');
    expect((await restricted.get('webhooks')).body).toMatchObject({
      status: 403,
      detail:
        'Webhooks send events of the whole facility. Only users and API keys with access to all businesses can change them.',
    });
    await restricted.post('customers', { businessId: 101, customerName: 'Kim' });
    expect((await api.get(`webhooks/${made.endpointId}/deliveries`)).body).toMatchObject({
      items: [{ eventType: 'customer.created', objectType: 'customer' }],
    });
  });

  it('can be seen but not caused with the right to see', async () => {
    const rights = ['VIEW_WEBHOOKS'] as const;
    const viewer = apiCaller(
      server,
      await server.signIn({ loginName: 'see', kind: 'CLIENT', communityId: 10, rights }),
    );
    const { endpoint: made } = await added('https://8.8.8.8/');
    expect((await viewer.get('webhooks')).status).toBe(200);
    for (const path of ['test', 'secret', 'deliveries/1/resend'])
      expect((await viewer.post(`webhooks/${made.endpointId}/${path}`, {})).status).toBe(403);
  });
});
