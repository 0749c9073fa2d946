import { staffRights } from '@quickportal/contracts/access/rights';
import { insertSettlementAccount, insertTransaction } from '@quickportal/db/testing/payment-rows';
import { insertCustomers, insertUploadedFile, testTime } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let staff: ApiCaller;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await createTestServer();
  staff = apiCaller(
    server,
    await server.signIn({ loginName: 'tess', kind: 'STAFF', communityId: null, rights: staffRights }),
  );
  await server.signIn({ loginName: 'noah.olsson', kind: 'CLIENT', communityId: 20, rights: [] });
  const { owner } = server.services;
  const id = async (sql: string, values: unknown[] = []) =>
    Number((await owner.query<{ id: number }>(`${sql} returning id`, values)).rows[0]?.id);
  await owner.query(`update app.business set name = 'Café O’Brien Gas', code = 'COG' where id = 201`);
  // Contain what identifies another
  await owner.query(`update app.business set code = '102' where id = 101`);
  await owner.query(`update app.community set code = case id when 10 then 'H20' else 'KIWI' end where id in (10, 20)`);
  await owner.query(
    `insert into app.invoice (community_id, business_id, invoice_number, description, status, amount, currency, issue_date, due_date, created_at, updated_at)
     values (20, 201, 'INV-77120', 'Winter supply', 'OPEN', 5000, 'NZD', '2026-11-01', '2026-11-30', $1, $1)`,
    [testTime],
  );
  ids.client = await id(
    `insert into app.external_system_client (community_id, business_id, system_code, client_code, created_at)
     values (10, 101, 'SAP', 'CLIENT-4420', $1)`,
    [testTime],
  );
  await owner.query(
    `insert into app.quickvoice_profile (community_id, business_id, indial_number, profile_number, created_at, updated_at)
     values (10, 102, '+61 2 5550 1234', 'QV900', $1, $1)`,
    [testTime],
  );
  ids.message = await id(
    `insert into app.service_message (community_id, doctype_code, status, created_at, updated_at)
     values (20, 'PAYMENT_REQUEST', 'QUEUED', $1, $1)`,
    [testTime],
  );
  ids.account = await insertSettlementAccount(owner, { communityId: 10, businessId: 101 });
  const transactionId = await insertTransaction(
    owner,
    { communityId: 10, businessId: 101 },
    { receipt_number: '77001' },
  );
  ids.group = await id(
    `insert into app.payment_batch_group (community_id, business_id, source, status, settlement_date, created_at, updated_at)
     values (10, 101, 'TERMINAL', 'OPEN', '2026-11-20', $1, $1)`,
    [testTime],
  );
  ids.batch = await id(
    `insert into app.payment_batch (community_id, payment_batch_group_id, business_id, payment_method, currency, status, settlement_date, created_at, updated_at)
     values (10, $2, 101, 'CREDIT_CARD', 'AUD', 'OPEN', '2026-11-20', $1, $1)`,
    [testTime, ids.group],
  );
  ids.entry = await id(
    `insert into app.batch_entry (community_id, business_id, transaction_id, payment_batch_id, entry_type, amount, currency, created_at)
     values (10, 101, $2, $3, 'PRINCIPAL', 1250, 'AUD', $1)`,
    [testTime, transactionId, ids.batch],
  );
});
afterAll(() => server.close());

interface Hit {
  id: number;
  title: string;
  subtitle: string;
  view: string;
  params: Record<string, number>;
  canViewAs: boolean;
}
const search = async (kind: string, query: string | number | undefined): Promise<Hit[]> => {
  const { status, body, raw } = await staff.get(`awesome/${kind}?query=${encodeURIComponent(String(query))}`);
  expect(status, raw).toBe(200);
  return body.items;
};

describe('the search of customers over all communities', () => {
  const customers = async (query: string, pageSize = 5): Promise<Hit[]> => {
    const { status, body, raw } = await staff.post('awesome/customers', { query, pageSize });
    expect(status, raw).toBe(200);
    return body.items;
  };

  it('finds one by name, phone, email and number, with its community', async () => {
    const { owner } = server.services;
    const place = { businessId: 201, communityId: 20 };
    await insertCustomers(owner, { ...place, firstId: 77_400, count: 1, name: 'Zoë Quennell' });
    await owner.query(
      `update app.customer set email = 'zoe.q@kiwi.example', phone_number = '+64 21 555 0177', customer_number = 'KFG-77400'
       where id = 77400`,
    );
    const zoe = {
      id: 77_400,
      title: 'Zoë Quennell',
      subtitle: expect.stringMatching(/^KFG-77400, zoe\.q@kiwi\.example, \+64 21 555 0177, Kiwi Fitness Group$/),
      view: 'CustomerDetailsView',
      params: { CustomerId: 77_400, CommunityId: 20 },
    };
    for (const text of ['quennell zoe', 'zoe.q@kiwi', '+64215550177', 'kfg-77400', '77400'])
      expect(await customers(text), text).toEqual([expect.objectContaining(zoe)]);
    await owner.query('update app.customer set enabled = false, disabled_at = updated_at where id = 77400');
    expect(await customers('quennell')).toMatchObject([{ subtitle: expect.stringMatching(/, Disabled$/) }]);
  });

  it('is paged, counted, and for staff with a right to read customers', async () => {
    const place = { businessId: 101, communityId: 10 };
    await insertCustomers(server.services.owner, { ...place, firstId: 77_500, count: 3, name: 'Pagesworth' });
    const { body } = await staff.post('awesome/customers', { query: 'pagesworth', page: 2, pageSize: 2 });
    expect(body).toMatchObject({ recordsCount: 3, currentPage: 2 });
    expect(body.items).toHaveLength(1);
    const user = async (loginName: string, kind: 'CLIENT' | 'STAFF', rights: 'VIEW_CUSTOMERS' | 'VIEW_USERS') =>
      apiCaller(
        server,
        await server.signIn({ loginName, kind, communityId: kind === 'STAFF' ? null : 10, rights: [rights] }),
      );
    const look = async (caller: ApiCaller) => (await caller.post('awesome/customers', { query: 'pagesworth' })).status;
    expect(await look(await user('cleo', 'CLIENT', 'VIEW_CUSTOMERS'))).toBe(403);
    expect(await look(await user('ursa', 'STAFF', 'VIEW_USERS'))).toBe(403);
    expect(await look(await user('carl', 'STAFF', 'VIEW_CUSTOMERS'))).toBe(200);
  });
});

describe('the search over all communities', () => {
  it('finds communities and businesses by words in any order [1R005 1R201]', async () => {
    expect(await search('communities', 'utilities harbour')).toMatchObject([
      { title: 'Harbour City Utilities', params: { CommunityId: 10 } },
    ]);
    expect(await search('businesses', 'gas obrien cafe')).toMatchObject([
      { title: 'Café O’Brien Gas', params: { BusinessId: 201, CommunityId: 20 } },
    ]);
  });

  it('finds invoices, external system clients and QuickVoice profiles by words in any order [1C060 1C061 1C062]', async () => {
    expect(await search('invoices', 'winter inv-77')).toMatchObject([
      { title: 'INV-77120', params: { CommunityId: 20 } },
    ]);
    expect(await search('external-system-clients', '4420 sap')).toMatchObject([
      { title: 'CLIENT-4420', params: { BusinessId: 101 } },
    ]);
    expect(await search('quickvoice-profiles', 'qv900')).toMatchObject([
      { title: 'QV900', params: { CommunityId: 10, BusinessId: 102 } },
    ]);
  });

  it('is there for each of eleven kinds [1K045]', async () => {
    for (const kind of [
      'communities',
      'users',
      'businesses',
      'invoices',
      'external-system-clients',
      'quickvoice-profiles',
      'service-message',
      'batch-entry',
      'payment-batch',
      'payment-batch-groups',
      'account',
    ])
      expect(await search(kind, 'no such thing')).toEqual([]);
  });

  it('finds users of facilities and staff, and says whose portal can be viewed [1C058 1R166]', async () => {
    expect(await search('users', 'olsson noah')).toMatchObject([
      { view: 'UserDetailsView', params: { CommunityId: 20 }, canViewAs: true },
    ]);
    expect(await search('users', 'tess')).toMatchObject([{ view: 'AdministratorDetailsView', canViewAs: false }]);
    await server.services.owner.query(
      `update app.system_user set status = 'DISABLED' where login_name = 'noah.olsson'`,
    );
    expect(await search('users', 'noah.olsson')).toMatchObject([{ canViewAs: false }]);
  });

  it('finds by identifier what has no words, and nothing by a text [1R202 1C063 1C067]', async () => {
    expect(await search('service-message', ids.message)).toMatchObject([
      {
        title: `PAYMENT_REQUEST ${ids.message}`,
        view: 'ServiceMessageDetailView',
        params: { serviceMessageId: ids.message },
      },
    ]);
    expect(await search('account', ids.account)).toMatchObject([
      { view: 'AccountDetailsView', params: { accountId: ids.account, businessId: 101 } },
    ]);
    for (const kind of ['service-message', 'batch-entry', 'payment-batch', 'payment-batch-groups', 'account'])
      expect(await search(kind, 'payment')).toEqual([]);
  });

  it('finds batch entries, batches and their groups [1C064 1C065 1C066]', async () => {
    const { entry, batch, group } = ids;
    expect(await search('batch-entry', entry)).toMatchObject([{ id: entry, params: { batchEntryId: entry } }]);
    // Payments that users take one by one have no page of their batch
    expect(await search('payment-batch', batch)).toMatchObject([{ id: batch, view: '', params: {} }]);
    expect(await search('payment-batch-groups', group)).toMatchObject([{ id: group, view: '', params: {} }]);
    await insertUploadedFile(server.services.owner, { communityId: 10, id: 4210 });
    await server.rows(`update app.payment_batch_group set uploaded_file_id = 4210 where id = ${group}`);
    const ofFile = { view: 'PaymentFileSummaryView', params: { PaymentBatchGroup: group } };
    expect(await search('payment-batch', batch)).toMatchObject([ofFile]);
    expect(await search('payment-batch-groups', group)).toMatchObject([ofFile]);
  });

  it('finds businesses and communities by their identifier too, before those that contain it [1C057 1C059 1R202]', async () => {
    expect(await search('businesses', 102)).toMatchObject([{ id: 102 }, { id: 101 }]);
    expect(await search('communities', 20)).toMatchObject([{ id: 20 }, { id: 10 }]);
    expect(await search('external-system-clients', ids.client)).toMatchObject([{ id: ids.client }]);
  });

  it('is paged, and takes wildcards and quotes for what they are', async () => {
    const { body } = await staff.get('awesome/businesses?query=business&pageSize=1&page=2');
    expect(body).toMatchObject({ recordsCount: 2, currentPage: 2, pageSize: 1 });
    expect(body.items).toHaveLength(1);
    for (const text of ['%', '_', '\\', "' or 1=1 --", '\u0000x'])
      for (const kind of ['businesses', 'invoices', 'users'])
        expect([200, 422]).toContain((await staff.get(`awesome/${kind}?query=${encodeURIComponent(text)}`)).status);
    expect(await search('businesses', '%')).toEqual([]);
  });

  it('is for staff with the right to see the kind [1R026 1R165]', async () => {
    const person = { loginName: 'dana', kind: 'CLIENT', communityId: 10, rights: ['VIEW_COMMUNITIES'] } as const;
    const facility = await server.signIn(person);
    const support = await server.signIn({
      loginName: 'sam',
      kind: 'STAFF',
      communityId: null,
      rights: ['VIEW_COMMUNITIES'],
    });
    expect((await apiCaller(server, facility).get('awesome/communities?query=harbour')).status).toBe(403);
    expect((await apiCaller(server, support).get('awesome/communities?query=harbour')).status).toBe(200);
    expect((await apiCaller(server, support).get('awesome/users?query=dana')).status).toBe(403);
  });
});
