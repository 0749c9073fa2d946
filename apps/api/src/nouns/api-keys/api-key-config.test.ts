import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  const rights = ['MANAGE_API_KEYS', 'MANAGE_WHITELISTS'] as const;
  officer = await server.signIn({ loginName: 'officer', communityId: 10, rights });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.apiKeys.uses.flush();
  await server.services.owner.query(
    'delete from app.api_key_use; delete from app.api_key_config; delete from app.ip_whitelist; delete from app.api_key_business; delete from app.api_key;',
  );
});

const send = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({ method, url: `${server.rest}/${path}`, headers: officer.headers, ...(payload && { payload }) });
const config = { checkRequestAgainstWhitelist: true, notificationEmail: 'it@example.com', logRetentionDays: 90 };
const callFrom = async ({ headers }: { headers: Record<string, string> }, remoteAddress: string) =>
  server.app.inject({ url: `${server.rest}/customers/1001`, headers, remoteAddress });
const allow = async (ipAddress: string) =>
  (await send('POST', 'ip-addresses', { ipAddress })).json<{ communityIpId: number }>().communityIpId;
const lockOut = (ipAddress: string) => [
  {
    field: 'confirmLockOut',
    messages: [
      `A key or a certificate was used from ${ipAddress} in the last hour, and would be refused from there. Tick this to go on.`,
    ],
  },
];

describe('the configuration of keys', () => {
  it('checks nothing and keeps the log for 400 days at first [2C136 2E056]', async () => {
    const first = { checkRequestAgainstWhitelist: false, notificationEmail: '', logRetentionDays: 400, version: 1 };
    expect((await send('GET', 'api-keys/config')).json()).toEqual(first);
  });

  it('is replaced in the version that was read, and refuses other retentions than 30 to 1,100 days [2C137]', async () => {
    const saved = await send('PUT', 'api-keys/config', { ...config, version: 1 });
    expect(saved.json()).toEqual({ ...config, version: 2 });
    expect((await send('PUT', 'api-keys/config', { ...config, logRetentionDays: 91, version: 1 })).statusCode).toBe(
      409,
    );
    for (const logRetentionDays of [29, 1101])
      expect((await send('PUT', 'api-keys/config', { ...config, logRetentionDays })).statusCode).toBe(422);
  });
});

describe('a facility that checks addresses', () => {
  it('refuses a call from another address with a problem that names the address, not the list [2R228]', async () => {
    await allow('198.51.100.0/24');
    await send('PUT', 'api-keys/config', config);
    const holder = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    expect((await callFrom(holder, '198.51.100.7')).statusCode).toBe(200);
    const refused = await callFrom(holder, '203.0.113.7');
    expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining('203.0.113.7')]);
    expect(refused.body).not.toContain('198.51.100');
  });

  it('asks first where the change locks out an address that used a key in the last hour', async () => {
    const holder = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    await callFrom(holder, '203.0.113.7');
    const refused = await send('PUT', 'api-keys/config', config);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, lockOut('203.0.113.7')]);
    expect((await send('GET', 'api-keys/config')).json()).toMatchObject({ checkRequestAgainstWhitelist: false });
    expect((await send('PUT', 'api-keys/config', { ...config, confirmLockOut: true })).statusCode).toBe(200);
  });

  it('asks first where an entry of the whitelist is changed or removed', async () => {
    const communityIpId = await allow('203.0.113.0/28');
    await send('PUT', 'api-keys/config', config);
    const holder = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    await callFrom(holder, '203.0.113.7');
    const path = `ip-addresses/${communityIpId}`;
    const edited = await send('PATCH', path, { ipAddress: '203.0.113.0/30' });
    expect([edited.statusCode, edited.json().errors]).toEqual([422, lockOut('203.0.113.7')]);
    expect((await send('DELETE', path)).json().errors).toEqual(lockOut('203.0.113.7'));
    expect((await send('PATCH', path, { ipAddress: '203.0.113.0/29' })).statusCode).toBe(200);
    expect((await send('DELETE', `${path}?confirmLockOut=true`)).statusCode).toBe(204);
  });

  it('does not ask about an address that has not used a key for an hour', async () => {
    const holder = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    await callFrom(holder, '203.0.113.7');
    await server.services.apiKeys.uses.flush();
    await server.services.owner.query(`update app.api_key_use set last_used_at = last_used_at - interval '61 minutes'`);
    expect((await send('PUT', 'api-keys/config', config)).statusCode).toBe(200);
  });
});

describe('the first pair of keys', () => {
  it('is a secret and a publishable key, once for a facility [2C135]', async () => {
    const response = await send('POST', 'api-keys/generate-initial');
    expect(response.statusCode).toBe(201);
    const { keys } = response.json<{ keys: ApiKey[] }>();
    expect(keys.map(({ name, securityCode }) => [name, securityCode])).toEqual([
      ['Initial secret key', 'SECRET'],
      ['Initial publishable key', 'PUBLISHABLE'],
    ]);
    await server.services.owner.query(`update app.api_key set status = 'INACTIVE'`);
    expect((await send('POST', 'api-keys/generate-initial')).statusCode).toBe(409);
  });
});
