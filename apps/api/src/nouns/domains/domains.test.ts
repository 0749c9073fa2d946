import type { Domain } from '@quickportal/contracts/domains/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  officer = await server.signIn({ loginName: 'officer', communityId: 10, rights: ['MANAGE_WHITELISTS'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.owner.query('delete from app.domain_whitelist where community_id = 10');
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({ method, url: `${server.rest}/${path}`, headers: officer.headers, ...(payload && { payload }) });

const add = async (url: string, description = ''): Promise<Domain> => {
  const added = await send('POST', 'domains', { url, description });
  expect(added.statusCode).toBe(201);
  return added.json();
};
const list = async () => (await send('GET', 'domains')).json<{ items: Domain[]; recordsCount: number }>();

describe('the domain whitelist', () => {
  it('lists origins by name, in lower case and punycode [2C130 2C131 2E049]', async () => {
    const shop = await add('Shop.Example.com', 'Web shop');
    const wildcard = await add('https://*.example.com:8443');
    const books = await add('bücher.example');
    expect(await list()).toMatchObject({ recordsCount: 3, items: [wildcard, shop, books] });
    expect([wildcard.url, shop.url, books.url]).toEqual([
      'https://*.example.com:8443',
      'https://shop.example.com',
      'https://xn--bcher-kva.example',
    ]);
    expect(Object.keys(shop)).toEqual(expect.arrayContaining(['communityIpId', 'url', 'description', 'createdDate']));
    expect(shop.createdDate).toBe(server.services.clock.now().toISOString());
  });

  it('changes an entry, with an audit entry of what changed [2C132 2R021]', async () => {
    const { communityIpId, version } = await add('shop.example.com', 'Web shop');
    const body = { url: 'pay.example.com', description: 'Web shop', version };
    const changed = await send('PATCH', `domains/${communityIpId}`, body);
    expect(changed.json()).toMatchObject({ url: 'https://pay.example.com', version: version + 1 });
    const { rows } = await server.services.owner.query(
      `select before, after from app.audit_entry where object_type = 'domain' and action = 'domains.update'`,
    );
    expect(rows).toEqual([{ before: { url: 'https://shop.example.com' }, after: { url: 'https://pay.example.com' } }]);
    expect((await send('PATCH', `domains/${communityIpId}`, body)).statusCode).toBe(409);
    const same = await send('PATCH', `domains/${communityIpId}`, { ...body, version: version + 1 });
    expect(same.json()).toMatchObject({ errors: [{ field: '', messages: ['No changes detected.'] }] });
  });

  it('removes an entry in the version that was read [2C133 2R361]', async () => {
    const { communityIpId } = await add('shop.example.com');
    for (const method of ['GET', 'PUT'] as const)
      expect((await send(method, `domains/${communityIpId}`)).statusCode).toBe(405);
    expect((await send('DELETE', `domains/${communityIpId}?version=9`)).statusCode).toBe(409);
    expect((await send('DELETE', `domains/${communityIpId}?version=1`)).statusCode).toBe(204);
    expect(await list()).toMatchObject({ recordsCount: 0 });
  });

  it('refuses a domain that is listed already, also by a change', async () => {
    await add('shop.example.com');
    const { communityIpId } = await add('pay.example.com');
    const errors = [{ field: 'url', messages: ['This domain is already in the whitelist.'] }];
    const again = await send('POST', 'domains', { url: 'https://SHOP.example.com:443/' });
    expect([again.statusCode, again.json().errors]).toEqual([422, errors]);
    const changed = await send('PATCH', `domains/${communityIpId}`, { url: 'shop.example.com' });
    expect([changed.statusCode, changed.json().errors]).toEqual([422, errors]);
  });

  it('has at most 100 entries, also when several are added at once', async () => {
    await server.services.owner.query(
      `insert into app.domain_whitelist (community_id, url, created_at)
       select 10, 'https://shop' || n || '.example.com', '2026-11-20' from generate_series(1, 99) n`,
    );
    const names = ['one', 'two', 'three'];
    const added = await Promise.all(names.map((name) => send('POST', 'domains', { url: `${name}.example.org` })));
    expect(added.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(added.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
      'The whitelist can have 100 entries. Remove one first.',
    );
  });

  it('offers the current values of an entry in its form', async () => {
    const { communityIpId } = await add('shop.example.com', 'Web shop');
    const form = (await send('GET', `forms/patch/domains/${communityIpId}`)).json();
    expect(form['x-form'].values).toMatchObject({
      url: 'https://shop.example.com',
      description: 'Web shop',
      version: 1,
    });
  });

  it('is not for users who are kept to some businesses', async () => {
    const rights = ['MANAGE_WHITELISTS'] as const;
    const clerk = await server.signIn({ loginName: 'clerk', communityId: 10, rights, businessIds: [101] });
    const refused = await server.app.inject({ url: `${server.rest}/domains`, headers: clerk.headers });
    expect(refused.statusCode).toBe(403);
  });
});
