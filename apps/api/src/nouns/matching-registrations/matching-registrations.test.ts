import type { MatchingRegistration } from '@quickportal/contracts/matching-registrations/matching-registration';
import type { SweepAccount } from '@quickportal/contracts/matching-registrations/read';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let operator: SignedIn;
const staff = { communityId: null, chooses: 10 } as const;
beforeAll(async () => {
  server = await createTestServer();
  operator = await server.signIn({ loginName: 'operator', ...staff, rights: ['MANAGE_RECONCILIATION'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows('delete from app.line_allocation');
  await server.rows('delete from app.matching_rule');
  await server.rows('delete from app.matching_registration');
  await server.rows(`delete from app.settlement_account where account_alias like 'Sweep %'`);
});

const of10 = 'transaction-matching/community/10/registration';
const sendAs = (user: SignedIn, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({ method, url: `${server.rest}/${path}`, headers: user.headers, ...(payload && { payload }) });
const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  sendAs(operator, method, path, payload);
const create = (body: object) => send('POST', of10, { supplierId: 101, ...body });
const added = async (body: object): Promise<MatchingRegistration> => {
  const response = await create(body);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};
const list = async () =>
  (await send('GET', `${of10}s`)).json<{ items: MatchingRegistration[]; recordsCount: number }>();
const faultsOf = (response: Awaited<ReturnType<typeof send>>) => [response.statusCode, response.json().errors];
const offSystem = { registrationType: 'OFF_SYSTEM', offSystemBsb: '082-799' };
const owned = { registrationType: 'PRODUCT_OWNED' };

describe('registrations', () => {
  it('of a supplier’s own BSB are added and listed by BSB [2C082 2C083 2R354]', async () => {
    const second = await added(offSystem);
    const first = await added({ ...offSystem, offSystemBsb: '013 001' });
    expect(second).toMatchObject({
      osbsb: '082799',
      prefix: '',
      type: 'OFF_SYSTEM',
      business: { id: 101, name: 'Business 101' },
      account: null,
      hasEntries: false,
      hasSubscriptions: false,
      rulesCount: 0,
    });
    expect(await list()).toMatchObject({ recordsCount: 2, items: [first, second] });
    const { json } = await send('GET', `${of10}s?pageSize=1&page=2`);
    expect(json()).toMatchObject({ recordsCount: 2, items: [second] });
  });

  it('of the platform’s BSB are given prefixes of which none begins with another, and none twice [2R220 2R387]', async () => {
    const one = await added(owned);
    const two = await added({ ...owned, productOwnedOsbsb: '032999', supplierId: 102 });
    expect([one.osbsb, two.osbsb]).toEqual(['032999', '032999']);
    expect([one.prefix, two.prefix]).toEqual([expect.stringMatching(/^[1-4]\d$/), expect.stringMatching(/^[1-4]\d$/)]);
    expect(Number(two.prefix)).toBe(Number(one.prefix) + 1);
    expect((await send('DELETE', `transaction-matching/registration/${two.id}`)).statusCode).toBe(204);
    expect((await added(owned)).prefix).toBe(String(Number(two.prefix) + 1));
    await server.rows(`select setval('app.matching_prefix', 38)`);
    const prefixes = [];
    for (let count = 0; count < 2; count++) prefixes.push((await added(owned)).prefix);
    expect(prefixes).toEqual(['49', '500']);
    await server.rows(`select setval('app.matching_prefix', 1439)`);
    expect((await create(owned)).json().detail).toBe('Every prefix of the product-owned BSB is used.');
    await server.rows(`select setval('app.matching_prefix', 0)`);
  });

  it.each([
    [{}, 'Required.'],
    [{ offSystemBsb: '08279' }, 'Enter a BSB of six digits, such as 082-799.'],
    [{ offSystemBsb: '000-000' }, 'Enter a BSB of six digits, such as 082-799.'],
    [{ offSystemBsb: '032-999' }, 'This BSB is the platform’s own. Choose product owned.'],
  ])('of %j are refused on the field', async (body, message) => {
    const refused = await create({ registrationType: 'OFF_SYSTEM', ...body });
    expect(faultsOf(refused)).toEqual([422, [{ field: 'offSystemBsb', messages: [message] }]]);
  });

  it('register a BSB once, also when two are added at once', async () => {
    const both = await Promise.all([create(offSystem), create({ ...offSystem, supplierId: 102 })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
    const errors = [{ field: 'offSystemBsb', messages: ['This BSB is registered already.'] }];
    expect(faultsOf(await create(offSystem))).toEqual([422, errors]);
  });

  it('are for suppliers of the community and their enabled AU bank accounts [2R221]', async () => {
    expect(faultsOf(await create({ ...offSystem, supplierId: 201 }))[1]).toMatchObject([{ field: 'supplierId' }]);
    const account = await bankAccount(101);
    const other = await bankAccount(102);
    const refused = await create({ ...offSystem, sweepAccountId: other });
    expect(faultsOf(refused)[1]).toMatchObject([{ field: 'sweepAccountId' }]);
    const { id, version } = await added({ ...offSystem, sweepAccountId: account });
    expect((await list()).items[0]?.account).toEqual({ id: account, name: 'Sweep 101' });
    const cleared = await send('PATCH', `transaction-matching/registration/${id}`, { sweepAccountId: null, version });
    expect(cleared.json()).toMatchObject({ account: null, version: version + 1 });
  });

  it('offer the enabled AU bank accounts of a supplier by text [2C093 2R355]', async () => {
    const account = await bankAccount(101);
    await server.rows(`update app.settlement_account set status = 'DISABLED' where id = $1`, [await bankAccount(101)]);
    const offered = async (query: string) =>
      (await send('GET', `transaction-matching/supplier/101/sweep-accounts${query}`)).json<SweepAccount[]>();
    expect(await offered('?query=SWEEP')).toEqual([
      { value: String(account), label: 'Sweep 101 (062-000 ••••321)', accountId: account },
    ]);
    expect(await offered('?query=062-000')).toHaveLength(1);
    expect(await offered('?query=other')).toEqual([]);
    expect((await send('GET', 'transaction-matching/supplier/201/sweep-accounts')).statusCode).toBe(404);
  });

  it('are modified in the version that was read [2C084]', async () => {
    const { id, version } = await added(offSystem);
    const path = `transaction-matching/registration/${id}`;
    const same = await send('PATCH', path, { offSystemBsb: '082799', supplierId: 101, version });
    expect(faultsOf(same)).toEqual([422, [{ field: '', messages: ['No changes detected.'] }]]);
    const changed = await send('PATCH', path, { offSystemBsb: '082-800', supplierId: 102, version });
    expect(changed.json()).toMatchObject({ osbsb: '082800', business: { id: 102 }, version: version + 1 });
    expect((await send('PATCH', path, { supplierId: 101, version })).statusCode).toBe(409);
    const form = (await send('GET', `forms/patch/${path}`)).json();
    expect(form['x-form'].values).toMatchObject({ offSystemBsb: '082800', supplierId: 102, version: version + 1 });
    const ours = await added(owned);
    const refused = await send('PATCH', `transaction-matching/registration/${ours.id}`, { offSystemBsb: '082801' });
    expect(refused.statusCode).toBe(409);
  });

  it('are deleted with their rules, unless lines were received for them or a report uses them [2C085]', async () => {
    const { id } = await added(offSystem);
    const path = `transaction-matching/registration/${id}`;
    await send('POST', `${path}/rule`, { ruleCode: 'MATCH_TO_INVOICE_NUMBER', ruleName: 'Number' });
    await lineOf('082799');
    expect((await list()).items[0]).toMatchObject({ hasEntries: true });
    expect((await send('DELETE', path)).json().detail).toMatch(/^Lines were received/);
    await server.rows(`update app.bank_statement_line set off_system_bsb = null`);
    await server.rows(
      `insert into app.report_schedule (community_id, report_template, frequency, run_time, recipients, next_run_on, created_at)
       values (10, 'CASH_APPLIED_FILE', 'DAY', '20:00', '{}', '2026-12-01', '2026-11-01')`,
    );
    await server.rows(
      `insert into app.invoice (community_id, business_id, invoice_number, status, amount, currency, issue_date, due_date, created_at, updated_at)
       values (10, 101, 'I-1', 'PAID', 100, 'AUD', '2026-11-01', '2026-11-01', '2026-11-01', '2026-11-01')`,
    );
    await server.rows(
      `insert into app.line_allocation (community_id, business_id, bank_statement_line_id, matching_rule_id, invoice_id, amount, allocated_at, currency)
       select 10, 101, l.id, m.id, i.id, 100, '2026-11-01', 'AUD' from app.bank_statement_line l, app.matching_rule m, app.invoice i
       where l.community_id = 10 and m.community_id = 10 and i.community_id = 10`,
    );
    expect((await list()).items[0]).toMatchObject({ hasEntries: false, hasSubscriptions: true });
    expect((await send('DELETE', path)).json().detail).toMatch(/^A report uses/);
    await server.rows('delete from app.report_schedule');
    expect((await send('DELETE', path)).statusCode).toBe(204);
    expect(await server.rows('select from app.matching_rule')).toEqual([]);
    expect((await send('DELETE', path)).statusCode).toBe(404);
  });

  it('are read by those who see reconciliation and changed by those who manage it', async () => {
    const reader = await server.signIn({ loginName: 'reader', ...staff, rights: ['VIEW_RECONCILIATION'] });
    expect((await sendAs(reader, 'GET', `${of10}s`)).statusCode).toBe(200);
    expect((await sendAs(reader, 'POST', of10, { ...offSystem, supplierId: 101 })).statusCode).toBe(403);
  });
});

async function bankAccount(businessId: number): Promise<number> {
  const rows = await server.rows<{ id: number }>(
    `insert into app.settlement_account (community_id, business_id, kind, account_alias, display_name, currency, account_name,
       bsb, masked_number, created_at, updated_at, status_changed_at)
     values (10, $1::int, 'AU_BANK', 'Sweep ' || $1::int, 'Sweep', 'AUD', 'Water', '062000', '••••321', now(), now(), now()) returning id`,
    [businessId],
  );
  return Number(rows[0]?.id);
}

/** A statement line of business 101 that was credited to a BSB. */
async function lineOf(bsb: string): Promise<void> {
  await server.rows(
    `with account as (
       insert into app.bank_statement_account (community_id, business_id, alias_name, source, status, currency, masked_identifier, last_four, created_at, updated_at)
       values (10, 101, 'Main', 'BAI2', 'ACTIVE', 'AUD', '••••1234', '1234', now(), now()) returning id),
     statement as (
       insert into app.bank_statement (community_id, business_id, bank_statement_account_id, statement_date, opening_balance, closing_balance, file_hash, received_at, currency)
       select 10, 101, id, '2026-11-01', 0, 100, sha256('x'), now(), 'AUD' from account returning id, bank_statement_account_id)
     insert into app.bank_statement_line (community_id, business_id, bank_statement_account_id, bank_statement_id, line_number, value_date, amount, currency, off_system_bsb, off_system_reference, updated_at)
     select 10, 101, bank_statement_account_id, id, 1, '2026-11-01', 100, 'AUD', $1, '410001', now() from statement`,
    [bsb],
  );
}
