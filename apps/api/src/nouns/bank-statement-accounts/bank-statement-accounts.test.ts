import type { BankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account';
import type { BulkAddition } from '@quickportal/contracts/bank-statement-accounts/bulk-addition';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let operator: SignedIn;
let viewer: SignedIn;
const inCommunity = { communityId: null, chooses: 10 } as const;
beforeAll(async () => {
  server = await createTestServer({ bankReconciliationUrl: 'https://bankrec.example.com/app?from=portal' });
  operator = await server.signIn({ loginName: 'operator', ...inCommunity, rights: ['MANAGE_RECONCILIATION'] });
  viewer = await server.signIn({ loginName: 'viewer', ...inCommunity, rights: ['VIEW_RECONCILIATION'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(`truncate app.bank_statement_account cascade`);
});

type Fields = Record<string, string>;
const get = (path: string, { headers }: Pick<SignedIn, 'headers'> = operator) =>
  server.app.inject({ url: `${server.rest}/${path}`, headers });
const post = (path: string, payload: object, { headers }: Pick<SignedIn, 'headers'> = operator) =>
  server.app.inject({ method: 'POST', url: `${server.rest}/${path}`, headers, payload });
const AUD = { aliasName: 'Water receipts', currency: 'AUD', bsb: '062-000', accountNumber: '12344471' };
const add = (fields: Fields = {}, businessId = 101) =>
  post(`bank-statement-accounts/business/${businessId}`, { ...AUD, ...fields });
const bulk = async (accountData: string, more: object = {}) =>
  post('bankrec/bank-statement-accounts/bulk', { accountData, businessId: 101, ...more });
const found = async (path: string, query: Fields = {}) => {
  const response = await get(`${path}?${new URLSearchParams(query).toString()}`);
  return response.json<{ items: BankStatementAccount[]; recordsCount: number }>();
};
const names = async (path: string, query: Fields = {}) =>
  (await found(path, query)).items.map(({ aliasName }) => aliasName);
const faults = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  (response.json() as { errors?: unknown }).errors,
];

describe('statement accounts of a business', () => {
  it('are added one by one, masked, and wait for their first statement [3E016]', async () => {
    const added = await add({ groupCode: 'hcrecv' });
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json<BankStatementAccount>()).toEqual({
      bankStatementAccountId: expect.any(Number),
      aliasName: 'Water receipts',
      source: 'BAI2',
      formattedAccountIdentifier: '062-000 ....4471',
      accountIdentifier: '....4471',
      businessId: 101,
      businessName: 'Business 101',
      businessCode: expect.any(String),
      communityName: expect.any(String),
      groupCode: 'HCRECV',
      currency: 'AUD',
      statusCode: 'PENDING',
      statusDisplay: 'Pending',
      statusClass: 'info',
      version: 1,
    });
  });

  it('are added by their New Zealand number, in the group of the business where none is named', async () => {
    const nz = { aliasName: 'Tasman', currency: 'NZD', nzAccountNumber: '01 0902 0068389 00', source: 'CAMT053' };
    const response = await post('bank-statement-accounts/business/101', nz);
    const account = response.json<BankStatementAccount>();
    expect(account).toMatchObject({ currency: 'NZD', source: 'CAMT053', groupCode: account.businessCode });
    expect(account.formattedAccountIdentifier).toMatch(/^01-0902-/);
    expect(account.formattedAccountIdentifier).not.toContain('0068389');
  });

  it('refuse a number that the business has already, whatever its zeros', async () => {
    await add();
    expect(faults(await add({ accountNumber: '012344471' }))).toEqual([
      422,
      [{ field: 'accountNumber', messages: ['The business has this account already.'] }],
    ]);
    expect((await add({}, 102)).statusCode).toBe(201);
  });

  it('refuse a missing or wrong number at its field', async () => {
    const { accountNumber: _number, ...without } = AUD;
    expect(faults(await post('bank-statement-accounts/business/101', without))).toEqual([
      422,
      [{ field: 'accountNumber', messages: ['Required.'] }],
    ]);
    expect(faults(await add({ bsb: '06200' }))[1]).toMatchObject([{ field: 'bsb' }]);
  });

  it('are listed by name and found by words and last digits [3C107 3R190]', async () => {
    await add();
    await add({ aliasName: 'Gas receipts', accountNumber: '900123' });
    await add({ aliasName: 'Account 4471', accountNumber: '77' });
    await add({ aliasName: 'Other business' }, 102);
    const path = 'bank-statement-accounts/business/101';
    expect(await names(path)).toEqual(['Account 4471', 'Gas receipts', 'Water receipts']);
    expect(await names(path, { query: 'receipts GAS' })).toEqual(['Gas receipts']);
    expect(await names(path, { query: '4471' })).toEqual(['Account 4471', 'Water receipts']);
    expect(await names(path, { query: '12344471' })).toEqual(['Water receipts']);
    expect(await names(path, { query: '_' })).toEqual([]);
    expect((await found(path, { pageSize: '1', page: '2' })).items).toHaveLength(1);
  });

  it('are listed by their group, of all businesses of the community [3C106]', async () => {
    await add({ groupCode: 'RECV' });
    await add({ aliasName: 'Gas', groupCode: 'recv' }, 102);
    await add({ aliasName: 'Other', groupCode: 'OTHER', accountNumber: '5' });
    expect(await names('bank-statement-accounts/community/10/group/Recv')).toEqual(['Gas', 'Water receipts']);
    expect(await names('bank-statement-accounts/community/10/group/recv', { query: 'gas' })).toEqual(['Gas']);
    expect((await get('bank-statement-accounts/community/10/groups')).json()).toEqual([
      { groupCode: 'OTHER', accountsCount: 1 },
      { groupCode: 'RECV', accountsCount: 2 },
    ]);
    // Those of another community have groups of their own
    expect(await names('bank-statement-accounts/community/10/group/KFRECV')).toEqual([]);
  });

  it('are changed by staff with the right to only', async () => {
    const facility = await server.signIn({ loginName: 'facility', communityId: 10, rights: ['VIEW_BUSINESSES'] });
    const path = 'bank-statement-accounts/business/101';
    expect([
      (await get(path, viewer)).statusCode,
      (await get(path, facility)).statusCode,
      (await post(path, AUD, viewer)).statusCode,
      (await post('bankrec/bank-statement-accounts/bulk', { accountData: 'a', businessId: 101 }, viewer)).statusCode,
    ]).toEqual([200, 403, 403, 403]);
  });
});

describe('a bulk add', () => {
  const LIST =
    'Receipts,062-000,1111\nReceipts again,062000,01111\nWrong,06200,1\nTasman,01-0902-0068389-00,HCTAS,CAMT053';

  it('adds what is right, and lists what exists and what is wrong [3C114 3R224 3R225]', async () => {
    const response = await bulk(LIST);
    expect(response.statusCode, response.body).toBe(200);
    const { successfulAccounts, existingAccounts, unsuccessfulAccounts } = response.json<BulkAddition>();
    expect(successfulAccounts).toEqual([
      { bankStatementAccountId: expect.any(Number), accountIdentifier: '062-000 ..11' },
      { bankStatementAccountId: expect.any(Number), accountIdentifier: expect.stringMatching(/^01-0902-/) },
    ]);
    expect(existingAccounts).toEqual([
      {
        bankStatementAccountId: successfulAccounts[0]?.bankStatementAccountId,
        accountIdentifier: expect.stringContaining('062-000'),
      },
    ]);
    expect(unsuccessfulAccounts).toEqual([
      { accountIdentifier: 'Wrong,06200,1', reason: 'Line 3: Use six digits for the BSB, such as 062-000.' },
    ]);
    expect(await names('bank-statement-accounts/business/101')).toEqual(['Receipts', 'Tasman']);
  });

  it('adds nothing where a line is wrong and the option is all or nothing [3E017]', async () => {
    const outcome = (await bulk(LIST, { importOption: 'ALL_OR_NOTHING' })).json<BulkAddition>();
    expect(outcome).toMatchObject({ successfulAccounts: [], existingAccounts: [{ bankStatementAccountId: null }] });
    expect(outcome.unsuccessfulAccounts).toHaveLength(1);
    expect(await names('bank-statement-accounts/business/101')).toEqual([]);
    await bulk('Receipts,062-000,1111', { importOption: 'ALL_OR_NOTHING' });
    expect(await names('bank-statement-accounts/business/101')).toEqual(['Receipts']);
  });

  it('sent again finds its accounts, and adds nothing twice', async () => {
    const first = (await bulk(LIST)).json<BulkAddition>();
    const second = (await bulk(LIST)).json<BulkAddition>();
    expect(second.successfulAccounts).toEqual([]);
    expect(second.existingAccounts.map(({ bankStatementAccountId }) => bankStatementAccountId)).toEqual([
      first.successfulAccounts[0]?.bankStatementAccountId,
      first.successfulAccounts[0]?.bankStatementAccountId,
      first.successfulAccounts[1]?.bankStatementAccountId,
    ]);
  });

  it('of nothing, of too much, or for another business is refused at its field', async () => {
    expect([
      faults(await bulk(' \n')),
      faults(await bulk('a\n'.repeat(501))),
      faults(await bulk('a', { businessId: 201 })),
    ]).toEqual([
      [422, [{ field: 'accountData', messages: ['Paste at least one account.'] }]],
      [422, [{ field: 'accountData', messages: ['Paste at most 500 lines.'] }]],
      [422, [{ field: 'businessId', messages: ['Choose a business of this community.'] }]],
    ]);
  });

  it('leaves no account number in audit entries or in what is kept for a repeat', async () => {
    const headers = { ...operator.headers, 'idempotency-key': 'bulk-of-numbers' };
    const list = 'Receipts,062-000,918273645\nWrong,06200,918273645';
    const first = await post(
      'bankrec/bank-statement-accounts/bulk',
      { accountData: list, businessId: 101 },
      { headers },
    );
    const again = await post(
      'bankrec/bank-statement-accounts/bulk',
      { accountData: list, businessId: 101 },
      { headers },
    );
    expect(first.json<BulkAddition>().unsuccessfulAccounts[0]?.accountIdentifier).toContain('918273645');
    expect(again.json<BulkAddition>().unsuccessfulAccounts[0]?.accountIdentifier).toBeNull();
    for (const table of ['audit_entry', 'idempotency_key', 'bank_statement_account', 'outbox']) {
      const rows = await server.rows<{ row: string }>(`select t::text as row from app.${table} t`);
      expect(
        rows.filter(({ row }) => row.includes('918273645')),
        table,
      ).toEqual([]);
    }
  });
});

describe('a business', () => {
  it('is read with its community [3C104 3E019]', async () => {
    expect((await get('business/101', viewer)).json()).toEqual({
      businessId: 101,
      businessName: 'Business 101',
      businessCode: expect.any(String),
      communityId: 10,
      communityName: expect.any(String),
      communityCode: expect.any(String),
    });
    expect((await get('business/201', viewer)).statusCode).toBe(404);
  });

  it('that was migrated has its code and its address in the other application [3C105 3R451 3R194]', async () => {
    const link = 'bank-statement-accounts/business/101/bankrec-link';
    expect((await get('business/101/migrated-to-bankrec', viewer)).json()).toBeNull();
    expect((await get(link, viewer)).json()).toEqual({ href: null });
    await server.rows(`update app.business set migrated_to_bankrec_code = 'HCT REC' where id = 101`);
    expect((await get('business/101/migrated-to-bankrec', viewer)).json()).toBe('HCT REC');
    expect((await get(link, viewer)).json()).toEqual({
      href: 'https://bankrec.example.com/app?from=portal&code=HCT+REC',
    });
    await server.rows(`update app.business set migrated_to_bankrec_code = null where id = 101`);
  });
});

describe('the export of statement accounts', () => {
  const base = () => server.services.configuration.basePath;
  const download = async (query: Fields) => {
    const response = await server.app.inject({
      url: `${base()}/BankStatementAccountsExport?${new URLSearchParams(query).toString()}`,
      headers: operator.headers,
    });
    return { response, lines: response.body.split('\r\n') };
  };

  it('has the accounts of a business, or of a group, with masked numbers [3C103]', async () => {
    await add({ aliasName: '=Water', groupCode: 'RECV' });
    const { response, lines } = await download({ action: 'ACCOUNTS', BusinessId: '101' });
    expect(response.headers['content-disposition']).toContain('_BANK_STATEMENT_ACCOUNTS.csv');
    expect(lines[0]).toBe('Name,Source,Account,Group Code,Status,Business Code,Business Name,Community Code');
    expect(lines[1]).toMatch(/^'=Water,BAI2,062-000 \.+4471,RECV,Pending,.+,Business 101,/);
    const group = await download({ action: 'ACCOUNTS', CommunityId: '10', GroupCode: 'recv' });
    expect(group.lines).toEqual(lines);
  });

  it('has the matching rules that apply to the accounts, in their order', async () => {
    await add();
    await server.rows(
      `with registration as (
         insert into app.matching_registration
           (community_id, business_id, registration_type, off_system_bsb, prefix, created_at, updated_at)
         values (10, 101, 'PRODUCT_OWNED', '650123', '42', now(), now()) returning id)
       insert into app.matching_rule
         (community_id, business_id, matching_registration_id, order_number, rule_code, rule_name, status, parameters, created_at, updated_at)
       select 10, 101, id, n, code, name, status, parameters::jsonb, now(), now() from registration,
         (values (2, 'BILAT_MATCH_TO_BUYER_BUSINESS_CODE', 'Buyer business code', 'ENABLED', '{}'),
           (1, 'MATCH_TO_AMOUNT_AND_DATE', 'Amount and date', 'PAUSED', '{"days": 3}')) as r (n, code, name, status, parameters)`,
    );
    const { lines } = await download({ action: 'RULES', BusinessId: '101' });
    expect(lines).toEqual([
      'Name,Account,Off-System BSB,Prefix,Order,Rule Code,Rule Name,Enabled,Parameters',
      expect.stringMatching(
        /^Water receipts,062-000 \.+4471,650-123,42,1,MATCH_TO_AMOUNT_AND_DATE,Amount and date,No,"\{""days"": 3\}"$/,
      ),
      expect.stringMatching(/,650-123,42,2,BILAT_MATCH_TO_BUYER_BUSINESS_CODE,Buyer business code,Yes,$/),
    ]);
    await server.rows('delete from app.matching_rule');
    await server.rows('delete from app.matching_registration');
  });

  it('refuses another action, and what names neither a business nor a group', async () => {
    const status = async (query: Fields) => (await download(query)).response.statusCode;
    expect([
      await status({ action: 'EVERYTHING', BusinessId: '101' }),
      await status({ action: 'ACCOUNTS' }),
      await status({ action: 'ACCOUNTS', CommunityId: '10' }),
      await status({ action: 'ACCOUNTS', BusinessId: '201' }),
      await status({ action: 'ACCOUNTS', CommunityId: '20', GroupCode: 'X' }),
    ]).toEqual([422, 422, 422, 404, 404]);
  });

  it('says in the audit trail who took it', async () => {
    await download({ action: 'RULES', BusinessId: '101' });
    const [entry] = await server.rows<{ description: string }>(
      `select description from app.audit_entry where action = 'bank-statement-accounts.download' order by id desc limit 1`,
    );
    expect(entry?.description).toMatch(/^File .+_TRANSFORMATION_RULES\.csv downloaded$/);
  });
});
