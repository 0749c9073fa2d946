import type { BillingCode } from '@quickportal/contracts/billing-codes/read';
import { soldProductNames } from '@quickportal/contracts/rules/billing/price-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let reader: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  reader = await server.signIn({ loginName: 'reader', communityId: null, chooses: 10, rights: ['VIEW_BILLING'] });
});
afterAll(() => server.close());

const list = async (query = '?pageSize=100') =>
  (
    await server.app.inject({
      method: 'GET',
      url: `${server.rest}/billing/10/billing-codes-cis-key-status${query}`,
      headers: reader.headers,
    })
  ).json<{ items: BillingCode[]; recordsCount: number }>();

it('lists every supplier business with every product, by code, a page at a time [2C040 2E019]', async () => {
  const { items, recordsCount } = await list();
  expect(items).toHaveLength(recordsCount);
  expect(recordsCount % soldProductNames.length).toBe(0);
  const codes = items.map(({ businessCode }) => businessCode);
  expect(codes).toEqual(codes.toSorted());
  expect(items.slice(0, 6).map(({ soldProduct }) => soldProduct)).toEqual(soldProductNames);
  expect((await list('?pageSize=5&page=2')).items).toEqual(items.slice(5, 10));
});

it('gives each code its status, by scheme, key and confirmation [2R218 2K027]', async () => {
  await server.rows(`insert into app.community_product (community_id, product, enabled, updated_at)
    select 10, p, p <> 'RESTAPI', now() from unnest(array['QUICKTERMINAL', 'QUICKBATCH', 'QUICKBILLS', 'QUICKVAULT',
      'RESTAPI', 'PAYTO']) p on conflict (community_id, product) do update set enabled = excluded.enabled`);
  await server.rows(`insert into app.billing_facility (community_id, sold_product, billing_scheme, billing_code, updated_at)
    values (10, 'QuickTerminal', 'COMMUNITY', 'COMM-1', now()), (10, 'QuickBatch', 'COMMUNITY', 'COMM-2', now()),
      (10, 'QuickBills', 'WAIVED', '', now()), (10, 'REST API', 'COMMUNITY', 'COMM-1', now()),
      (10, 'PayTo', 'BUSINESS', 'COMM-1', now())`);
  await server.rows(`insert into app.business_parameter (community_id, business_id, code, value, updated_at)
    values (10, 101, 'CIS_KEY', 'KEY-1', now()), (10, 101, 'BILLING_CODE', 'OWN-1', now())`);
  await server.rows(`insert into app.billing_code_confirmation (community_id, billing_code, cis_key, effective_from, confirmed_at)
    values (10, 'COMM-1', 'KEY-1', '2026-07-01', now()), (10, 'COMM-2', 'KEY-1', '2027-01-01', now()),
      (10, 'OWN-1', 'OTHER-KEY', '2026-01-01', now())`);
  const of101 = (await list()).items.filter(({ businessId }) => businessId === 101);
  expect(Object.fromEntries(of101.map(({ soldProduct, status }) => [soldProduct, status]))).toEqual({
    QuickTerminal: 'Confirmed',
    QuickBatch: 'Not Effective',
    QuickBills: 'Not Billed',
    QuickVault: 'No Billing Code',
    'REST API': 'Not Billed',
    PayTo: 'Not Confirmed',
  });
  expect(of101.at(-1)).toMatchObject({ billingCode: 'OWN-1', cisKey: 'KEY-1' });
});
