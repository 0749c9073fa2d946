import type {
  NotificationSettings,
  NotificationTest,
} from '@quickportal/contracts/server-to-server-notifications/notification-settings';
import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliverDue } from '../../engines/deliveries/dispatcher.ts';
import { emitAll } from '../../engines/deliveries/emit.ts';
import { type Receiver, startReceiver } from '../../engines/deliveries/receiver.fixture.ts';
import { apiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let officer: SignedIn;
let receiver: Receiver;
let reply = { status: 200, body: 'ok' };
beforeAll(async () => {
  server = await createTestServer({ webhookAllowPrivate: true });
  const rights = ['MANAGE_WEBHOOKS', 'VIEW_WEBHOOKS'] as const;
  officer = await server.signIn({ loginName: 'officer', communityId: 10, rights });
  receiver = await startReceiver((response) => {
    response.statusCode = reply.status;
    response.end(reply.body);
  });
});
afterAll(async () => {
  await receiver.stop();
  await server.close();
});
afterEach(async () => {
  reply = { status: 200, body: 'ok' };
  receiver.received.length = 0;
  Object.assign(server.services.configuration, { webhookAllowPrivate: true });
  await server.services.owner.query(
    `delete from app.webhook_endpoint where community_id = 10; delete from app.event; delete from app.community_setting`,
  );
});

const call = (method: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({ method, url: `${server.rest}/${path}`, headers: officer.headers, ...(payload && { payload }) });
const path = 'server-to-server-notifications';
const settings = async () => (await call('GET', path)).json<NotificationSettings>();
const save = async (change: object = {}) => {
  const body = {
    enabled: true,
    url: receiver.url,
    format: 'FORM',
    eventTypes: ['payment.approved'],
    userName: 'quickportal',
    password: 'Correct horse: battery',
    failureNotificationEmail: 'dev@example.com',
    ...change,
  };
  return call('PATCH', path, body);
};
const test = async () => (await call('POST', `${path}/test`)).json<NotificationTest>();
const fault = (response: { json: () => { errors?: { field: string; messages: string[] }[] } }) =>
  response.json().errors?.[0];

describe('the notification settings', () => {
  it('are off at first, as form fields, for every payment event [2C144]', async () => {
    expect(await settings()).toMatchObject({ enabled: false, url: '', format: 'FORM', hasPassword: false, version: 1 });
    expect((await settings()).eventTypes).toEqual([
      'payment.approved',
      'payment.cancelled',
      'payment.declined',
      'payment.dishonoured',
      'payment.suspended',
      'payment.voided',
    ]);
  });

  it('are saved without ever returning the password [2C145 2R025]', async () => {
    const saved = await save();
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({
      enabled: true,
      userName: 'quickportal',
      hasPassword: true,
      status: 'WORKING',
    });
    expect(saved.body).not.toContain('battery');
    const { rows } = await server.services.owner.query(
      `select row_to_json(w)::text as text from app.webhook_endpoint w where kind = 'SERVER_TO_SERVER'
       union all select coalesce(before::text, '') || coalesce(after::text, '') from app.audit_entry
         where action = 'server-to-server-notifications.update'`,
    );
    expect(JSON.stringify(rows)).not.toContain('battery');
  });

  it('keep the password where none is sent, and drop it with the user', async () => {
    await save();
    const kept = await save({ password: undefined, format: 'XML' });
    expect(kept.json()).toMatchObject({ hasPassword: true, format: 'XML' });
    const same = await save({ password: undefined, format: 'XML' });
    expect(fault(same)).toEqual({ field: '', messages: ['No changes detected.'] });
    const dropped = await save({ password: undefined, userName: '', format: 'XML' });
    expect(dropped.json()).toMatchObject({ hasPassword: false, userName: '' });
    expect((await save({ version: 1 })).statusCode).toBe(409);
  });

  it('send the kept password to no server that it was not entered for', async () => {
    await save();
    const elsewhere = { password: undefined, url: receiver.url.replace('127.0.0.1', 'localhost') };
    const again = { field: 'password', messages: ['Enter the password again: it would be sent to another server.'] };
    expect(fault(await save(elsewhere))).toEqual(again);
    expect((await save({ enabled: false, url: '', password: undefined })).statusCode).toBe(200);
    expect(fault(await save(elsewhere))).toEqual(again);
    expect((await save({ ...elsewhere, userName: '' })).json()).toMatchObject({ hasPassword: false });
    expect((await save({ password: undefined, userName: '', url: `${receiver.url}?a=1` })).statusCode).toBe(200);
    expect((await save({ url: receiver.url })).statusCode).toBe(200);
    expect((await save({ password: undefined, url: `${receiver.url}?b=2` })).json()).toMatchObject({
      hasPassword: true,
    });
  });

  it('need a public https address where they are on', async () => {
    expect(fault(await save({ url: '' }))).toMatchObject({ field: 'url' });
    Object.assign(server.services.configuration, { webhookAllowPrivate: false });
    expect(fault(await save())).toEqual({ field: 'url', messages: ['The address must start with https.'] });
    expect(fault(await save({ url: 'https://10.0.0.7/hook' }))).toMatchObject({ field: 'url' });
    expect((await save({ url: '', enabled: false })).statusCode).toBe(200);
  });
});

const approve = () =>
  server.services.db.transaction({ kind: 'community', communityId: 10 }, (trx) =>
    emitAll(
      trx,
      [
        {
          communityId: 10,
          type: 'webhook.test' as const,
          object: { type: 'transaction', id: 'R1' },
          data: { message: 'a & b' },
        },
      ],
      server.services.clock.now(),
    ),
  );

describe('notifications', () => {
  it.each([
    ['FORM', 'application/x-www-form-urlencoded', /data\.message=a\+%26\+b/],
    ['XML', 'application/xml; charset=utf-8', /<message>a &amp; b<\/message>/],
    ['JSON', 'application/json', /"message":"a & b"/],
  ])('are delivered as %s, with HTTP authentication', async (format, contentType, body) => {
    await save({ format });
    await server.services.owner.query(`update app.webhook_endpoint set all_events = true where community_id = 10`);
    await approve();
    await deliverDue(server.services);
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]?.headers).toMatchObject({
      'content-type': contentType,
      authorization: `Basic ${Buffer.from('quickportal:Correct horse: battery').toString('base64')}`,
    });
    expect(receiver.received[0]?.body).toMatch(body);
  });

  it('are among the deliveries of webhooks, whose calls do not change their settings', async () => {
    await save();
    await test();
    const { items } = (await call('GET', 'webhooks')).json<{ items: WebhookEndpoint[] }>();
    expect(items).toMatchObject([{ kind: 'SERVER_TO_SERVER', description: 'Server to server notifications' }]);
    const endpoint = `webhooks/${items[0]?.endpointId}`;
    const deliveries = (await call('GET', `${endpoint}/deliveries`)).json();
    expect(deliveries.items).toMatchObject([{ eventType: 'webhook.test', status: 'DELIVERED', lastStatus: 200 }]);
    expect((await call('PATCH', `${endpoint}/status`, { enabled: false })).statusCode).toBe(409);
    expect((await call('DELETE', endpoint)).statusCode).toBe(409);
    expect((await call('POST', `${endpoint}/secret`, {})).statusCode).toBe(409);
  });

  it('that fail for good are reported to the email of failures, and to no one where it is empty', async () => {
    reply = { status: 410, body: '' };
    for (const email of ['dev@example.com', '']) {
      await save({ failureNotificationEmail: email });
      await server.services.owner.query(
        `update app.webhook_endpoint set all_events = true, enabled = true, disabled_at = null, disabled_reason = null where community_id = 10`,
      );
      await approve();
      await deliverDue(server.services);
    }
    const { rows } = await server.services.owner.query<{ count: number }>(
      `select count(*)::int4 as count from app.outbox where topic like 'mail%'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(await settings()).toMatchObject({ enabled: false, disabledReason: 'GONE' });
  });
});

describe('settings that need a second person', () => {
  it('wait for one, with the password sealed and shown as changed only', async () => {
    await save({ userName: 'former', password: 'A former password' });
    await server.rows(
      `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, true, now())
       on conflict (community_id) do update set settings_need_second_person = true`,
    );
    const rights = ['APPROVE_REQUESTS'] as const;
    const approver = apiCaller(server, await server.signIn({ loginName: 'approver', communityId: 10, rights }));
    const requested = await save();
    expect([requested.statusCode, requested.json()]).toEqual([202, { proposalId: expect.any(Number) }]);
    expect(await settings()).toMatchObject({ userName: 'former' });
    const request = await approver.get(`proposals/${requested.json().proposalId}`);
    expect(request.raw).not.toContain('battery');
    expect(request.body.propertyDifferences).toContainEqual({
      propertyName: 'Password',
      existingValue: null,
      modifiedValue: 'Changed',
      different: true,
    });
    const { version } = request.body;
    const approved = await approver.post(`proposals/${requested.json().proposalId}/approve`, { version });
    expect(approved.status, approved.raw).toBe(200);
    expect(await settings()).toMatchObject({ userName: 'quickportal', hasPassword: true, enabled: true });
    await test();
    const basic = Buffer.from('quickportal:Correct horse: battery').toString('base64');
    expect(receiver.received[0]?.headers.authorization).toBe(`Basic ${basic}`);
    const kept = await server.rows(
      `select row_to_json(p)::text as text from app.proposal p union all select row_to_json(a)::text from app.audit_entry a`,
    );
    expect(JSON.stringify(kept)).not.toContain('battery');
  });
});

describe('a test message', () => {
  it('returns the status and the first 1,000 characters of the response, also while notifications are off', async () => {
    await save({ enabled: false });
    reply = { status: 503, body: 'Out to lunch. '.repeat(200) };
    const result = await test();
    expect(result).toMatchObject({ status: 503, response: 'Out to lunch. '.repeat(200).slice(0, 1000) });
    expect(result.error).toMatch(/503/);
    expect(receiver.received[0]?.body).toContain('webhook.test');
  });

  it('needs an address, and is not sent to private networks', async () => {
    expect((await call('POST', `${path}/test`)).statusCode).toBe(409);
    await save();
    Object.assign(server.services.configuration, { webhookAllowPrivate: false });
    const result = await test();
    expect([result.status, result.response]).toEqual([null, '']);
    expect(receiver.received).toHaveLength(0);
  });
});
