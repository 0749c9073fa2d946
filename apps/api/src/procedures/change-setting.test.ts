import type { Right } from '@quickportal/contracts/access/rights';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let approver: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const user = async (loginName: string, rights: readonly Right[]) =>
    apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
  officer = await user('officer', ['MANAGE_WHITELISTS', 'MANAGE_API_KEYS', 'APPROVE_REQUESTS']);
  approver = await user('approver', ['APPROVE_REQUESTS']);
});
afterAll(() => server.close());

const needSecondPerson = (isOn: boolean) =>
  server.rows(
    `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, $1, now())
     on conflict (community_id) do update set settings_need_second_person = $1`,
    [isOn],
  );

/** Things that are there before each test, and the settings as they are then. */
const before = {
  ips: [{ ipAddress: '203.0.113.0/28', description: 'Head office' }],
  domains: [{ url: 'https://shop.example.com', description: 'Web shop' }],
  config: { checkRequestAgainstWhitelist: false, notificationEmail: '', logRetentionDays: 400 },
};
const read = async () => {
  const listed = async (path: string) => (await officer.get(path)).body.items;
  const { version: _, ...config } = (await officer.get('api-keys/config')).body;
  const ips = (await listed('ip-addresses')).map(({ ipAddress, description }: (typeof before.ips)[0]) => ({
    ipAddress,
    description,
  }));
  const domains = (await listed('domains')).map(({ url, description }: (typeof before.domains)[0]) => ({
    url,
    description,
  }));
  return { ips, domains, config };
};
beforeEach(async () => {
  for (const table of ['proposal', 'ip_whitelist', 'domain_whitelist', 'api_key_config', 'api_key_use'])
    await server.rows(`delete from app.${table} where community_id = 10`);
  await server.rows(
    `insert into app.ip_whitelist (community_id, id, network, description, created_at) values (10, 71, '203.0.113.0/28', 'Head office', now())`,
  );
  await server.rows(
    `insert into app.domain_whitelist (community_id, id, url, description, created_at) values (10, 72, 'https://shop.example.com', 'Web shop', now())`,
  );
  await needSecondPerson(true);
});

type Method = 'post' | 'patch' | 'put' | 'delete';
const office = { ipAddress: '198.51.100.24', description: 'Depot' };
const shop = { url: 'https://pay.example.com', description: 'Payments' };
const config = { checkRequestAgainstWhitelist: true, notificationEmail: 'it@example.com', logRetentionDays: 90 };
/** Each change of a setting: the call, the status where it is made at once, and the settings afterwards. */
const changes: [call: string, method: Method, path: string, body: object | undefined, done: number, after: object][] = [
  ['ipAddresses.create', 'post', 'ip-addresses', office, 201, { ...before, ips: [office, ...before.ips] }],
  ['ipAddresses.update', 'patch', 'ip-addresses/71', { ...office, version: 1 }, 200, { ...before, ips: [office] }],
  ['ipAddresses.delete', 'delete', 'ip-addresses/71?version=1', undefined, 204, { ...before, ips: [] }],
  ['domains.create', 'post', 'domains', shop, 201, { ...before, domains: [shop, ...before.domains] }],
  ['domains.update', 'patch', 'domains/72', { ...shop, version: 1 }, 200, { ...before, domains: [shop] }],
  ['domains.delete', 'delete', 'domains/72?version=1', undefined, 204, { ...before, domains: [] }],
  ['apiKeys.saveConfig', 'put', 'api-keys/config', { ...config, version: 1 }, 200, { ...before, config }],
];
const send = (method: Method, path: string, body?: object) =>
  method === 'delete' ? officer.delete(path) : officer[method](path, body ?? {});
const decide = async (caller: ApiCaller, proposalId: number) => {
  const { version } = (await caller.get(`proposals/${proposalId}`)).body;
  return caller.post(`proposals/${proposalId}/approve`, { version });
};
/** The newest entry of a change that was made; refusals are noted after their response, perhaps later than this one. */
const lastChange = async () => {
  const [entry] = await server.rows<{ description: string }>(
    `select description from app.audit_entry
     where community_id = 10 and object_type <> 'proposal' and outcome = 'SUCCESS' order by id desc limit 1`,
  );
  return entry?.description;
};

describe.each(changes)('%s', (_call, method, path, body, done, after) => {
  it('is made at once where settings need no second person', async () => {
    await needSecondPerson(false);
    const made = await send(method, path, body);
    expect(made.status, made.raw).toBe(done);
    expect(await read()).toEqual(after);
  });

  it('waits for a second person where settings need one, and is made when they approve', async () => {
    const requested = await send(method, path, body);
    expect([requested.status, requested.body], requested.raw).toEqual([202, { proposalId: expect.any(Number) }]);
    expect(await read()).toEqual(before);
    expect((await send(method, path, body)).status).toBe(409);
    expect((await decide(officer, requested.body.proposalId)).status).toBe(403);
    const approved = await decide(approver, requested.body.proposalId);
    expect(approved.status, approved.raw).toBe(200);
    expect(await read()).toEqual(after);
    expect(await lastChange()).toMatch(/Requested by .+, approved by .+/);
  });
});

describe.each(changes.filter(([, method]) => method !== 'post'))('%s', (_call, method, path, body) => {
  it('is refused for an old version, and then nothing waits', async () => {
    const old = await send(method, path.replace('version=1', 'version=9'), body && { ...body, version: 9 });
    expect(old.status).toBe(409);
    expect(await server.rows('select 1 from app.proposal where community_id = 10')).toEqual([]);
  });
});

describe('a request to change a setting', () => {
  it('is stale when the setting changed in the meantime', async () => {
    const { proposalId } = (await send('patch', 'domains/72', { ...shop, version: 1 })).body;
    await server.rows(`update app.domain_whitelist set description = 'Other', version = 2 where id = 72`);
    const refused = await decide(approver, proposalId);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Not applied. The record has changed since the request was made.',
    ]);
  });

  it('is refused before anyone is asked where an entry exists already', async () => {
    const taken = await send('post', 'ip-addresses', { ipAddress: '203.0.113.0/28' });
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      [{ field: 'ipAddress', messages: ['This address is already in the whitelist.'] }],
    ]);
    expect((await send('patch', 'domains/72', { ...before.domains[0], version: 1 })).body.errors).toEqual([
      { field: '', messages: ['No changes detected.'] },
    ]);
  });
});
