import { afterAll, beforeAll, expect, it } from 'vitest';
import { sideEffects } from '../../server/side-effects.ts';
import { accountsOf, acceptAccounts, officerOf } from '../../testing/account-kit.ts';
import type { ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let accounts: ReturnType<typeof accountsOf>;
// by month of expiry; today is 20 Nov 2026, 60 days later is 19 Jan 2027
const ends = [
  ['10/26', 'EXPIRED'],
  ['11/26', 'EXPIRING'],
  ['12/26', 'EXPIRING'],
  ['01/27', 'USABLE'],
  ['08/29', 'USABLE'],
] as const;

beforeAll(async () => {
  server = await createTestServer();
  await acceptAccounts(server);
  officer = await officerOf(server, 'officer', ['MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_CUSTOMERS']);
  accounts = accountsOf(officer);
  for (const [expiry] of ends.toReversed()) {
    accounts.next();
    const { accountId } = await accounts.addCard();
    const [month, year] = expiry.split('/').map(Number);
    await server.services.owner.query(
      'update app.customer_account set expiry_month = $1, expiry_year = 2000 + $2::int where id = $3',
      [month, year, accountId],
    );
  }
});
afterAll(() => server.close());

interface Card {
  accountId: number;
  customerId: number;
  customerName: string;
  expiryDateMonth: number;
  expiryStatus: string;
  activeSchedules: number;
}
const list = async (query = ''): Promise<{ items: Card[]; recordsCount: number }> =>
  (await officer.get(`customer-accounts/expiring-cards${query}`)).body;
const months = async (query = '') => (await list(query)).items.map((card) => card.expiryDateMonth);

it('cards that end within 60 days are marked and listed, the earliest first', async () => {
  const { items, recordsCount } = await list();
  expect(recordsCount).toBe(2);
  expect(items).toMatchObject([
    { expiryDateMonth: 11, expiryStatus: 'EXPIRING', customerName: 'Customer 1004', businessName: 'Business 101' },
    { expiryDateMonth: 12, expiryStatus: 'EXPIRING', email: 'c1003@example.com', activeSchedules: 0 },
  ]);
  expect(await months('?show=EXPIRED')).toEqual([10]);
  expect(await months('?show=ALL')).toEqual([10, 11, 12]);
  expect(await months('?supplierId=102')).toEqual([]);
  expect(await months('?page=2&pageSize=1')).toEqual([12]);
  expect((await officer.get('customer-accounts/expiring-cards?supplierId=201')).status).toBe(422);
});

it('the mark is the same on the account itself', async () => {
  for (const [index, [, expiryStatus]] of ends.toReversed().entries())
    expect((await officer.get(`customers/${1001 + index}/accounts`)).body.items).toMatchObject([{ expiryStatus }]);
});

it('the list can be exported by those who may export, masked', async () => {
  const exporter = await officerOf(server, 'exporter', ['VIEW_CUSTOMER_ACCOUNTS', 'EXPORT_CUSTOMERS']);
  expect((await officer.post('expiring-cards-export', {})).status).toBe(403);
  expect((await exporter.post('expiring-cards-export', { supplierId: 201 })).status).toBe(422);
  const started = await exporter.post('expiring-cards-export', { show: 'ALL' });
  expect(started.status, started.raw).toBe(202);
  const { exportId } = started.body as { exportId: number };
  const { rows } = await server.services.owner.query<{ id: number; topic: string; payload: never }>(
    'delete from app.outbox returning id, topic, payload',
  );
  const { signal } = new AbortController();
  for (const { id, topic, payload } of rows)
    await sideEffects
      .find((sideEffect) => sideEffect.topic === topic)
      ?.handle(payload, { services: server.services, jobId: `${id}`, communityId: 10, signal });
  const ready = await exporter.get(`expiring-cards-export?exportId=${exportId}`);
  expect(ready.status, ready.raw).toBe(201);
  const { headers } = exporter.signedIn;
  const file = await server.app.inject({ url: ready.body.downloadUrl as string, headers });
  const lines = file.body.trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(
    'Customer name,Customer number,Customer ID,Account,Card number,Cardholder name,Expires,Tokenised,Active schedules,Phone,Email,Business',
  );
  expect(lines[1]).toContain('Customer 1005,T-1005,1005,Visa •••• 1111,411111......1111,Margaret Olsson,10/2026,No,0,');
});

it('a card leaves the list once it is renewed, disabled, or its customer is', async () => {
  const [november, december] = (await list()).items;
  const path = `customers/${november?.customerId}/accounts/${november?.accountId}`;
  await officer.patch(path, { expiryDate: '11/30' });
  expect(await months()).toEqual([12]);
  await officer.patch(`customers/${december?.customerId}/status?enabled=false`, {});
  expect(await months()).toEqual([]);
});

it('no one of another facility sees them', async () => {
  const stranger = await server.signIn({
    loginName: 'stranger',
    kind: 'CLIENT',
    communityId: 20,
    rights: ['VIEW_CUSTOMER_ACCOUNTS'],
  });
  const response = await server.app.inject({
    url: `${server.rest}/customer-accounts/expiring-cards?show=ALL`,
    headers: stranger.headers,
  });
  expect(response.json()).toMatchObject({ items: [], recordsCount: 0 });
});
