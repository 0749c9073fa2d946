import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let staff: SignedIn;
let newcomer: SignedIn;
let clerk: SignedIn;
let key: { headers: { authorization: string } };
beforeAll(async () => {
  server = await createTestServer();
  const rights = ['VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS', 'VIEW_COMMUNITIES', 'VIEW_AS_USER'] as const;
  staff = await server.signIn({ loginName: 'staff', kind: 'STAFF', communityId: null, rights, chooses: 10 });
  newcomer = await server.signIn({ loginName: 'newcomer', kind: 'STAFF', communityId: null, rights });
  clerk = await server.signIn({ loginName: 'clerk', kind: 'CLIENT', communityId: 10, rights });
  key = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
  await server.services.owner.query(
    `update app.community set time_zone = 'Pacific/Auckland', currency = 'NZD' where id = 20`,
  );
});
afterAll(() => server.close());

type Headers = Record<string, string>;
async function get(caller: { headers: object }, path: string, headers: Headers = {}) {
  const response = await server.app.inject({
    url: `${server.rest}/${path}`,
    headers: { ...(caller.headers as Headers), ...headers },
  });
  const body = response.body === '' ? undefined : (JSON.parse(response.body) as Record<string, unknown>);
  return { status: response.statusCode, body, type: String(body?.['type']).split('/').at(-1) };
}
const in20 = { 'x-community-id': '20' };
const in10 = { 'x-community-id': '10' };
const OTHER = { status: 409, type: 'other-community' };

describe('the community of a call', () => {
  it('is the session’s choice for staff who name none', async () => {
    expect(await get(staff, 'customers/1001')).toMatchObject({ status: 200 });
    expect(await get(staff, 'customers/2001')).toMatchObject({ status: 404 });
  });

  it('is the one that staff name in X-Community-Id, and the session’s choice stays as it is', async () => {
    expect(await get(staff, 'customers/2001', in20)).toMatchObject({ status: 200 });
    expect(await get(staff, 'customers/1001', in20)).toMatchObject({ status: 404 });
    expect(await get(newcomer, 'customers/2001', in20)).toMatchObject({ status: 200 });
    expect(await get(staff, 'customers/1001')).toMatchObject({ status: 200 });
    expect(await get(newcomer, 'customers/2001')).toMatchObject({ status: 403 });
  });

  it('decides the session that is shown: name, time zone and currency', async () => {
    const session = await get(staff, 'session', in20);
    expect(session.body).toMatchObject({
      community: { communityId: 20, timeZone: 'Pacific/Auckland', currency: 'NZD' },
    });
    expect((await get(staff, 'session')).body).toMatchObject({ community: { communityId: 10 } });
    expect((await get(staff, 'session', { 'x-community-id': 'none' })).body).toMatchObject({ community: null });
  });

  it('is none for staff who name none by the word, whatever the session chose', async () => {
    expect(await get(staff, 'customers/1001', { 'x-community-id': 'none' })).toMatchObject({ status: 403 });
  });

  it('is the one in the query where a call names it there, before the session’s choice', async () => {
    const found = await get(staff, 'businesses/search?communityId=20');
    expect(found.body?.['items']).toMatchObject([{ businessId: 201 }]);
    expect(await get(staff, 'businesses/search?communityId=20', in20)).toMatchObject({ status: 200 });
    expect(await get(staff, 'businesses/search?communityId=20', in10)).toMatchObject(OTHER);
    expect(await get(staff, 'businesses/search?communityId=999')).toMatchObject({ status: 404 });
  });

  it('is always the own one for facility users and API keys: another one is refused', async () => {
    for (const caller of [clerk, key]) {
      expect(await get(caller, 'customers/1001', in10)).toMatchObject({ status: 200 });
      expect(await get(caller, 'customers/1001', { 'x-community-id': 'none' })).toMatchObject({ status: 200 });
      expect(await get(caller, 'customers/1001', in20)).toMatchObject(OTHER);
      expect(await get(caller, 'customers/2001', in20)).toMatchObject(OTHER);
    }
    expect(await get(clerk, 'businesses/search?communityId=20')).toMatchObject({ status: 404 });
    expect(await get(clerk, 'businesses/search?communityId=20', in10)).toMatchObject({ status: 404 });
  });

  it('is never one that does not exist or is disabled', async () => {
    await server.services.owner.query('update app.community set enabled = false where id = 20');
    expect(await get(staff, 'customers/2001', in20)).toMatchObject(OTHER);
    await server.services.owner.query('update app.community set enabled = true where id = 20');
    expect(await get(staff, 'session', { 'x-community-id': '999' })).toMatchObject(OTHER);
  });

  it.each(['0', '-1', '01', '1e3', '10.0', ' ', '10, 20', 'abc', '9007199254740993', '{}', 'NONE', 'Ā'])(
    'is refused as unreadable when a header says %j',
    async (junk) => {
      for (const header of ['x-community-id', 'x-view-as', 'x-user-id']) {
        const given = { [header]: Buffer.from(junk).toString('latin1') };
        for (const caller of [staff, clerk, key]) expect((await get(caller, 'customers/1001', given)).status).toBe(400);
      }
    },
  );
});

describe('the person of a call', () => {
  it('is confirmed by X-User-Id: a call for another user is refused', async () => {
    expect(await get(clerk, 'customers/1001', { 'x-user-id': String(clerk.userId) })).toMatchObject({ status: 200 });
    expect(await get(clerk, 'customers/1001', { 'x-user-id': String(staff.userId) })).toMatchObject(OTHER);
    expect(await get(key, 'customers/1001', { 'x-user-id': String(clerk.userId) })).toMatchObject(OTHER);
  });

  it('is confirmed by X-View-As while viewing as another user, and so is that user’s community', async () => {
    const viewer = await server.signIn({
      loginName: 'viewer',
      kind: 'STAFF',
      communityId: null,
      rights: ['VIEW_CUSTOMERS'],
      chooses: 20,
    });
    const asClerk = { 'x-view-as': String(clerk.userId) };
    expect(await get(viewer, 'customers/2001', asClerk)).toMatchObject(OTHER);
    expect(await get(viewer, 'customers/2001', { 'x-view-as': 'none' })).toMatchObject({ status: 200 });
    await server.services.owner.query('update app.session set view_as_user_id = $1 where id = $2', [
      clerk.userId,
      viewer.sessionId,
    ]);
    expect(await get(viewer, 'customers/1001', asClerk)).toMatchObject({ status: 200 });
    expect(await get(viewer, 'customers/1001', { ...asClerk, ...in10 })).toMatchObject({ status: 200 });
    expect(await get(viewer, 'customers/1001', { 'x-view-as': 'none' })).toMatchObject(OTHER);
    expect(await get(viewer, 'customers/1001', { 'x-view-as': String(staff.userId) })).toMatchObject(OTHER);
    expect(await get(viewer, 'customers/2001', { ...asClerk, ...in20 })).toMatchObject(OTHER);
    // The one who really acts is the one who is signed in
    expect(await get(viewer, 'customers/1001', { 'x-user-id': String(viewer.userId) })).toMatchObject({ status: 200 });
    expect(await get(viewer, 'customers/1001', { 'x-user-id': String(clerk.userId) })).toMatchObject(OTHER);
  });
});

describe('a change', () => {
  it('acts in the community that its header names, or does nothing', async () => {
    const rename = (signedIn: SignedIn, customerId: number, headers: Headers) =>
      apiCaller(server, signedIn).put(
        `customers/${customerId}/details`,
        { customerName: 'Renamed', version: 1 },
        headers,
      );
    const changed = async () =>
      (
        await server.services.owner.query<{ id: number }>(
          'select id::int from app.customer where id in (1002, 2002) and version > 1',
        )
      ).rows.map(({ id }) => id);
    expect((await rename(clerk, 1002, in20)).status).toBe(409);
    expect((await rename(staff, 1002, in20)).status).toBe(404);
    expect(await changed()).toEqual([]);
    expect((await rename(staff, 2002, in20)).status).toBe(200);
    expect(await changed()).toEqual([2002]);
  });
});

describe('a link', () => {
  it('names the community in its query, beside its token', async () => {
    const file = (signedIn: SignedIn, search: string) =>
      server.app.inject({
        url: `${server.rest}/exports/1/file?csrf=${signedIn.csrfToken}${search}`,
        headers: { cookie: signedIn.headers.cookie },
      });
    // There is no such export: 404 is what working in a community looks like
    expect((await file(newcomer, '')).statusCode).toBe(403);
    expect((await file(newcomer, '&communityId=20')).statusCode).toBe(404);
    expect((await file(clerk, '&communityId=20')).statusCode).toBe(409);
    expect((await file(clerk, '&communityId=10')).statusCode).toBe(404);
    expect((await file(clerk, '&communityId=x')).statusCode).toBe(400);
  });

  it('names it for every call that takes the token, also where the call has a query of its own', async () => {
    const at = (path: string) =>
      server.app.inject({
        url: `${server.rest}/${path}csrf=${newcomer.csrfToken}&communityId=20`,
        headers: newcomer.headers,
      });
    expect((await at('customers/2001?')).statusCode).toBe(200);
    expect((await at('customers/2001/audit-entries?page=1&')).statusCode).not.toBe(422);
    expect((await at('businesses/search?query=&')).statusCode).toBe(200);
  });
});
