import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import type { ApiKeyUse } from '@quickportal/contracts/api-keys/api-key-use';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  officer = await server.signIn({ loginName: 'officer', communityId: 10, rights: ['MANAGE_API_KEYS'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.apiKeys.uses.flush();
  await server.services.owner.query(
    'delete from app.api_key_use; delete from app.api_key_business; delete from app.api_key;',
  );
});

type Method = 'GET' | 'POST' | 'PATCH';
const send = (method: Method, path: string, payload?: object, more: Record<string, string> = {}) =>
  server.app.inject({
    method,
    url: `${server.rest}/${path}`,
    headers: { ...officer.headers, ...more },
    ...(payload && { payload }),
  });
const wanted = { name: 'Billing service', apiKeySecurityCode: 'SECRET' };
const generate = async (changes: object = {}, more: Record<string, string> = {}) => {
  const response = await send('POST', 'api-keys/generate', { ...wanted, ...changes }, more);
  expect(response.statusCode).toBe(201);
  const [key] = response.json<{ keys: ApiKey[] }>().keys;
  if (!key) throw new Error('No key was generated');
  return key;
};
const basic = (key: string | null) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
const callWith = (
  key: string | null,
  { path = 'customers/1001', from = '203.0.113.7', program = 'billing/4.2' } = {},
) =>
  server.app.inject({
    url: `${server.rest}/${path}`,
    headers: { authorization: basic(key), 'user-agent': program },
    remoteAddress: from,
  });
const useOf = async (apiKeyId: number) => (await send('GET', `api-keys/${apiKeyId}/use`)).json<ApiKeyUse>();

describe('generating a key', () => {
  it('returns a secret that works for two years, and keeps only its hash [2C134 2R022]', async () => {
    const key = await generate();
    expect(key).toMatchObject({ name: 'Billing service', expiryDateTime: '2028-11-20T09:00:00.000Z' });
    expect((await callWith(key.decryptedKey)).statusCode).toBe(200);
    const { rows } = await server.services.owner.query<{ text: string }>('select k::text as text from app.api_key k');
    expect(rows.map(({ text }) => text.includes(String(key.decryptedKey)))).toEqual([false]);
    expect((await send('GET', `api-keys/${key.id}`)).json<ApiKey>().decryptedKey).toBeNull();
  });

  it('makes a publishable key that never expires [2R227 2K081 3K079]', async () => {
    const key = await generate({ apiKeySecurityCode: 'PUBLISHABLE' });
    expect(key).toMatchObject({ expiryDateTime: null, decryptedKey: expect.stringMatching(/^qp_pub_10_/) });
    expect((await send('GET', `api-keys/${key.id}`)).json<ApiKey>().decryptedKey).toBe(key.decryptedKey);
  });

  it('makes no second key for the same idempotency key, and no longer shows the first', async () => {
    const key = await generate({}, { 'idempotency-key': 'one' });
    const repeated = await generate({}, { 'idempotency-key': 'one' });
    expect(repeated).toEqual({ ...key, decryptedKey: null });
    const { rows } = await server.services.owner.query<{ keys: number; stored: string }>(
      `select (select count(*)::integer from app.api_key) as keys, convert_from(body, 'UTF8') as stored from app.idempotency_key where key = 'one'`,
    );
    expect(rows).toMatchObject([{ keys: 1, stored: expect.not.stringContaining(String(key.decryptedKey)) }]);
  });

  it('restricts a key to supplier businesses of the facility', async () => {
    const key = await generate({ businessIds: [102, 101, 101] });
    const businesses = (await send('GET', `api-keys/${key.id}/access-businesses`)).json<{ businessId: number }[]>();
    expect(businesses.map(({ businessId }) => businessId).toSorted((a, b) => a - b)).toEqual([101, 102]);
    const refused = await send('POST', 'api-keys/generate', { ...wanted, businessIds: [101, 201] });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ field: 'businessIds', messages: ['Choose one of the values offered.'] }],
    ]);
  });

  it('is in the history of the key, without the key', async () => {
    const key = await generate();
    const entries = (await send('GET', `api-keys/${key.id}/audit-entries`)).json();
    expect(entries).toMatchObject({ recordsCount: 1, items: [{ description: expect.stringContaining('generated') }] });
    expect(JSON.stringify(entries)).not.toContain(key.decryptedKey);
  });
});

describe('disabling a key', () => {
  const disable = (key: Pick<ApiKey, 'id'>, body: object = { statusCode: 'INACTIVE' }) =>
    send('PATCH', `api-keys/${key.id}`, body);

  it('refuses its next call, and cannot be undone [2C140 2R270 2R362]', async () => {
    const key = await generate();
    expect((await disable(key)).json()).toMatchObject({ statusCode: { statusCode: 'INACTIVE' }, version: 2 });
    expect((await callWith(key.decryptedKey)).statusCode).toBe(401);
    expect((await disable(key, { statusCode: 'ACTIVE' })).statusCode).toBe(422);
    expect((await disable(key)).statusCode).toBe(409);
  });

  it('is refused for an expired key and for another version', async () => {
    const key = await generate();
    expect((await disable(key, { statusCode: 'INACTIVE', version: 7 })).statusCode).toBe(409);
    await server.services.owner.query(`update app.api_key set expires_at = '2026-11-20T09:00:00Z'`);
    expect((await disable(key)).json()).toMatchObject({ status: 409, detail: 'This key has expired.' });
  });
});

describe('the use of a key', () => {
  it('is counted by day, route, address and program, without a write for each call', async () => {
    const key = await generate();
    await callWith(key.decryptedKey);
    await callWith(key.decryptedKey, { path: 'customers/1002' });
    await callWith(key.decryptedKey, { from: '203.0.113.8', program: 'curl/8.9' });
    const { rows } = await server.services.owner.query('select * from app.api_key_use');
    expect(rows).toEqual([]);
    const use = await useOf(key.id);
    expect(use.days.at(-1)).toEqual({ day: '2026-11-20', calls: 3 });
    expect(use.days).toHaveLength(30);
    expect(use.routes[0]).toMatchObject({
      httpMethod: 'GET',
      path: expect.stringMatching(/^customers\/\{\w+\}$/),
      calls: 3,
    });
    expect(use.addresses).toMatchObject([{ ipAddress: '203.0.113.7', calls: 2 }, { ipAddress: '203.0.113.8' }]);
    expect(use.programs).toMatchObject([{ program: 'billing/4.2', callsLastWeek: 2 }, { program: 'curl/8.9' }]);
    expect(use.callersCount).toBe(2);
    const { lastUsedDateTime } = (await send('GET', `api-keys/${key.id}`)).json<ApiKey>();
    expect(lastUsedDateTime).toBe(server.services.clock.now().toISOString());
  });

  it('keeps a bounded number of different calls of a day, and counts the others as one', async () => {
    const key = await generate();
    for (let at = 0; at < 230; at += 1) await callWith(key.decryptedKey, { program: `job/${at}` });
    await server.services.apiKeys.uses.flush();
    await callWith(key.decryptedKey, { program: 'one/more' });
    await server.services.apiKeys.uses.flush();
    const { rows } = await server.services.owner.query(
      'select count(*)::integer as kinds, sum(calls)::integer as calls from app.api_key_use',
    );
    expect(rows).toEqual([{ kinds: 201, calls: 231 }]);
  });
});

describe('replacing a key', () => {
  const rotate = (key: Pick<ApiKey, 'id'>) => send('POST', `api-keys/${key.id}/rotate`);

  it('makes a key of the same businesses beside it, and both work', async () => {
    const former = await generate({ businessIds: [101] });
    const response = await rotate(former);
    expect(response.statusCode).toBe(201);
    const [key] = response.json<{ keys: ApiKey[] }>().keys;
    expect(key).toMatchObject({ name: 'Billing service', replacesApiKeyId: former.id });
    const statuses = await Promise.all([former, key].map((each) => callWith(each?.decryptedKey ?? null)));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await send('GET', `api-keys/${key?.id}/access-businesses`)).json()).toMatchObject([{ businessId: 101 }]);
    expect((await send('GET', `api-keys/${former.id}`)).json()).toMatchObject({ replacedByApiKeyId: key?.id });
    expect((await rotate(former)).statusCode).toBe(409);
  });

  it('is refused for a key that does not work', async () => {
    const key = await generate();
    await send('PATCH', `api-keys/${key.id}`, { statusCode: 'INACTIVE' });
    expect((await rotate(key)).statusCode).toBe(409);
  });
});
