import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsOf, acceptAccounts, officerOf, visa, type AddedAccount } from '../../testing/account-kit.ts';
import type { ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let accounts: ReturnType<typeof accountsOf>;
let card: AddedAccount;
beforeAll(async () => {
  server = await createTestServer();
  await acceptAccounts(server);
  officer = await officerOf(server, 'officer', ['MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_CUSTOMERS']);
  accounts = accountsOf(officer);
});
afterAll(() => server.close());
beforeEach(async () => {
  accounts.next();
  card = await accounts.addCard();
});

const at = '2026-11-20T09:00:00.000Z';
const owner = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.owner.query(text, values)).rows as T[];
const patch = (path: string, body: object = {}) => officer.patch(accounts.path(path), body);
const current = async (accountId: number) => (await officer.get(accounts.path(`/${accountId}`))).body;
const messageOf = (response: { status: number; body: { detail?: string } }) => [response.status, response.body.detail];
const activity = async () =>
  (await officer.get(`customers/${accounts.customerId()}/audit-entries`)).body.items[0].description as string;

describe('editing an account', () => {
  it('changes expiry and name, and tells what it changed [1C017]', async () => {
    const response = await patch(`/${card.accountId}`, { expiryDate: '11/30', cardholderName: 'M Olsson', version: 2 });
    expect([response.status, response.body]).toMatchObject([
      200,
      {
        expiryDateMonth: 11,
        expiryDateYear: 2030,
        cardholderName: 'M Olsson',
        version: 3,
        cardNumber: '411111......1111',
        warnings: [],
      },
    ]);
    expect(await activity()).toBe('Account Visa •••• 1111 changed: name, expiry date');
    const bank = await accounts.addBank();
    expect((await patch(`/${bank.accountId}`, { accountName: 'Olsson Estate' })).body.accountName).toBe(
      'Olsson Estate',
    );
    const nz = await accounts.addNz();
    expect((await patch(`/${nz.accountId}`, { nzAccountName: 'Trust' })).body.nzAccountName).toBe('Trust');
  });

  it('warns of a name that the bank prints otherwise', async () => {
    const bank = await accounts.addBank({ accountNumber: '88770044' });
    expect((await patch(`/${bank.accountId}`, { accountName: 'José García' })).body).toMatchObject({
      accountName: 'José García',
      warnings: ['The bank will print: JOSE GARCIA.'],
    });
  });

  it('that changes nothing says so [1R213 1M040]', async () => {
    for (const body of [{}, { expiryDate: '08/29', cardholderName: 'Margaret Olsson' }, { expiryDate: '0829' }]) {
      const response = await patch(`/${card.accountId}`, body);
      expect([response.status, response.body.errors]).toEqual([
        422,
        [{ field: '', messages: ['No changes detected.'] }],
      ]);
    }
  });

  it('refuses what the kind does not have, an expiry in the past, and other kinds', async () => {
    const fields = async (body: object) => (await patch(`/${card.accountId}`, body)).body.errors?.[0];
    expect(await fields({ accountName: 'x' })).toMatchObject({ field: 'accountName' });
    expect(await fields({ expiryDate: '01/20' })).toEqual({ field: 'expiryDate', messages: ['The card has expired.'] });
    expect(await fields({ accountType: 'DIRECT_DEBIT', accountName: 'x' })).toMatchObject({ field: 'accountType' });
    expect(await fields({ accountType: 'CREDIT_CARD', expiryDate: '11/30' })).toEqual({
      field: 'cardholderName',
      messages: ['Required.'],
    });
    const bank = await accounts.addBank();
    expect((await patch(`/${bank.accountId}`, { expiryDate: '11/30' })).status).toBe(422);
  });

  it('is not offered for a tokenised account, a disabled one or one of a disabled customer, nor without the right [1R160 1R088]', async () => {
    const viewer = await officerOf(server, 'only.views', ['VIEW_CUSTOMER_ACCOUNTS', 'MANAGE_CUSTOMERS']);
    expect((await viewer.patch(accounts.path(`/${card.accountId}`), { expiryDate: '12/30' })).status).toBe(403);
    expect((await patch(`/${card.accountId}`, { expiryDate: '12/30' })).status).toBe(200);
    await owner('update app.customer_account set tokenised = true where id = $1', [card.accountId]);
    const change = { expiryDate: '11/30' };
    expect(messageOf(await patch(`/${card.accountId}`, change))).toEqual([
      409,
      'A tokenised account cannot be edited.',
    ]);
    await patch(`/${card.accountId}/disable`);
    expect(messageOf(await patch(`/${card.accountId}`, change))).toEqual([409, 'Account not enabled.']);
    await officer.patch(`customers/${accounts.customerId()}/status?enabled=false`, {});
    expect(messageOf(await patch(`/${card.accountId}`, change))).toEqual([
      409,
      'The customer is disabled. Enable the customer first.',
    ]);
  });

  it('refuses an older version, and accounts of another user', async () => {
    expect((await patch(`/${card.accountId}`, { expiryDate: '11/30', version: 9 })).status).toBe(409);
    expect((await officer.patch(`customers/1040/accounts/${card.accountId}`, { expiryDate: '11/30' })).status).toBe(
      404,
    );
    expect((await officer.patch(`customers/2001/accounts/${card.accountId}`, {})).status).toBe(404);
    expect((await officer.get(`customers/1040/accounts/${card.accountId}`)).status).toBe(404);
  });

  it('has the fields of its account', async () => {
    const form = async (accountId: number) =>
      (await officer.get(`forms/patch/${accounts.path(`/${accountId}`)}`)).body['x-form'].values;
    expect(await form(card.accountId)).toEqual({
      accountType: 'CREDIT_CARD',
      cardholderName: 'Margaret Olsson',
      expiryDate: '08/29',
      version: 2,
    });
    const { accountId } = await accounts.addNz();
    expect(await form(accountId)).toMatchObject({
      accountType: 'DIRECT_DEBIT_NZ',
      nzAccountName: 'Olsson Family Trust',
    });
  });
});

describe('the default account', () => {
  it('is one at a time [1C018 1R086 1R089]', async () => {
    const bank = await accounts.addBank();
    expect([card.defaultAccount, bank.defaultAccount]).toEqual([true, false]);
    expect((await patch(`/${bank.accountId}/default`)).body).toMatchObject({ defaultAccount: true });
    expect(await current(card.accountId)).toMatchObject({ defaultAccount: false });
    expect(await activity()).toBe('Account BSB 062-000 · •••• 678 made the default account');
    expect(messageOf(await patch(`/${bank.accountId}/default`))).toEqual([
      409,
      'The account is already the default account.',
    ]);
    expect(await accounts.addNz({ defaultAccount: true })).toMatchObject({ defaultAccount: true });
    expect(await current(bank.accountId)).toMatchObject({ defaultAccount: false });
  });

  it('is never a disabled one', async () => {
    const bank = await accounts.addBank();
    await patch(`/${card.accountId}/disable`);
    expect(await current(card.accountId)).toMatchObject({ defaultAccount: false, enabled: false });
    expect(await current(bank.accountId)).toMatchObject({ defaultAccount: false });
    expect(messageOf(await patch(`/${card.accountId}/default`))).toEqual([409, 'Account not enabled.']);
    // the first that is enabled while there is none
    expect((await patch(`/${card.accountId}/enable`)).body).toMatchObject({ defaultAccount: true });
  });

  it('is one, anyone who sets it at the same time', async () => {
    const [addedAccount, two] = [await accounts.addBank(), await accounts.addNz()];
    await Promise.all([addedAccount, two, addedAccount, two].map(({ accountId }) => patch(`/${accountId}/default`)));
    const { items } = (await officer.get(accounts.path())).body as { items: AddedAccount[] };
    expect(items.filter(({ defaultAccount }) => defaultAccount)).toHaveLength(1);
  });

  it('that went off with its customer gives way to a new one', async () => {
    const customer = `customers/${accounts.customerId()}/status?enabled=`;
    await officer.patch(`${customer}false`, {});
    await officer.patch(`${customer}true`, {});
    expect(await accounts.addBank()).toMatchObject({ defaultAccount: true });
    expect((await patch(`/${card.accountId}/enable`)).body).toMatchObject({ defaultAccount: false });
  });
});

describe('disabling and enabling', () => {
  const addSchedule = (code: string, status = 'ACTIVE', accountId = card.accountId) =>
    owner(
      `insert into app.recurring_payment (community_id, business_id, customer_id, customer_account_id, code, status, amount, currency, frequency, start_date, status_changed_at, created_at, updated_at)
       values (10, 101, $1, $2, $3, $4, 5000, 'AUD', 'MONTHLY', '2026-11-30', $5, $5, $5)`,
      [accounts.customerId(), accountId, `${code}-${accounts.customerId()}`, status, at],
    );
  const schedules = async () =>
    (
      await owner<{ status: string }>('select status from app.recurring_payment where customer_id = $1 order by id', [
        accounts.customerId(),
      ])
    ).map(({ status }) => status);
  const preview = async () => (await officer.get(accounts.path(`/${card.accountId}/status-change-preview`))).body;

  it('switches payments from it off and on again [1C019 1C020 1R085]', async () => {
    expect((await patch(`/${card.accountId}/disable`)).body).toMatchObject({ enabled: false });
    expect(messageOf(await patch(`/${card.accountId}/disable`))).toEqual([409, 'The account is already disabled.']);
    expect(await activity()).toBe('Account Visa •••• 1111 disabled');
    expect((await patch(`/${card.accountId}/enable`)).body).toMatchObject({ enabled: true });
    expect(messageOf(await patch(`/${card.accountId}/enable`))).toEqual([409, 'The account is already enabled.']);
    expect(await activity()).toBe('Account Visa •••• 1111 enabled');
  });

  it('makes its active schedules inactive, and back on where the change says so', async () => {
    const bank = await accounts.addBank();
    await addSchedule('A');
    await addSchedule('B', 'STOPPED');
    await addSchedule('C', 'ACTIVE', bank.accountId);
    expect(await preview()).toEqual({ schedules: 1 });
    await patch(`/${card.accountId}/disable`);
    expect(await schedules()).toEqual(['INACTIVE', 'STOPPED', 'ACTIVE']);
    expect(await activity()).toBe('Account Visa •••• 1111 disabled, 1 schedule made inactive');
    expect(await preview()).toEqual({ schedules: 1 });
    await patch(`/${card.accountId}/enable`, { restoreLinked: true });
    expect(await schedules()).toEqual(['ACTIVE', 'STOPPED', 'ACTIVE']);
    expect(await activity()).toBe('Account Visa •••• 1111 enabled, 1 schedule reactivated');
  });

  it('leaves schedules off unless the change says otherwise, and forgets them then', async () => {
    await addSchedule('A');
    await patch(`/${card.accountId}/disable`);
    await patch(`/${card.accountId}/enable`);
    expect(await schedules()).toEqual(['INACTIVE']);
    await patch(`/${card.accountId}/disable`);
    expect(await preview()).toEqual({ schedules: 0 });
  });

  it('goes with the customer, who brings it back', async () => {
    const customer = `customers/${accounts.customerId()}/status?enabled=`;
    await officer.patch(`${customer}false`, {});
    expect(messageOf(await patch(`/${card.accountId}/enable`))).toEqual([
      409,
      'The customer is disabled. Enable the customer first.',
    ]);
    await officer.patch(`${customer}true`, { restoreLinked: true });
    expect(await current(card.accountId)).toMatchObject({ enabled: true, defaultAccount: true });
  });
});

describe('lists of accounts', () => {
  it('have three on a page, the default one first [1C009 1K039 1K048]', async () => {
    for (const cardNumber of ['5555555555554444', '378282246310005']) await accounts.addCard({ cardNumber });
    const last = await accounts.addBank({ defaultAccount: true });
    const { body } = await officer.get(accounts.path());
    expect(body).toMatchObject({ recordsCount: 4, currentPage: 1, pageSize: 3 });
    expect(body.items).toHaveLength(3);
    expect(body.items[0].accountId).toBe(last.accountId);
    expect((await officer.get(accounts.path('?page=2'))).body.items).toHaveLength(1);
    const first = await officer.get(accounts.path(`?primaryAccountToken=${card.accountToken}`));
    expect(first.body.items.map((row: AddedAccount) => row.accountId).slice(0, 2)).toEqual([
      card.accountId,
      last.accountId,
    ]);
  });

  it('leave out what a supplier does not take and what a schedule could not charge [1R178]', async () => {
    const old = await accounts.addCard({ cardNumber: '5555555555554444' });
    await accounts.addBank();
    await owner('update app.customer_account set expiry_year = 2026, expiry_month = 10 where id = $1', [old.accountId]);
    const count = async (query: string) => (await officer.get(accounts.path(query))).body.recordsCount as number;
    expect(await count('')).toBe(3);
    expect(await count('?recurringOnly=true')).toBe(2);
    expect(await count('?supplierId=102')).toBe(1);
    expect(await count('?supplierId=101')).toBe(3);
    const paged = await officer.get(accounts.path(`?page=2&pageSize=1&primaryAccountToken=${old.accountToken}`));
    expect(paged.body).toMatchObject({
      recordsCount: 3,
      currentPage: 2,
      pageSize: 1,
      items: [{ defaultAccount: true }],
    });
    expect((await officer.get(accounts.path())).body.pageSize).toBe(3);
    expect((await officer.get(accounts.path('?supplierId=201'))).status).toBe(422);
  });

  it('of disabled ones stand apart, with their number [1C010 1C011]', async () => {
    await accounts.addBank();
    expect((await officer.get(accounts.path('/disabled-count'))).body).toEqual({ count: 0 });
    await patch(`/${card.accountId}/disable`);
    expect((await officer.get(accounts.path('/disabled-count'))).body).toEqual({ count: 1 });
    expect((await officer.get(accounts.path('/disabled'))).body).toMatchObject({
      recordsCount: 1,
      items: [{ accountId: card.accountId, enabled: false }],
    });
    expect((await officer.get(accounts.path())).body.recordsCount).toBe(1);
  });

  it('are read with any right that needs an account, and not without one', async () => {
    const rights = ['VIEW_CUSTOMER_ACCOUNTS', 'TERMINAL_EXISTING_CUSTOMER', 'MANAGE_RECURRING_CUSTOMERS'];
    for (const right of rights)
      expect((await (await officerOf(server, right, [right])).get(accounts.path())).status, right).toBe(200);
    const other = await officerOf(server, 'other', ['VIEW_CUSTOMERS', 'VIEW_RECURRING_CUSTOMERS']);
    expect((await other.get(accounts.path())).status).toBe(403);
    expect((await other.get('customer-accounts/expiring-cards')).status).toBe(403);
    expect((await other.post(accounts.path('/credit-cards'), visa)).status).toBe(403);
  });
});
