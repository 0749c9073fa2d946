import type { ApiLog, ApiLogDetails } from '@quickportal/contracts/api-logs/api-log';
import type { ApiLogSummary } from '@quickportal/contracts/api-logs/api-log-summary';
import type { ApiLogRelated } from '@quickportal/contracts/api-logs/api-log-related';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newKeyText } from '../../engines/api-keys/key-text.ts';
import { createTestServer, type KeyHolder, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let reader: SignedIn;
let holder: KeyHolder;
beforeAll(async () => {
  server = await createTestServer();
  reader = await server.signIn({
    loginName: 'developer',
    communityId: 10,
    rights: ['VIEW_API_LOG', 'VIEW_WEBHOOKS'],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.apiKeys.log.flush();
  await server.services.owner.query('delete from app.api_log');
  holder = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
});

const callWith = (path: string, { method = 'GET', payload, from = '203.0.113.7', headers = {} }: Sent = {}) =>
  server.app.inject({
    method,
    url: `${server.rest}/${path}`,
    headers: { ...holder.headers, ...headers },
    remoteAddress: from,
    ...(payload && { payload }),
  });
interface Sent {
  method?: 'GET' | 'POST';
  payload?: object;
  from?: string;
  headers?: Record<string, string>;
}
const read = (path: string, by = reader) => server.app.inject({ url: `${server.rest}/${path}`, headers: by.headers });
const list = async (query = '') => (await read(`api-logs?${query}`)).json<{ items: ApiLog[]; recordsCount: number }>();
const urls = async (query: string) =>
  (await list(query)).items.map(({ requestUrl }) => requestUrl.slice(server.rest.length + 1));
let customers = 0;
/** A new customer, whose number no other has. */
const newCustomer = () => {
  customers += 1;
  return { businessId: 101, customerName: 'Elin Berg', customerNumber: `HCW-004182${customers}` };
};

describe('the list of calls', () => {
  it('has the newest first, with key and operation, as soon as they are made [2C142 2R023]', async () => {
    await callWith('customers/1001');
    await callWith('customers', { method: 'POST', payload: newCustomer() });
    const { items, recordsCount } = await list();
    expect(recordsCount).toBe(2);
    expect(items).toMatchObject([
      {
        httpMethod: 'POST',
        requestUrl: `${server.rest}/customers`,
        operation: 'customers.create',
        httpStatus: 201,
        httpStatusDescription: 'Created',
        errorType: null,
        apiKeyName: 'Test key',
        ipAddress: '203.0.113.7',
      },
      { httpMethod: 'GET', requestUrl: `${server.rest}/customers/1001`, httpStatus: 200 },
    ]);
  });

  it('is narrowed by each of its filters', async () => {
    await callWith('customers/1001');
    await callWith('customers/9999', { from: '198.51.100.20' });
    const made = await callWith('customers', { method: 'POST', payload: newCustomer() });
    const first = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    await server.app.inject({ url: `${server.rest}/customers/1002`, headers: first.headers });
    expect(await urls('httpStatus=4xx')).toEqual(['customers/9999']);
    expect(await urls('httpStatus=404')).toEqual(['customers/9999']);
    expect(await urls('httpStatus=2xx')).toEqual(['customers/1002', 'customers', 'customers/1001']);
    expect(await urls('httpStatus=5xx')).toEqual([]);
    expect(await urls('httpMethod=POST')).toEqual(['customers']);
    expect(await urls('operation=customers.get&httpStatus=200')).toEqual(['customers/1002', 'customers/1001']);
    expect(await urls(`apiKeyId=${first.apiKeyId}`)).toEqual(['customers/1002']);
    expect(await urls('ipAddress=198.51.100.20')).toEqual(['customers/9999']);
    expect(await urls('errorType=not-found')).toEqual(['customers/9999']);
    expect(await urls(`requestId=${String(made.headers['x-request-id'])}`)).toEqual(['customers']);
    expect(await urls('from=2026-11-20&to=2026-11-20')).toHaveLength(4);
    expect(await urls('from=2026-11-21')).toEqual([]);
    expect(await urls('period=YESTERDAY')).toEqual([]);
  });

  it('has of the last 24 hours and 7 days the calls that the summary counts', async () => {
    const { clock } = server.services;
    const now = clock.now().toISOString();
    // The first moment of each period, and the last one before
    for (const at of [
      '2026-11-13T12:59:59.999Z',
      '2026-11-13T13:00:00.000Z',
      '2026-11-19T09:59:59.999Z',
      '2026-11-19T10:00:00.000Z',
      '2026-11-20T09:00:00.000Z',
    ]) {
      clock.set(at);
      await callWith('customers/1001');
    }
    clock.set(now);
    const { recordsCount } = await list();
    expect(recordsCount).toBe(5);
    for (const [hours, calls] of [
      ['24', 2],
      ['168', 4],
    ]) {
      expect(await list(`recent=${hours}`)).toMatchObject({ recordsCount: calls });
      expect((await read(`api-logs/summary?hours=${hours}`)).json()).toMatchObject({ calls });
    }
    // With days, the calls that are in both
    expect(await list('recent=24&to=2026-11-19')).toMatchObject({ recordsCount: 1 });
    expect(await list('recent=168&from=2026-11-20')).toMatchObject({ recordsCount: 1 });
    expect((await read('api-logs?recent=25')).statusCode).toBe(422);
  });

  it('finds words of path, bodies, address and request ID, whatever their case', async () => {
    await callWith('customers/1001', { from: '198.51.100.20' });
    const payload = newCustomer();
    const made = await callWith('customers', { method: 'POST', payload });
    const { customerId } = made.json<{ customerId: number }>();
    const { customerNumber: number } = payload;
    for (const query of [
      number,
      number.toLowerCase(),
      'HCW-0041',
      number.slice(4),
      `${customerId}`,
      `customers ${customerId}`,
    ])
      expect(await urls(`query=${encodeURIComponent(query)}`), query).toEqual(['customers']);
    for (const query of ['/customers/1001', '198.51.100.20', 'customers/1001', `${server.rest}/customers/1001`])
      expect(await urls(`query=${encodeURIComponent(query)}`), query).toEqual(['customers/1001']);
    expect(await urls(`query=${String(made.headers['x-request-id'])}`)).toEqual(['customers']);
    expect(await urls('query=customers&httpMethod=GET')).toEqual(['customers/1001']);
    for (const query of ['Elin', 'no-such', `'`, `a' | 'b`, '\\', '%', ':*', '&'])
      expect(await urls(`query=${encodeURIComponent(query)}`), query).toEqual([]);
  });

  it('finds frequent words among the newest calls, and says that it looked no further', async () => {
    await server.services.owner.query(
      `insert into app.api_log (community_id, api_key_id, requested_at, http_method, request_url, http_status, duration_ms,
         request_headers, response_headers, request_id, terms)
       select 10, 1, '2026-11-01'::timestamptz + n * interval '1 second',
         case when n = 1 then 'POST' else 'GET' end, '/customers/' || n, 200, 1, '{}', '{}', 'r' || n,
         array_to_tsvector(array['10:customers', '10:' || n]) from generate_series(1, 10050) n`,
    );
    const frequent = await list('query=customers&pageSize=5');
    expect(frequent).toMatchObject({ recordsCount: 10_000, recordsCountCapped: true });
    expect(frequent.items.map(({ requestUrl }) => requestUrl)).toEqual(
      [10_050, 10_049, 10_048, 10_047, 10_046].map((n) => `/customers/${n}`),
    );
    expect(await list('query=customers 7')).not.toHaveProperty('recordsCountCapped', false);
    // The call that matches is older than those that were looked at
    expect(await list('query=customers&httpMethod=POST')).toMatchObject({ recordsCount: 0, recordsCountCapped: true });
    expect((await list('query=17')).items[0]?.requestUrl).toBe('/customers/1799');
    expect(await list('pageSize=0')).toMatchObject({ recordsCount: 10_000, recordsCountCapped: true });
  });
});

describe('who sees it', () => {
  it('has nothing of signed-in users, nor of another facility', async () => {
    await read('api-keys');
    const other = await server.apiKey({ communityId: 20, securityCode: 'SECRET' });
    await server.app.inject({ url: `${server.rest}/customers/2001`, headers: other.headers });
    expect((await list()).items).toEqual([]);
  });

  it('refuses users without the right, and those who are kept to some businesses', async () => {
    const without = await server.signIn({ loginName: 'without', communityId: 10, rights: ['VIEW_API_KEYS'] });
    const some = await server.signIn({
      loginName: 'some.businesses',
      communityId: 10,
      rights: ['VIEW_API_LOG'],
      businessIds: [102],
    });
    for (const path of ['api-logs', 'api-logs/summary', 'api-logs/operations', 'api-logs/1'])
      for (const by of [without, some]) expect((await read(path, by)).statusCode, path).toBe(403);
  });
});

describe('a call', () => {
  it('has headers and bodies without anything secret [2C143 2R229]', async () => {
    const payload = { ...newCustomer(), password: 'hunter22', comment: `4564710000000004 ${newKeyText(10, 'SECRET')}` };
    await callWith('customers?token=abc123&card=4564710000000004', {
      method: 'POST',
      payload: { ...payload, cvn: '987', cardNumber: '5163200000000008', accountNumber: '12345678' },
      headers: { 'idempotency-key': 'one', cookie: 'session=abc123', 'user-agent': 'card 4564 7100 0000 0004' },
    });
    const [entry] = (await list()).items;
    const whole = (await read(`api-logs/${entry?.apiLogId}`)).json<ApiLogDetails>();
    expect(whole).toMatchObject({
      ...entry,
      requestHeaders: { authorization: '[removed]', 'idempotency-key': 'one', 'user-agent': 'card [removed]' },
      truncated: { request: false, response: false },
    });
    expect(JSON.parse(whole.requestBody)).toMatchObject({ customerName: 'Elin Berg', cvn: '[removed]' });
    expect(JSON.parse(whole.responseBody)).toMatchObject({ status: 422 });
    const { rows } = await server.services.owner.query<{ text: string }>('select l::text as text from app.api_log l');
    for (const secret of ['hunter22', '4564710000000004', 'abc123', '987', '5163200000000008', '12345678', holder.key])
      expect(rows[0]?.text).not.toContain(secret);
    expect(rows[0]?.text).not.toMatch(/qp_sec_10_\w/);
  });

  it('is 404 where it does not exist', async () => {
    for (const path of ['api-logs/999999', 'api-logs/999999/related']) expect((await read(path)).statusCode).toBe(404);
  });

  it('shows what it made, and calls like it', async () => {
    await callWith('customers', { method: 'POST', payload: { businessId: 101 } });
    const made = await callWith('customers', { method: 'POST', payload: newCustomer() });
    const { customerId } = made.json<{ customerId: number }>();
    const [success, failure] = (await list()).items;
    const related = (await read(`api-logs/${success?.apiLogId}/related`)).json<ApiLogRelated>();
    expect(related).toMatchObject({
      objects: [{ objectType: 'customer', objectId: String(customerId), name: 'Elin Berg', isMade: true }],
      deliveries: [],
      sameCalls: { calls: 2, errors: 1 },
      sameErrors: null,
    });
    expect(related.sameCalls.spans).toHaveLength(12);
    expect(related.sameCalls.spans.at(-1)).toMatchObject({ calls: 2, errors: 1 });
    const failed = (await read(`api-logs/${failure?.apiLogId}/related`)).json<ApiLogRelated>();
    expect(failed).toMatchObject({ objects: [], sameErrors: { calls: 1, keys: 1 } });
  });

  it('leads to the webhook deliveries that followed, for those who may see them', async () => {
    await server.services.owner.query(
      `insert into app.webhook_endpoint (community_id, id, kind, url, all_events, notification_email, secret_sealed, created_at, updated_at)
       values (10, 7, 'WEBHOOK', 'https://hooks.example.com', true, '', '', now(), now())`,
    );
    await callWith('customers', { method: 'POST', payload: newCustomer() });
    const [entry] = (await list()).items;
    const related = async (by: SignedIn) =>
      (await read(`api-logs/${entry?.apiLogId}/related`, by)).json<ApiLogRelated>().deliveries;
    expect(await related(reader)).toMatchObject([
      { endpointUrl: 'https://hooks.example.com', eventType: 'customer.created', status: 'QUEUED', attempts: 0 },
    ]);
    const other = await server.signIn({ loginName: 'log.only', communityId: 10, rights: ['VIEW_API_LOG'] });
    expect(await related(other)).toBeNull();
  });
});

describe('the summary', () => {
  it('counts calls and errors of 24 hours and 7 days, and puts errors together that are alike', async () => {
    const { clock } = server.services;
    const before = clock.now();
    clock.set(new Date(before.getTime() - 2 * 86_400_000).toISOString());
    await callWith('customers/9999');
    clock.set(before.toISOString());
    for (const path of ['customers/1001', 'customers/9999', 'customers/9998']) await callWith(path);
    await callWith('customers', { method: 'POST', payload: {} });
    const summary = async (hours: number) => (await read(`api-logs/summary?hours=${hours}`)).json<ApiLogSummary>();
    const day = await summary(24);
    expect(day).toMatchObject({ calls: 4, errors: 3, errorGroupsCount: 2 });
    expect(day.spans).toHaveLength(24);
    expect(day.spans.at(-1)).toEqual({ from: '2026-11-20T09:00:00.000Z', calls: 4, errors: 3 });
    expect(day.errorGroups).toMatchObject([
      { operation: 'customers.get', httpStatus: 404, errorType: 'not-found', errors: 2 },
      { operation: 'customers.create', httpStatus: 422, errorType: 'validation-failed', errors: 1 },
    ]);
    expect(day.errorGroups[0]?.spans).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    const week = await summary(168);
    expect(week).toMatchObject({ calls: 5, errors: 4 });
    expect(week.spans.map(({ calls }) => calls)).toEqual([0, 0, 0, 0, 1, 0, 4]);
    expect(week.spans[0]?.from).toBe('2026-11-13T13:00:00.000Z');
  });
});
