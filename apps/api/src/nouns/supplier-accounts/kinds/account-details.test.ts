import type { SupplierAccountDetails } from '@quickportal/contracts/supplier-accounts/supplier-account-details';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { AU_BANK, setUpDirectEntry } from '../supplier-accounts.fixture.ts';

let server: TestServer;
let manager: ApiCaller;
let other: ApiCaller;
let accountId: number;
const ACCOUNTS = 'supplier-business/101/accounts';

beforeAll(async () => {
  server = await createTestServer();
  const staff = async (
    loginName: string,
    rights: readonly ('MANAGE_ACCOUNTS' | 'TransactionDetailView')[],
    chooses = 10,
  ) => apiCaller(server, await server.signIn({ loginName, communityId: null, rights, chooses }));
  manager = await staff('manager', ['MANAGE_ACCOUNTS', 'TransactionDetailView']);
  other = await staff('other', ['MANAGE_ACCOUNTS', 'TransactionDetailView'], 20);
  await setUpDirectEntry(server.services.owner, 10);
  ({ accountId } = (await manager.post(`${ACCOUNTS}/au-bank-accounts`, AU_BANK)).body as { accountId: number });
  const { accountNumber: _number, ...kept } = AU_BANK;
  await manager.patch(`${ACCOUNTS}/au-bank-accounts/${accountId}`, { ...kept, remitterName: 'HC RATES', version: 1 });
});
afterAll(() => server.close());

const details = async () => (await manager.get(`${ACCOUNTS}/${accountId}/details`)).body as SupplierAccountDetails;

describe('the details of an account', () => {
  it('are the fields of its kind with the number masked', async () => {
    const found = await details();
    expect(found).toMatchObject({
      accountId,
      kind: 'AU_BANK',
      status: 'ENABLED',
      accountAlias: 'Water direct debits',
      nzBankType: null,
      merchantType: null,
      activeSchedules: 0,
      activeAgreements: 0,
      statementAccounts: [],
      linkedBusinesses: [],
    });
    expect(found.details).toContainEqual({ title: 'Remitter name', value: 'HC RATES' });
    expect(JSON.stringify(found)).not.toContain(AU_BANK.accountNumber);
  });

  it('name the statement accounts of the same bank account, and the schedules that its terms take', async () => {
    await server.rows(
      `insert into app.bank_statement_account (community_id, business_id, alias_name, source, status, currency, bsb,
           masked_identifier, last_four, vault_entry_id, fingerprint, created_at, updated_at)
         select community_id, business_id, 'Water receipts', 'BAI2', 'ACTIVE', 'AUD', bsb, masked_number, '0000',
           vault_entry_id, fingerprint, created_at, created_at from app.settlement_account where id = $1`,
      [accountId],
    );
    expect((await details()).statementAccounts).toMatchObject([{ aliasName: 'Water receipts', statusCode: 'ACTIVE' }]);
  });

  it('are found in the community and the business of the account only', async () => {
    const paths = ['details', 'payments', 'audit-entries'];
    for (const path of paths) {
      expect((await other.get(`${ACCOUNTS}/${accountId}/${path}`)).status).toBe(404);
      expect((await manager.get(`supplier-business/102/accounts/${accountId}/${path}`)).status).toBe(404);
    }
  });
});

describe('the history of an account', () => {
  it('has the values before and after each change, newest first, ten on a page [2R400 2K059]', async () => {
    const { body } = await manager.get(`${ACCOUNTS}/${accountId}/audit-entries`);
    expect(body).toMatchObject({
      pageSize: 10,
      recordsCount: 2,
      items: [
        { changes: [{ title: 'Remitter name', from: 'HC WATER', to: 'HC RATES' }] },
        { description: expect.stringContaining('added') },
      ],
    });
  });
});

describe('the payments of an account', () => {
  it('are those that settle to it, newest first, ten on a page', async () => {
    const day = (at: number) => `2026-06-${String(at).padStart(2, '0')}T00:00:00Z`;
    for (let at = 1; at <= 12; at++)
      await server.rows(
        `insert into app.transaction (community_id, business_id, status, amount, currency, transaction_time,
             status_changed_at, source, payment_method, settlement_account_id, receipt_number)
           values (10, 101, 'APPROVED', 100, 'AUD', $1, $1, 'TERMINAL', 'DIRECT_DEBIT', $2, $3)`,
        [day(at), at === 12 ? null : accountId, `77000000${String(at).padStart(2, '0')}`],
      );
    const { body } = await manager.get(`${ACCOUNTS}/${accountId}/payments`);
    expect(body).toMatchObject({ pageSize: 10, recordsCount: 11 });
    const items = (body as { items: { receiptNumber: string }[] }).items;
    expect([items.length, items[0]?.receiptNumber]).toEqual([10, '7700000011']);
  });
});
