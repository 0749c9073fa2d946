import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { basic, createTestServer, type KeyHolder, type TestServer } from '../../testing/test-server.ts';
import { turnApiLogMonths } from './clean-up.ts';
import { newKeyText } from './key-text.ts';

let server: TestServer;
let holder: KeyHolder;
beforeAll(async () => {
  server = await createTestServer({ callsPerMinute: 1200 });
});
afterAll(() => server.close());
beforeEach(async () => {
  holder = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
});

const rows = async <T = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  (await server.services.owner.query(sql, values)).rows as T[];
const get = (headers: Record<string, string>, path = 'customers/1001', remoteAddress = '203.0.113.7') =>
  server.app.inject({ method: 'GET', url: `${server.rest}/${path}`, headers, remoteAddress });
/** What the audit trail says of refusals of this key, once it is written. */
const refusals = async (apiKeyId: number) => {
  await expect
    .poll(() => rows(`select 1 from app.audit_entry where actor_login_name = $1`, [`api-key-${apiKeyId}`]))
    .not.toEqual([]);
  return rows(`select action, outcome, description, community_id from app.audit_entry where actor_login_name = $1`, [
    `api-key-${apiKeyId}`,
  ]);
};

describe('a key', () => {
  it('is kept as a hash, expires after two years, and its making is audited [2R227 3R507]', async () => {
    const [kept] = await rows('select * from app.api_key where id = $1', [holder.apiKeyId]);
    expect(kept).toMatchObject({
      security_code: 'SECRET',
      status: 'ACTIVE',
      published_key: null,
      expires_at: '2028-11-20T09:00:00.000Z',
    });
    expect(JSON.stringify([kept, await rows('select * from app.audit_entry')])).not.toContain(holder.key.slice(10, 40));
    const publishable = await server.apiKey({ communityId: 10, securityCode: 'PUBLISHABLE' });
    expect(
      await rows('select expires_at, published_key from app.api_key where id = $1', [publishable.apiKeyId]),
    ).toEqual([{ expires_at: null, published_key: publishable.key }]);
  });

  it('opens its own facility and nothing else', async () => {
    expect((await get(holder.headers)).json()).toMatchObject({ customerId: 1001 });
    expect((await get(holder.headers, 'customers/2001')).statusCode).toBe(404);
    const other = await server.apiKey({ communityId: 20, securityCode: 'SECRET' });
    expect((await get(other.headers)).statusCode).toBe(404);
  });

  it('reaches only the customers of the businesses it is restricted to', async () => {
    const some = await server.apiKey({ communityId: 10, securityCode: 'SECRET', businessIds: [102] });
    expect((await get(some.headers, 'customers/1001')).statusCode).toBe(404);
    expect((await get(some.headers, 'customers/1031')).statusCode).toBe(200);
  });

  it('is not accepted over tRPC, where only the portal calls', async () => {
    const url = `${server.trpc}/customers.get?input=${encodeURIComponent('{"params":{"customerId":1001}}')}`;
    const headers = { ...holder.headers, 'x-requested-with': 'XMLHttpRequest' };
    expect((await server.app.inject({ method: 'GET', url, headers })).statusCode).toBe(401);
  });

  it('acts under its own name in the audit trail', async () => {
    const payload = { businessId: 101, customerName: 'By a program' };
    const made = await server.app.inject({
      method: 'POST',
      url: `${server.rest}/customers`,
      headers: holder.headers,
      payload,
    });
    expect(made.statusCode).toBe(201);
    const [entry] = await rows(`select * from app.audit_entry where actor_login_name = $1`, [
      `api-key-${holder.apiKeyId}`,
    ]);
    expect(entry).toMatchObject({ actor_kind: 'API_KEY', actor_name: 'Test key', action: 'customers.create' });
  });
});

describe('a key that may not be used', () => {
  it.each([
    ['disabled', `status = 'INACTIVE'`, 'This API key is disabled.'],
    ['expired', `expires_at = '2026-11-20T09:00:00Z'`, 'This API key has expired.'],
  ])('%s answers 401 with a challenge, at once, and is audited [3R294 3K037]', async (_what, change, detail) => {
    expect((await get(holder.headers)).statusCode).toBe(200);
    await rows(`update app.api_key set ${change} where id = $1`, [holder.apiKeyId]);
    const refused = await get(holder.headers);
    expect([refused.statusCode, refused.headers['www-authenticate'], refused.json().detail]).toEqual([
      401,
      'Basic realm="QuickPortal API key", charset="UTF-8"',
      detail,
    ]);
    expect(await refusals(holder.apiKeyId)).toMatchObject([
      { action: 'access.refuse', outcome: 'REFUSED', description: detail, community_id: 10 },
    ]);
  });

  it('of a disabled facility, or unknown, returns 401 alike', async () => {
    await rows('update app.community set enabled = false where id = 10');
    const disabled = await get(holder.headers);
    await rows('update app.community set enabled = true where id = 10');
    const unknown = await get({ authorization: basic(newKeyText(10, 'SECRET')) });
    expect([disabled.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(disabled.json().detail).toBe(unknown.json().detail);
  });

  it('asks anyone who tries many to wait, and lets keys that work through', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 130; n++) {
      const strange = await get({ authorization: basic(newKeyText(10, 'SECRET')) }, 'customers/1001', '198.51.100.9');
      statuses.add(strange.statusCode);
      if (strange.statusCode === 429) expect(Number(strange.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect([...statuses]).toEqual([401, 429]);
    expect((await get(holder.headers, 'customers/1001', '198.51.100.9')).statusCode).toBe(200);
  });

  it('sent as a bearer token is 401, which says how to send it', async () => {
    const refused = await get({ authorization: `Bearer ${holder.key}` });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      401,
      'Send the API key as the user name of HTTP Basic, without a password.',
    ]);
  });

  it('cannot make calls of the portal, and the refusal says so', async () => {
    const refused = await get(holder.headers, 'api-keys');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'Users of the portal make this call. It is not open to API keys or certificates.',
    ]);
  });

  it('whatever is in the header: 401, never a fault', async () => {
    const junk = ['', 'Basic', 'Basic =', 'Basic AAAA', 'Bearer x', 'Digest a="b"', basic(''), basic('\u0000'), '🏦'];
    junk.push(`Basic ${'A'.repeat(9000)}`, basic(`qp_sec_99999999999999999_${'a'.repeat(43)}`), basic('qp_sec_0_x'));
    for (const authorization of junk) {
      const { statusCode } = await get({ authorization: Buffer.from(authorization).toString('latin1') });
      expect([400, 401, 431], authorization).toContain(statusCode);
    }
  });

  it('of a proxy in between does not disturb a session', async () => {
    const { headers } = await server.signIn({
      loginName: 'behind.a.proxy',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['VIEW_CUSTOMERS'],
    });
    expect((await get({ ...headers, authorization: basic('staging') })).statusCode).toBe(200);
    expect((await get({ ...headers, authorization: basic('qp_sec_10_wrong') })).statusCode).toBe(401);
  });

  it('is not asked of browsers, whose dialog would come up', async () => {
    const portal = await get({ 'x-requested-with': 'XMLHttpRequest' });
    expect([portal.statusCode, portal.headers['www-authenticate']]).toEqual([401, 'Session']);
  });
});

describe('the limit of a key', () => {
  it('returns 429 with Retry-After beyond 200 at once, for this key only, and opens again with time', async () => {
    const statuses = await Promise.all(Array.from({ length: 205 }, async () => (await get(holder.headers)).statusCode));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const refused = await get(holder.headers);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    const other = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    expect((await get(other.headers)).statusCode).toBe(200);
    const { clock } = server.services;
    const before = clock.now();
    clock.set(new Date(before.getTime() + 1000).toISOString());
    expect((await get(holder.headers)).statusCode).toBe(200);
    clock.set(before.toISOString());
  });
});

describe('the IP whitelist', () => {
  const allow = (network: string, communityId = 10) =>
    rows('insert into app.ip_whitelist (community_id, network, created_at) values ($1, $2, $3)', [
      communityId,
      network,
      '2026-11-20',
    ]);
  const from = async (ip: string) => (await get(holder.headers, 'customers/1001', ip)).statusCode;

  it('is looked at where the facility wants it: IPv4 and IPv6 networks', async () => {
    expect(await from('192.0.2.1')).toBe(200);
    await rows(
      `insert into app.api_key_config (community_id, check_whitelist, updated_at) values (10, true, '2026-11-20')`,
    );
    await allow('203.0.113.0/28');
    await allow('2001:db8:7::/48');
    await allow('192.0.2.0/24', 20);
    expect(await from('203.0.113.15')).toBe(200);
    expect(await from('203.0.113.16')).toBe(403);
    expect(await from('192.0.2.1')).toBe(403);
    expect(await from('::ffff:203.0.113.1')).toBe(200);
    expect(await from('2001:db8:7:1::5')).toBe(200);
    expect(await from('2001:db8:8::5')).toBe(403);
    const refused = await get(holder.headers, 'customers/1001', '192.0.2.1');
    expect(refused.json().detail).toBe('The address 192.0.2.1 is not on the IP whitelist of Harbour City Utilities.');
    expect((await refusals(holder.apiKeyId))[0]).toMatchObject({ outcome: 'REFUSED', community_id: 10 });
    await rows('delete from app.api_key_config');
  });

  it('does not believe X-Forwarded-For of anyone but trusted proxies', async () => {
    await rows(
      `insert into app.api_key_config (community_id, check_whitelist, updated_at) values (10, true, '2026-11-20')`,
    );
    const forged = { ...holder.headers, 'x-forwarded-for': '203.0.113.1' };
    expect((await get(forged, 'customers/1001', '192.0.2.1')).statusCode).toBe(403);
    await rows('delete from app.api_key_config');
  });
});

describe('behind a trusted proxy', () => {
  it('the whitelist looks at the address that the proxy names', async () => {
    const proxied = await createTestServer({ trustedProxies: ['192.0.2.1'] });
    const { headers } = await proxied.apiKey({ communityId: 10, securityCode: 'SECRET' });
    await proxied.services.owner.query(
      `with config as (insert into app.api_key_config (community_id, check_whitelist, updated_at) values (10, true, '2026-11-20'))
       insert into app.ip_whitelist (community_id, network, created_at) values (10, '203.0.113.0/28', '2026-11-20')`,
    );
    const from = async (forwarded: string, remoteAddress: string) => {
      const url = `${proxied.rest}/customers/1001`;
      const all = { ...headers, 'x-forwarded-for': forwarded };
      return (await proxied.app.inject({ method: 'GET', url, headers: all, remoteAddress })).statusCode;
    };
    const statuses = [
      await from('203.0.113.1', '192.0.2.1'),
      await from('198.51.100.1', '192.0.2.1'),
      await from('203.0.113.1, 198.51.100.1', '192.0.2.1'),
      await from('203.0.113.1', '192.0.2.2'),
    ];
    await proxied.close();
    expect(statuses).toEqual([200, 403, 403, 403]);
  });
});

describe('the developer log', () => {
  const logged = async (apiKeyId: number) => {
    await server.services.apiKeys.log.flush();
    return rows(
      `select *, (select relname from pg_class c where c.oid = l.tableoid) as place from app.api_log l where api_key_id = $1 order by id`,
      [apiKeyId],
    );
  };

  it('has each request of a key with redacted headers and bodies, also refused ones [2R229]', async () => {
    const payload = { businessId: 101, customerName: 'Card 4564710000000004', password: 'hunter22' };
    const headers = { ...holder.headers, 'idempotency-key': 'one', 'user-agent': 'Importer/2' };
    await server.app.inject({ method: 'POST', url: `${server.rest}/customers?token=abc`, headers, payload });
    await get(holder.headers, 'customers/9999');
    const [first, second] = await logged(holder.apiKeyId);
    expect(first).toMatchObject({
      community_id: 10,
      http_method: 'POST',
      request_url: `${server.rest}/customers?token=[removed]`,
      http_status: 422,
      request_headers: { authorization: '[removed]', 'idempotency-key': 'one', 'user-agent': 'Importer/2' },
      request_body: '{"businessId":101,"customerName":"Card [removed]","password":"[removed]"}',
      response_headers: { 'content-type': 'application/problem+json; charset=utf-8' },
    });
    expect(JSON.parse(String(first?.response_body))).toMatchObject({ status: 422 });
    expect(second).toMatchObject({ http_method: 'GET', http_status: 404 });
    expect(JSON.stringify([first, second])).not.toContain(holder.key.slice(10));
    await server.services.apiKeys.uses.flush();
    const [key] = await rows('select last_used_at from app.api_key where id = $1', [holder.apiKeyId]);
    expect(key?.last_used_at).toBe('2026-11-20T09:00:00.000Z');
  });

  it('keeps 64 KB of a body and says that it is cut', async () => {
    const newHolder = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    const url = `${server.rest}/customer-search`;
    const headers = { ...newHolder.headers, 'content-type': 'application/json' };
    const payload = (characters: number) => JSON.stringify({ query: 'x'.repeat(characters - 12) });
    for (const characters of [20_000, 65_536])
      await server.app.inject({ method: 'POST', url, headers, payload: payload(characters) });
    expect(await logged(newHolder.apiKeyId)).toMatchObject([
      { request_body: payload(20_000), request_truncated: false, response_truncated: false },
      { request_body: payload(65_536), request_truncated: false },
    ]);
  });

  it('names the call and the type of the problem', async () => {
    const newHolder = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    await get(newHolder.headers);
    await get(newHolder.headers, 'customers/9999');
    expect(await logged(newHolder.apiKeyId)).toMatchObject([
      { operation: 'customers.get', error_type: null },
      { operation: 'customers.get', error_type: 'not-found' },
    ]);
  });

  it('has requests that are refused before their key is looked up, without a body that could not be read', async () => {
    const newHolder = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    const send = (method: 'POST' | 'GET' | 'DELETE', path: string, type = 'application/json', payload = '') =>
      server.app.inject({
        method,
        url: `${server.rest}/${path}`,
        headers: { ...newHolder.headers, ...(payload === '' ? {} : { 'content-type': type }) },
        ...(payload === '' ? {} : { payload }),
      });
    const sent = await Promise.all([
      send('POST', 'customers', 'application/json', '{"password":"hunter22"'),
      send('POST', 'customers', 'text/plain', 'hunter22'),
      send('POST', 'customers', 'application/json', `{"a":"${'x'.repeat(70_000)}"}`),
      send('GET', 'nothing/of/the/kind'),
      send('DELETE', 'customers'),
    ]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([400, 415, 413, 404, 405]);
    await expect.poll(async () => (await logged(newHolder.apiKeyId)).length).toBe(5);
    const entries = await logged(newHolder.apiKeyId);
    expect(new Set(entries.map(({ http_status: status }) => status))).toEqual(new Set([400, 404, 405, 413, 415]));
    expect(entries.find(({ http_status: status }) => status === 400)).toMatchObject({
      operation: 'customers.create',
      error_type: 'malformed-request',
      request_body: '[not JSON]',
    });
    expect(entries.find(({ http_status: status }) => status === 404)).toMatchObject({
      operation: '',
      request_url: `${server.rest}/nothing/of/the/kind`,
    });
    expect(JSON.stringify(entries)).not.toContain('hunter22');
  });

  it('has nothing of sessions, nor of what is no key', async () => {
    const before = await rows('select count(*) from app.api_log');
    await get({ authorization: basic(newKeyText(10, 'SECRET')) });
    await get({ authorization: basic(newKeyText(10, 'SECRET')) }, 'nothing/of/the/kind');
    await get({ 'x-requested-with': 'XMLHttpRequest' });
    await server.services.apiKeys.log.flush();
    expect(await rows('select count(*) from app.api_log')).toEqual(before);
  });

  it('is seen by its own facility only', async () => {
    await get(holder.headers);
    await logged(holder.apiKeyId);
    const count = async (communityId: number) => {
      const seen = await server.services.db.transaction({ kind: 'community', communityId }, (trx) =>
        trx.selectFrom('app.api_log').select('id').where('api_key_id', '=', holder.apiKeyId).execute(),
      );
      return seen.length;
    };
    expect([await count(10), await count(20)]).toEqual([1, 0]);
  });

  it('deletes what a facility keeps no longer, and nothing of another', async () => {
    await rows('delete from app.api_log');
    await rows(
      `insert into app.api_key_config (community_id, log_retention_days, updated_at) values (10, 30, '2026-11-20')
       on conflict (community_id) do update set log_retention_days = 30`,
    );
    await rows(
      `insert into app.api_log (community_id, api_key_id, requested_at, http_method, request_url, http_status, duration_ms,
         request_headers, response_headers, request_id)
       select community, 1, '2026-11-20'::timestamptz - days * interval '1 day', 'GET', '/', 200, 1, '{}', '{}', 'r' || days
       from unnest(array[10, 20]) community, unnest(array[1, 29, 31, 399, 401]) days`,
    );
    await turnApiLogMonths(server.services);
    expect(
      await rows('select community_id, request_id from app.api_log order by community_id, requested_at desc'),
    ).toEqual([
      ...['r1', 'r29'].map((request_id) => ({ community_id: 10, request_id })),
      ...['r1', 'r29', 'r31', 'r399'].map((request_id) => ({ community_id: 20, request_id })),
    ]);
    await rows('update app.api_key_config set log_retention_days = 400 where community_id = 10');
  });

  it('keeps a month in its partition, detaches it after the retention of 400 days and drops it 35 days later', async () => {
    await rows('delete from app.api_log');
    await turnApiLogMonths(server.services);
    await get(holder.headers);
    expect((await logged(holder.apiKeyId))[0]?.place).toBe('api_log_202611');
    const { clock } = server.services;
    const before = clock.now();
    clock.set('2027-12-30T00:00:00.000Z');
    expect(await turnApiLogMonths(server.services)).toBe(0);
    clock.set('2028-01-06T00:00:00.000Z');
    expect(await turnApiLogMonths(server.services)).toBe(1);
    expect(await logged(holder.apiKeyId)).toEqual([]);
    const detached = () => rows(`select to_regclass('app.api_log_202611') is not null as exists`);
    expect(await rows('select request_url from app.api_log_202611')).toHaveLength(1);
    clock.set('2028-02-09T00:00:00.000Z');
    await turnApiLogMonths(server.services);
    expect(await detached()).toEqual([{ exists: true }]);
    clock.set('2028-02-10T00:00:00.000Z');
    await turnApiLogMonths(server.services);
    expect(await detached()).toEqual([{ exists: false }]);
    clock.set(before.toISOString());
  });
});
