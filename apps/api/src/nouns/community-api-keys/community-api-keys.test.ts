import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_FAILURES } from '../../engines/auth/lock-out.ts';
import { PASSWORD } from '../../testing/test-browser.ts';
import { createTestServer, type KeyHolder, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let operator: SignedIn;
let facility: SignedIn;
let made: KeyHolder;
const staff = { communityId: null, chooses: 10, password: PASSWORD } as const;
beforeAll(async () => {
  server = await createTestServer();
  const rights = ['MANAGE_API_KEYS'] as const;
  operator = await server.signIn({ loginName: 'operator', ...staff, rights, fullName: 'Tess Whitlock' });
  facility = await server.signIn({ loginName: 'facility', communityId: 10, rights, password: PASSWORD });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.owner.query('delete from app.api_key where id <> 4101');
  made = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
});

const read = (path: string, { headers }: Pick<SignedIn, 'headers'> = operator) =>
  server.app.inject({ url: `${server.rest}/${path}`, headers });
const wanted = { jiraIssue: 'OPS-4182', yourPassword: PASSWORD };
const set = (body: object, { headers }: Pick<SignedIn, 'headers'> = operator, id = made.apiKeyId) =>
  server.app.inject({
    method: 'PATCH',
    url: `${server.rest}/community-api-keys/${id}`,
    headers,
    payload: { ...wanted, ...body },
  });
const callWith = async ({ headers }: KeyHolder) =>
  (await server.app.inject({ url: `${server.rest}/customers/1001`, headers })).statusCode;
const expire = () =>
  server.services.owner.query(`update app.api_key set expires_at = '2026-11-01', end_notice_days = 1 where id = $1`, [
    made.apiKeyId,
  ]);
const faultsOf = (response: Awaited<ReturnType<typeof set>>) => [
  response.statusCode,
  response.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field),
];

describe('the keys of a community', () => {
  it('are listed for staff, without secrets [3C073 3R034]', async () => {
    const response = await read('community-api-keys/10');
    expect(response.json()).toMatchObject({ recordsCount: 1, items: [{ id: made.apiKeyId, decryptedKey: null }] });
    expect(response.body).not.toContain(made.key);
    expect((await read('community-api-keys/20')).json()).toMatchObject({ recordsCount: 1, items: [{ id: 4101 }] });
    expect((await read('community-api-keys/4101')).statusCode).toBe(404);
  });

  it('are refused where another community is named beside the address', async () => {
    const headers = { ...operator.headers, 'x-community-id': '10' };
    expect((await read('community-api-keys/20', { headers })).statusCode).toBe(409);
  });

  it('are found one by one in the chosen community [3C074 3R242]', async () => {
    const key = (await read(`community-api-keys/api-key/${made.apiKeyId}`)).json<ApiKey>();
    expect(key).toMatchObject({
      id: made.apiKeyId,
      statusCode: { statusCode: 'ACTIVE', group: 'success', statusLabelText: 'Active' },
    });
    expect((await read('community-api-keys/api-key/4101')).statusCode).toBe(404);
  });

  it('are not for facility users, who have calls of their own', async () => {
    const responses = await Promise.all([
      read('community-api-keys/10', facility),
      read(`community-api-keys/api-key/${made.apiKeyId}`, facility),
      set({ statusCode: 'INACTIVE' }, facility),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });

  it('are changed only by those who may: support reads them', async () => {
    const support = await server.signIn({ loginName: 'support', ...staff, rights: ['VIEW_API_KEYS'] });
    expect((await read('community-api-keys/10', support)).statusCode).toBe(200);
    expect((await set({ statusCode: 'INACTIVE' }, support)).statusCode).toBe(403);
  });
});

describe('disabling and enabling a key as staff', () => {
  it('refuses its calls and accepts them again, until the end that it had [3C075 3R298 3R299]', async () => {
    const { expiryDateTime } = (await read(`community-api-keys/api-key/${made.apiKeyId}`)).json<ApiKey>();
    const disabled = await set({ statusCode: 'INACTIVE' });
    expect([disabled.statusCode, disabled.json()]).toEqual([
      200,
      expect.objectContaining({ statusCode: expect.objectContaining({ statusCode: 'INACTIVE' }), version: 2 }),
    ]);
    expect(await callWith(made)).toBe(401);
    const enabled = (await set({ statusCode: 'ACTIVE' })).json<ApiKey>();
    expect(enabled).toMatchObject({ statusCode: { statusCode: 'ACTIVE' }, expiryDateTime, version: 3 });
    expect(await callWith(made)).toBe(200);
  });

  it('gives an expired key two years from today, and notices of its new end', async () => {
    await expire();
    expect(await callWith(made)).toBe(401);
    expect((await set({ statusCode: 'ACTIVE' })).json()).toMatchObject({
      expired: false,
      expiryDateTime: '2028-11-20T09:00:00.000Z',
    });
    expect(await callWith(made)).toBe(200);
    expect(await server.rows('select end_notice_days from app.api_key where id = $1', [made.apiKeyId])).toEqual([
      { end_notice_days: null },
    ]);
  });

  it('is 409 where the key has the status already, or another version', async () => {
    expect((await set({ statusCode: 'ACTIVE' })).json()).toMatchObject({ detail: 'This key is active already.' });
    expect((await set({ statusCode: 'INACTIVE', version: 7 })).statusCode).toBe(409);
    await expire();
    expect((await set({ statusCode: 'INACTIVE' })).json()).toMatchObject({
      status: 409,
      detail: 'This key has expired.',
    });
    await server.services.owner.query(`update app.api_key set status = 'INACTIVE' where id = $1`, [made.apiKeyId]);
    expect((await set({ statusCode: 'INACTIVE' })).json()).toMatchObject({
      status: 409,
      detail: 'This key is disabled already.',
    });
  });

  it('has exactly one of two that are sent at once take effect', async () => {
    const responses = await Promise.all([set({ statusCode: 'INACTIVE' }), set({ statusCode: 'INACTIVE' })]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('takes an issue of 1 to 50 characters and one of two statuses', async () => {
    expect(faultsOf(await set({ statusCode: 'INACTIVE', jiraIssue: ' ' }))).toEqual([422, ['jiraIssue']]);
    expect(faultsOf(await set({ statusCode: 'INACTIVE', jiraIssue: 'x'.repeat(51) }))).toEqual([422, ['jiraIssue']]);
    expect(faultsOf(await set({ statusCode: 'EXPIRED' }))).toEqual([422, ['statusCode']]);
    expect((await set({ statusCode: 'INACTIVE', jiraIssue: 'x'.repeat(50) })).statusCode).toBe(200);
  });

  it('is 404 for a key of another community, before the password is looked at', async () => {
    expect((await set({ statusCode: 'INACTIVE', yourPassword: 'wrong' }, operator, 4101)).statusCode).toBe(404);
    expect(await server.rows(`select failed_count from app.credential where user_id = ${operator.userId}`)).toEqual([
      { failed_count: 0 },
    ]);
  });

  it('names person and issue in the history of the key, and no password [3R442]', async () => {
    await set({ statusCode: 'INACTIVE' });
    await set({ statusCode: 'ACTIVE', jiraIssue: 'OPS-4190' });
    const history = await read(`api-keys/${made.apiKeyId}/audit-entries`);
    expect(history.json()).toMatchObject({
      items: [
        { description: 'API key Test key enabled by staff, OPS-4190', userName: 'Tess Whitlock' },
        { description: 'API key Test key disabled by staff, OPS-4182', userName: 'Tess Whitlock' },
        {},
      ],
    });
    const kept = await server.rows(`select e::text as entry from app.audit_entry e where object_type = 'api-key'`);
    expect(JSON.stringify(kept)).toContain('OPS-4190');
    expect(JSON.stringify(kept)).not.toContain(PASSWORD);
  });

  it('is 422 for a wrong password, which counts towards the lock of the account', async () => {
    const guesser = await server.signIn({ loginName: 'guesser', ...staff, rights: ['MANAGE_API_KEYS'] });
    const wrong = { statusCode: 'INACTIVE', yourPassword: 'not-mine-at-all' };
    for (let attempt = 1; attempt < MOST_FAILURES; attempt += 1)
      expect(faultsOf(await set(wrong, guesser))).toEqual([422, ['yourPassword']]);
    expect((await set(wrong, guesser)).statusCode).toBe(401);
    const rows = await server.rows('select locked_until is not null as locked from app.credential where user_id = $1', [
      guesser.userId,
    ]);
    expect([rows, await callWith(made)]).toEqual([[{ locked: true }], 200]);
  });
});
