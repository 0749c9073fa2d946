import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  await server.rows(`truncate app.bank_statement_account cascade`);
  staff = await server.signIn({ loginName: 'operator', communityId: null, rights: ['VIEW_RECONCILIATION'] });
  await server.rows(`update app.community set name = 'Harbour', code = 'HC' where id = 10`);
  await server.rows(`update app.community set name = 'Kiwi', code = 'KF' where id = 20`);
  await server.rows(`update app.business set kind = 'BUYER' where id = 102`);
  await server.rows(
    `insert into app.bank_statement_account
       (community_id, business_id, alias_name, source, status, currency, masked_identifier, last_four, created_at, updated_at)
     select 10, 101, 'Account ' || n, 'BAI2', case when n = 1 then 'ACTIVE' else 'PENDING' end, 'AUD', '....1', '1', now(), now()
     from generate_series(1, 3) n`,
  );
});
afterAll(() => server.close());

const items = async (path: string, query: Record<string, string> = {}) => {
  const url = `${server.rest}/${path}?${new URLSearchParams(query).toString()}`;
  return (await server.app.inject({ url, headers: staff.headers })).json<{ items: object[] }>().items;
};

describe('the quick-rec lists', () => {
  it('have communities with their enabled and all accounts [3C124 3E020]', async () => {
    const harbour = {
      communityId: 10,
      communityName: 'Harbour',
      communityCode: 'HC',
      enabledAccountsCount: 1,
      totalAccountsCount: 3,
    };
    const path = 'communities/quick-rec-community-list';
    expect(await items(path)).toEqual([harbour, expect.objectContaining({ communityId: 20, totalAccountsCount: 0 })]);
    expect(await items(path, { hideCommunitiesWithNoAccounts: 'true' })).toEqual([harbour]);
    expect(await items(path, { query: 'kf' })).toMatchObject([{ communityId: 20 }]);
  });

  it('have the businesses of a community, with the supplier flag without its buyers [3R199]', async () => {
    const path = 'quickrec/communities/10/businesses';
    const supplier = { businessId: 101, enabledAccountsCount: 1, totalAccountsCount: 3, bankrecCode: null };
    expect(await items(path, { supplierFlag: 'true' })).toMatchObject([supplier]);
    expect(await items(path)).toMatchObject([supplier, { businessId: 102, totalAccountsCount: 0 }]);
    expect(await items(path, { query: '102' })).toMatchObject([{ businessId: 102 }]);
  });
});
