import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let clerk: ApiCaller;
let staff: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const { owner } = server.services;
  const insert = (communityId: number, id: number, kind: string, name: string, enabled = true) =>
    owner.query(
      `insert into app.business (community_id, id, kind, name, code, settlement_currency, enabled, created_at)
       values ($1, $2::bigint, $3, $4, 'CODE' || $2::bigint, 'AUD', $5, '2026-11-20T09:00:00Z')`,
      [communityId, id, kind, name, enabled],
    );
  await owner.query(
    `insert into app.community (id, name, code, time_zone, currency, country, created_at)
     values (5, 'Community five', 'C5', 'Australia/Sydney', 'AUD', 'AU', '2026-11-20T09:00:00Z')`,
  );
  await insert(5, 501, 'SUPPLIER', 'Fifth Avenue Water');
  await insert(5, 502, 'BUYER', 'Fifth Avenue Buyers');
  await insert(10, 111, 'SUPPLIER', 'Café 50% Wāter');
  await insert(10, 112, 'BUYER', 'Water Buyers');
  await insert(10, 113, 'SUPPLIER', 'Water Board (closed)', false);
  await insert(20, 211, 'SUPPLIER', 'Water of Auckland');
  clerk = apiCaller(
    server,
    await server.signIn({ loginName: 'clerk', kind: 'CLIENT', communityId: 10, rights: ['VIEW_CUSTOMERS'] }),
  );
  staff = apiCaller(
    server,
    await server.signIn({ loginName: 'staff', kind: 'STAFF', communityId: null, rights: ['VIEW_COMMUNITIES'] }),
  );
});
afterAll(() => server.close());

const ids = async (caller: ApiCaller, query: string): Promise<number[]> => {
  const response = await caller.get(`businesses/search?${query}`);
  expect(response.status).toBe(200);
  return (response.body.items as { businessId: number }[]).map(({ businessId }) => businessId);
};

it('finds enabled businesses of the community by name, code or id, folded; those that begin with the text first [2C025 2R338]', async () => {
  expect(await ids(clerk, 'query=water')).toEqual([112, 111]);
  expect(await ids(clerk, 'query=water&communityId=10')).toEqual([112, 111]);
  expect((await clerk.get('businesses/search?query=water&communityId=20')).status).toBe(404);
  expect(await ids(clerk, 'query=CAFE')).toEqual([111]);
  expect(await ids(clerk, 'query=code112')).toEqual([112]);
  expect(await ids(clerk, 'query=101')).toEqual([101]);
  expect(await ids(clerk, 'query=50%25')).toEqual([111]);
  expect(await ids(clerk, 'query=%25')).toEqual([111]);
  expect(await ids(clerk, 'query=_')).toEqual([]);
  expect((await clerk.get('businesses/search?query=caf')).body.items).toEqual([
    {
      value: '111',
      label: 'Café 50% Wāter',
      description: 'CODE111',
      businessId: 111,
      businessCode: 'CODE111',
      businessName: 'Café 50% Wāter',
      kind: 'SUPPLIER',
      communityId: 10,
    },
  ]);
});

it('leaves out buyers with supplierFlag, which counts as false for community 5 [3C123 3R462 3K064]', async () => {
  expect(await ids(clerk, 'query=water&supplierFlag=true')).toEqual([111]);
  expect(await ids(staff, 'query=water&supplierFlag=true&communityId=10')).toEqual([111]);
  expect(await ids(staff, 'query=fifth&supplierFlag=true&communityId=5')).toEqual([502, 501]);
});

it('leaves out businesses with fraud guard rules of their own with flNoFraudGuard [1C056 1R200 1K043]', async () => {
  await server.services.owner.query(
    `insert into app.fraud_guard_rules (community_id, business_id, created_at, updated_at)
     values (10, 111, '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z'), (10, null, '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z')`,
  );
  expect(await ids(clerk, 'query=water&communityId=10&flNoFraudGuard=true')).toEqual([112]);
  expect(await ids(clerk, 'query=water&communityId=10')).toEqual([112, 111]);
  expect(await ids(staff, 'query=water&communityId=10&flNoFraudGuard=true')).toEqual([112]);
});

it('lets staff search one community or all of them, and names the community where it is not said [3C123]', async () => {
  expect(await ids(staff, 'query=water&communityId=20')).toEqual([211]);
  const everywhere = await staff.get('businesses/search?query=water');
  expect(
    everywhere.body.items.map((item: { value: string; description: string }) => [item.value, item.description]),
  ).toEqual([
    ['112', 'CODE112 · Harbour City Utilities'],
    ['211', 'CODE211 · Kiwi Fitness Group'],
    ['111', 'CODE111 · Harbour City Utilities'],
    ['501', 'CODE501 · Community five'],
  ]);
});

it('returns 404 for a community that is not the caller’s or not there', async () => {
  expect((await clerk.get('businesses/search?communityId=20')).status).toBe(404);
  expect((await clerk.get('businesses/search?communityId=999')).status).toBe(404);
  expect((await staff.get('businesses/search?communityId=999')).status).toBe(404);
  expect(await ids(clerk, 'query=water&communityId=10')).toEqual([112, 111]);
  expect((await clerk.get('businesses/search?communityId=x')).status).toBe(422);
});

it('shows only the businesses in which a right is held, and nothing without any', async () => {
  const inOne = apiCaller(
    server,
    await server.signIn({
      loginName: 'in-one',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['VIEW_CUSTOMERS'],
      inBusiness: 102,
    }),
  );
  expect(await ids(inOne, '')).toEqual([102]);
  const stranger = apiCaller(
    server,
    await server.signIn({ loginName: 'nobody', kind: 'CLIENT', communityId: 10, rights: [] }),
  );
  expect((await stranger.get('businesses/search')).status).toBe(403);
});

it('answers twenty at most', async () => {
  const { owner } = server.services;
  await owner.query(
    `insert into app.business (community_id, id, kind, name, code, settlement_currency, created_at)
     select 20, n, 'SUPPLIER', 'Many ' || n, 'M' || n, 'NZD', '2026-11-20T09:00:00Z' from generate_series(3000, 3050) n`,
  );
  expect(await ids(staff, 'query=many&communityId=20')).toHaveLength(20);
});
