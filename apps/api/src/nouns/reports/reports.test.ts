import { insertCustomers } from '@quickportal/db/testing/test-rows';
import { insertCustomerAccount, insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpiredMessageFiles } from '../../engines/service-messages/message-files.ts';
import { sideEffects } from '../../server/side-effects.ts';
import { reportStarter } from '../../testing/report-starter.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let reports: Awaited<ReturnType<typeof reportStarter>>;
const DAY = 86_400_000;

beforeAll(async () => {
  server = await createTestServer();
  reports = await reportStarter(server);
  const { owner } = server.services;
  await owner.query(`update app.community set code = 'HARBOUR', created_at = '2024-01-15T00:00:00Z' where id = 10`);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.owner.query('delete from app.outbox');
});

describe('each report and its file', () => {
  let customerId: number;
  beforeAll(async () => {
    const { owner } = server.services;
    customerId = 990_001;
    await owner.query(
      `insert into app.customer (community_id, id, business_id, customer_number, customer_name, email, created_at, updated_at)
       values (10, $1, 101, 'CUST-1', 'Sample, Pat "PJ"', 'pat@example.com', '2026-10-31T13:30:00Z', '2026-11-02T00:00:00Z')`,
      [customerId],
    );
    const place = { communityId: 10, businessId: 101 };
    await insertCustomerAccount(owner, place, customerId, {
      holder_name: '=Pat Sample',
      account_token: 'C0000000001',
      expiry_month: 11,
      expiry_year: 2026,
    });
    await insertCustomerAccount(owner, place, customerId, {
      account_type: 'DIRECT_DEBIT',
      display_name: 'Direct debit •••789',
      holder_name: 'Pat Sample',
      account_token: 'D0000000002',
      card_scheme: null,
      masked_number: '062-692 ......789',
      last_four: null,
      bsb: '062692',
      expiry_month: null,
      expiry_year: null,
    });
    await insertTransaction(owner, place, {
      receipt_number: '7700000001',
      customer_id: customerId,
      amount: 10_150,
      surcharge_amount: 150,
      transaction_time: '2026-11-18T22:05:09Z',
      settlement_date: '2026-11-19',
    });
    await insertTransaction(owner, place, {
      receipt_number: '7700000003',
      status: 'DECLINED',
      summary_code: 1,
      amount: 4000,
      transaction_time: '2026-11-19T02:00:00Z',
      settlement_date: '2026-11-19',
    });
    await insertTransaction(owner, place, {
      receipt_number: '7700000002',
      transaction_type: 'REFUND',
      amount: 2000,
      transaction_time: '2026-11-19T01:00:00Z',
      settlement_date: '2026-11-19',
    });
  });

  it('lists cards that expire in the month, masked and guarded against formulas [3C044 3R126]', async () => {
    const { lines, message, headers } = await reports.written('expiredcardsreport', { valueDate: '2026-11-01' });
    expect(lines).toEqual([
      'CustomerReferenceCode,CustomerName,CardHolderName,CreditCardNumber,CreditCardExpiryDate,CardScheme,QuickVaultToken',
      `CUST-1,"Sample, Pat ""PJ""",'=Pat Sample,424242xxxxxx4242,2026-11,VI,C0000000001`,
    ]);
    expect(message.file).toMatchObject({ fileName: 'HARBOUR_EXPIRED_CARDS_202611.csv', rowCount: 1 });
    expect(headers['x-row-count']).toBe('1');
    expect(headers.etag).toBe(`"${message.file.sha256}"`);
  });

  it('lists payments and refunds of a settlement date, approved or not, with signed amounts [3C046 3R128]', async () => {
    const { lines, message } = await reports.written('transactioncsvreport', { valueDate: '2026-11-19' });
    expect(lines[0]).toMatch(
      /^Community Code,Business Code,Business Name,Source,Receipt Number,Transaction Type,Status,/,
    );
    expect(lines).toHaveLength(4);
    expect(lines[3]).toContain(',7700000003,PAYMENT,DECLINED,2026-11-19,');
    expect(lines[1]).toContain(
      ',7700000001,PAYMENT,APPROVED,2026-11-19,2026-11-19T09:05:09+11:00,AUD,100.00,1.50,101.50,',
    );
    expect(lines[2]).toContain(',7700000002,REFUND,');
    expect(lines[2]).toContain(',-20.00,0.00,-20.00,');
    expect(message.file.fileName).toBe('HARBOUR_TRANSACTIONS_20261119.csv');
  });

  it('counts a customer in the month of the community’s zone [3C047 3R129]', async () => {
    const november = await reports.written('newcustomerreport', { valueDate: '2026-11-01' });
    const line = november.lines.find((found) => found.startsWith('CUST-1,'));
    expect(line).toMatch(/^CUST-1,"Sample, Pat ""PJ""",[^,]*,ENABLE,2026-11-01T00:30:00\+11:00,/);
    expect(line).toMatch(/,2,0,2026-11-19$/);
    const october = await reports.written('newcustomerreport', { valueDate: '2026-10-01' });
    expect(october.lines.some((found) => found.startsWith('CUST-1,'))).toBe(false);
  });

  it('lists users with their roles [3C045 3R127]', async () => {
    await server.signIn({ loginName: 'clerk', kind: 'CLIENT', communityId: 10, rights: ['VIEW_REPORTS'] });
    const { lines } = await reports.written('useraccessreport', { valueDate: '2026-11-01' });
    expect(lines[0]).toBe(
      'LoginName,FullName,EmailAddress,Status,Role,AccessScope,BusinessCode,SecondFactor,CreatedDate,RoleGrantedDate,RoleGrantedBy,LastSignIn,DisabledDate',
    );
    expect(lines.find((line) => line.startsWith('clerk,'))).toContain(',ACTIVE,');
    expect(lines.some((line) => line.startsWith('officer,'))).toBe(false);
  });

  it.each([
    ['ALL', 2, 'AccountType'],
    ['CARDS', 1, 'CreditCardNumber'],
    ['BANK', 1, 'BSB'],
  ])('lists registered accounts of the types %s [3C051 3R131]', async (accountTypes, rows, column) => {
    const { lines } = await reports.written('registeredaccountsreport', { accountTypes });
    expect(lines[0]).toContain(column);
    expect(lines.filter((line) => line.startsWith('CUST-1,'))).toHaveLength(rows);
    if (accountTypes !== 'CARDS') expect(lines.join('\n')).not.toContain('062-692 ');
    if (accountTypes === 'BANK') expect(lines.join('\n')).toContain(',Pat Sample,......789,062692,');
  });

  it('has a row for each account of a customer in the snapshot, and one where there is none [3C050 3R136]', async () => {
    await insertCustomers(server.services.owner, { communityId: 10, businessId: 101, firstId: 990_100, count: 1 });
    const { lines, message } = await reports.written('customersnapshotfile');
    expect(lines.filter((line) => line.startsWith('CUST-1,'))).toHaveLength(2);
    const without = lines.filter((line) => line.startsWith('T-990100,'));
    expect(without).toHaveLength(1);
    expect(without[0]?.split(',')[(lines[0] ?? '').split(',').indexOf('PaymentsRemaining')]).toBe('');
    expect(message.file.rowCount).toBe(lines.length - 1);
    expect(message.file.fileName).toBe('HARBOUR_CUSTOMERS_20261120.csv');
  });

  it('writes accounts that payments settle to, without simulators [3C049 3R135]', async () => {
    const { lines } = await reports.written('merchantdefinitionfile');
    expect(lines[0]).toMatch(/^SupplierBusinessCode,BusinessName,BusinessStatus,AccountKind,AccountAlias,MerchantId,/);
    expect(lines.join('\n')).not.toContain('SIMULATOR');
  });

  it('never has a whole card number', async () => {
    for (const service of ['customersnapshotfile', 'registeredaccountsreport'])
      expect((await reports.written(service, service.startsWith('reg') ? {} : undefined)).text).not.toMatch(/\d{12,}/);
  });
});

describe('a report that is started', () => {
  it('numbers a file that is written again', async () => {
    const again = await reports.written('expiredcardsreport', { valueDate: '2026-09-01' });
    const third = await reports.written('expiredcardsreport', { valueDate: '2026-09-01' });
    expect([again.message.file.fileName, third.message.file.fileName]).toEqual([
      'HARBOUR_EXPIRED_CARDS_202609.csv',
      'HARBOUR_EXPIRED_CARDS_202609_2.csv',
    ]);
    expect(again.lines).toHaveLength(1);
    expect(again.message.file.rowCount).toBe(0);
  });

  it('is refused with a message while the same one is being written [3R236]', async () => {
    const first = await reports.start('expiredcardsreport', { valueDate: '2026-08-01' });
    const second = await reports.start('expiredcardsreport', { valueDate: '2026-08-01' });
    expect(second.body).toEqual({
      success: false,
      serviceMessageId: first.body.serviceMessageId,
      errorMessage: `This report is being written already, as message ${first.body.serviceMessageId}.`,
    });
    expect((await reports.start('expiredcardsreport', { valueDate: '2026-07-01' })).body.success).toBe(true);
  });

  it('is queued once when it is started twice at the same instant', async () => {
    const both = await Promise.all(
      ['a', 'b'].map(() => reports.start('newcustomerreport', { valueDate: '2026-04-01' })),
    );
    expect(both.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it.each([
    ['expiredcardsreport', { valueDate: '2026-12-01' }, 'valueDate'],
    ['expiredcardsreport', { valueDate: '2026-11-02' }, 'valueDate'],
    ['expiredcardsreport', { valueDate: '2023-12-01' }, 'valueDate'],
    ['expiredcardsreport', {}, 'valueDate'],
    ['transactioncsvreport', { valueDate: '2026-11-21' }, 'valueDate'],
    ['transactioncsvreport', { valueDate: '2024-11-19' }, 'valueDate'],
    ['bankreconciliationreport', { valueDate: '2024-11-19' }, 'valueDate'],
    ['registeredaccountsreport', { reportDate: '2026-11-19' }, 'reportDate'],
    ['registeredaccountsreport', { accountTypes: 'PAYTO' }, 'accountTypes'],
  ])('is refused at its field: %s %j [3R379 3R380 3R482]', async (service, body, field) => {
    const refused = await reports.start(service, body);
    expect(refused.status, refused.raw).toBe(422);
    expect(refused.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it('has a form that is filled with its month, date or choices [3R435]', async () => {
    const form = async (service: string) =>
      (await reports.officer.get(`forms/post/community/admin/10/${service}`)).body['x-form'].values;
    expect((await form('expiredcardsreport')).valueDate).toBe('2026-11-01');
    expect((await form('transactioncsvreport')).valueDate).toBe('2026-11-19');
    expect((await form('registeredaccountsreport')).accountTypes).toBe('ALL');
  });

  it('is refused for a date of registered accounts other than today [3R483]', async () => {
    const refused = await reports.start('registeredaccountsreport', { reportDate: '2026-11-19' });
    expect(refused.body.errors).toEqual([
      { field: 'reportDate', messages: ['Enter today: earlier states are not kept.'] },
    ]);
  });

  it('leaves one file when its writer was interrupted', async () => {
    const { services } = server;
    const put = services.storage.put.bind(services.storage);
    const started = await reports.start('customersnapshotfile');
    const { rows } = await services.owner.query<{ topic: string; payload: never }>(
      'select topic, payload from app.outbox',
    );
    services.storage.put = async (key, source, signal) => {
      await put(key, source, signal);
      throw new Error('The process died');
    };
    await expect(reports.work()).rejects.toThrow('died');
    services.storage.put = put;
    const handler = sideEffects.find(({ topic }) => topic === rows[0]?.topic);
    const tools = { services, jobId: 'again', communityId: 10, signal: new AbortController().signal };
    await handler?.handle(rows[0]?.payload as never, tools);
    await handler?.handle(rows[0]?.payload as never, tools);
    const id = started.body.serviceMessageId as number;
    expect(await reports.messageOf(id)).toMatchObject({ status: 'DELIVERED', attempts: 2 });
    const attempts = [1, 2].map((attempt) => services.storage.exists(`service-messages/10/${id}-${attempt}.csv`));
    expect(await Promise.all(attempts)).toEqual([false, true]);
  });

  it('has its file for 90 days', async () => {
    const { message } = await reports.written('expiredcardsreport', { valueDate: '2026-06-01' });
    const { services } = server;
    const later = { ...services, clock: { ...services.clock, now: () => new Date(Date.now() + 20_000 * DAY) } };
    await removeExpiredMessageFiles(later);
    expect((await reports.fileOf(message.serviceMessageId)).statusCode).toBe(404);
    expect((await reports.messageOf(message.serviceMessageId)).file).toBeNull();
  });

  it('is for staff who may manage reports; a file of another community is not found', async () => {
    const { message } = await reports.written('expiredcardsreport', { valueDate: '2026-05-01' });
    const elsewhere = { loginName: 'elsewhere', kind: 'STAFF', communityId: null, chooses: 20 } as const;
    const other = await server.signIn({ ...elsewhere, rights: ['MANAGE_REPORTS'] });
    const url = `/quickportal/rest/internal/service-messages/${message.serviceMessageId}/file`;
    expect((await server.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
    const looks = await server.signIn({ ...elsewhere, loginName: 'looks', chooses: 10, rights: ['VIEW_OPERATIONS'] });
    expect((await server.app.inject({ url, headers: looks.headers })).statusCode).toBe(403);
    expect((await reports.start('nosuchreport', {})).status).toBe(404);
  });
});
