import type { ExternalSystemClient } from '@quickportal/contracts/external-system-clients/external-system-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  staff = await server.signIn({ loginName: 'operator', communityId: null, rights: ['VIEW_BUSINESSES'] });
  const { owner } = server.services;
  const businesses: [number, string, string, string][] = [
    [101, 'HCW', 'Harbour City Water', 'SUPPLIER'],
    [102, 'HCC', 'Harbour City Council', 'BUYER'],
    [201, 'KFC', 'Kiwi Fitness Clubs', 'SUPPLIER'],
  ];
  for (const row of businesses)
    await owner.query('update app.business set code = $2, name = $3, kind = $4 where id = $1', row);
  await owner.query(
    `insert into app.external_system_client (community_id, business_id, system_code, client_code, created_at)
     select c, b, s, k, '2026-11-20' from (values (20, 201, 'XERO', 'KFC-01'), (10, 101, 'SAP', 'HCW_4100'),
       (10, 101, 'CIS', '10099471'), (10, 102, 'SAP', 'CUST-88031')) as v (c, b, s, k)`,
  );
});
afterAll(() => server.close());

const search = (query: Record<string, string> = {}, { headers }: Pick<SignedIn, 'headers'> = staff) =>
  server.app.inject({
    url: `${server.rest}/external-system-clients?${new URLSearchParams(query).toString()}`,
    headers,
  });
const codes = async (query: Record<string, string>) =>
  (await search(query)).json<{ items: ExternalSystemClient[] }>().items.map(({ clientCode }) => clientCode);

describe('the search of external system clients', () => {
  it('lists those of all communities by community, business code and system code [3C043 3R037]', async () => {
    expect(await codes({})).toEqual(['CUST-88031', '10099471', 'HCW_4100', 'KFC-01']);
  });

  it('says whether the business buys or supplies [3E033 3R234]', async () => {
    const { items } = (await search({ communityId: '10' })).json<{ items: ExternalSystemClient[] }>();
    expect(items[0]).toEqual({
      id: expect.any(Number),
      communityId: 10,
      communityName: 'Harbour City Utilities',
      businessId: 102,
      businessCode: 'HCC',
      businessName: 'Harbour City Council',
      systemCode: 'SAP',
      clientCode: 'CUST-88031',
      buyerAccount: true,
    });
    expect(items[1]?.buyerAccount).toBe(false);
  });

  it.each([
    [{ query: 'water' }, ['10099471', 'HCW_4100']],
    [{ query: 'water sap' }, ['HCW_4100']],
    [{ query: 'kfc-0' }, ['KFC-01']],
    [{ query: '_' }, ['HCW_4100']],
    [{ systemCode: 'sap' }, ['CUST-88031', 'HCW_4100']],
    [{ systemCode: 'sa' }, []],
    [{ systemCode: '%' }, []],
    [{ clientCode: 'hcw_4100' }, ['HCW_4100']],
    [{ clientCode: '4100' }, []],
    [{ businessCode: 'hcc' }, ['CUST-88031']],
    [{ businessName: 'fitness' }, ['KFC-01']],
    [{ communityId: '20' }, ['KFC-01']],
    [{ systemCode: 'SAP', businessName: 'water', communityId: '10' }, ['HCW_4100']],
    [{ query: 'mango' }, []],
  ])('finds by %o what fits', async (query, expected) => {
    expect(await codes(query)).toEqual(expected);
  });

  it('is not for facility users, nor for staff without the right', async () => {
    const rights = ['VIEW_BUSINESSES'] as const;
    const facility = await server.signIn({ loginName: 'facility', communityId: 10, rights });
    const other = await server.signIn({ loginName: 'other', communityId: null, rights: ['VIEW_BILLING'] });
    expect([(await search({}, facility)).statusCode, (await search({}, other)).statusCode]).toEqual([403, 403]);
  });
});
