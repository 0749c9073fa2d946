import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  const rights = ['MANAGE_WHITELISTS'] as const;
  officer = await server.signIn({ loginName: 'officer', communityId: 10, rights });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.owner.query('delete from app.ip_whitelist where community_id = 10');
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({ method, url: `${server.rest}/${path}`, headers: officer.headers, ...(payload && { payload }) });

const add = async (ipAddress: string, description = ''): Promise<IpAddress> => {
  const added = await send('POST', 'ip-addresses', { ipAddress, description });
  expect(added.statusCode).toBe(201);
  return added.json();
};
const list = async () => (await send('GET', 'ip-addresses')).json<{ items: IpAddress[]; recordsCount: number }>();

describe('the IP whitelist', () => {
  it('lists addresses and networks in the order of the addresses [2C126 2C127 2E048]', async () => {
    const network = await add('203.0.113.0/28', 'Head office');
    const address = await add('2001:db8::1');
    const first = await add('198.51.100.24');
    expect(await list()).toMatchObject({ recordsCount: 3, items: [first, network, address] });
    expect(Object.keys(network)).toEqual(
      expect.arrayContaining(['communityIpId', 'ipAddress', 'description', 'createdDate']),
    );
    expect(first.createdDate).toBe(server.services.clock.now().toISOString());
  });

  it('changes an entry, with an audit entry of what changed [2C128 2R021]', async () => {
    const { communityIpId, version } = await add('203.0.113.0/28', 'Head office');
    const body = { ipAddress: '203.0.113.0/29', description: 'Head office', version };
    const changed = await send('PATCH', `ip-addresses/${communityIpId}`, body);
    expect(changed.json()).toMatchObject({ ipAddress: '203.0.113.0/29', version: version + 1 });
    const { rows } = await server.services.owner.query(
      `select before, after from app.audit_entry
       where object_type = 'ip-address' and action = 'ip-addresses.update'`,
    );
    expect(rows).toEqual([{ before: { ipAddress: '203.0.113.0/28' }, after: { ipAddress: '203.0.113.0/29' } }]);
    expect((await send('PATCH', `ip-addresses/${communityIpId}`, body)).statusCode).toBe(409);
    const same = await send('PATCH', `ip-addresses/${communityIpId}`, { ...body, version: version + 1 });
    expect(same.json()).toMatchObject({ errors: [{ field: '', messages: ['No changes detected.'] }] });
  });

  it('removes an entry in the version that was read [2C129 2R361]', async () => {
    const { communityIpId } = await add('203.0.113.0/28');
    for (const method of ['GET', 'PUT'] as const)
      expect((await send(method, `ip-addresses/${communityIpId}`)).statusCode).toBe(405);
    expect((await send('DELETE', `ip-addresses/${communityIpId}?version=9`)).statusCode).toBe(409);
    expect((await send('DELETE', `ip-addresses/${communityIpId}?version=1`)).statusCode).toBe(204);
    expect(await list()).toMatchObject({ recordsCount: 0 });
  });

  it('refuses an address that is listed already, also by a change', async () => {
    await add('203.0.113.7');
    const { communityIpId } = await add('203.0.113.8');
    const errors = [{ field: 'ipAddress', messages: ['This address is already in the whitelist.'] }];
    const again = await send('POST', 'ip-addresses', { ipAddress: '203.0.113.7/32' });
    expect([again.statusCode, again.json().errors]).toEqual([422, errors]);
    const changed = await send('PATCH', `ip-addresses/${communityIpId}`, { ipAddress: '203.0.113.7' });
    expect([changed.statusCode, changed.json().errors]).toEqual([422, errors]);
  });

  it('has at most 100 entries', async () => {
    await server.services.owner.query(
      `insert into app.ip_whitelist (community_id, network, created_at)
       select 10, ('198.51.100.' || n)::cidr, '2026-11-20' from generate_series(1, 100) n`,
    );
    const beyond = await send('POST', 'ip-addresses', { ipAddress: '203.0.113.7' });
    expect([beyond.statusCode, beyond.json().detail]).toEqual([
      409,
      'The whitelist can have 100 entries. Remove one first.',
    ]);
  });

  it('offers the current values of an entry in its form', async () => {
    const { communityIpId } = await add('203.0.113.0/28', 'Head office');
    const form = (await send('GET', `forms/patch/ip-addresses/${communityIpId}`)).json();
    expect(form['x-form'].values).toMatchObject({
      ipAddress: '203.0.113.0/28',
      description: 'Head office',
      version: 1,
    });
  });

  it('is not for users who are kept to some businesses', async () => {
    const rights = ['MANAGE_WHITELISTS'] as const;
    const clerk = await server.signIn({ loginName: 'clerk', communityId: 10, rights, businessIds: [101] });
    const refused = await server.app.inject({ url: `${server.rest}/ip-addresses`, headers: clerk.headers });
    expect(refused.statusCode).toBe(403);
  });
});

describe('an API key that checks requests against the whitelist', () => {
  it('accepts requests from an address once it is added, until it is removed', async () => {
    await server.services.owner.query(
      `insert into app.api_key_config (community_id, check_whitelist, updated_at) values (10, true, '2026-11-20')
       on conflict (community_id) do update set check_whitelist = true`,
    );
    const { headers } = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    const call = async () => {
      const url = `${server.rest}/customers/1001`;
      return (await server.app.inject({ url, headers, remoteAddress: '203.0.113.7' })).statusCode;
    };
    expect(await call()).toBe(403);
    const { communityIpId } = await add('203.0.113.0/28');
    expect(await call()).toBe(200);
    await send('DELETE', `ip-addresses/${communityIpId}?confirmLockOut=true`);
    expect(await call()).toBe(403);
  });
});
