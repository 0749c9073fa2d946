import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directEntryLines, type DirectEntry } from '../../engines/gateways/formats/direct-entry.ts';
import { ib4bLines } from '../../engines/gateways/formats/nz-ib4b.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { newZealandKit } from '../../testing/new-zealand-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { runSideEffects } from '../../testing/run-side-effects.ts';
import { multipartBody, multipartType } from '../uploaded-files/file-kit.fixture.ts';
import { paymentFileKit, type PaymentFileKit } from './payment-file-kit.fixture.ts';

let server: TestServer;
let kit: PaymentFileKit;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentFileKit(server);
  await kit.money.bankAccount(1001, '123456');
  await kit.money.bankAccount(1002, '777777');
  await kit.money.bankAccount(1003, '777777');
});
afterAll(() => server.close());

const DAY = 86_400_000;
const dayFromNow = (days: number) =>
  dateIn('Australia/Sydney', new Date(server.services.clock.now().getTime() + days * DAY));
const own = { bsb: '032-001', accountNumber: '112233', title: 'EXAMPLE', reference: 'FEES', remitter: 'EXAMPLE' };
const debit = (accountNumber: string, reference: string, over: Partial<DirectEntry> = {}): DirectEntry => ({
  bsb: '062-000',
  accountNumber,
  indicator: '',
  transactionCode: '13',
  amount: 4995n,
  title: 'TESTER ALEX',
  reference,
  traceBsb: own.bsb,
  traceAccountNumber: own.accountNumber,
  remitter: 'EXAMPLE',
  withholdingTax: 0n,
  ...over,
});
const aba = (entries: readonly DirectEntry[], processOn = dayFromNow(0), balancing: typeof own | null = own) => {
  const header = { bsb: null, accountNumber: null, bank: 'WBC', userName: 'EXAMPLE', userId: '123456', time: null };
  return [...directEntryLines({ ...header, description: 'FEES', processOn }, entries, balancing)].join('');
};
const linesOf = async (fileId: number) =>
  (await kit.api.get(`uploaded-files/${fileId}/lines`)).body.items as {
    lineNumber: number;
    status: string;
    values: Record<string, string>;
    findings: { message: string }[];
    canBeCorrected: boolean;
  }[];
const errorsOf = async (fileId: number) =>
  (await kit.api.get(`uploaded-files/${fileId}/errors`)).body.items.map(
    ({ lineNumber, errorText }: { lineNumber: number; errorText: string }) => `${lineNumber} ${errorText}`,
  );
const paid = (fileId: number) =>
  server.rows(
    `select l.line_number, t.amount, t.customer_id, t.payment_reference_number from app.payment_file_line l
     join app.transaction t on t.community_id = l.community_id and t.id = l.transaction_id
     where l.uploaded_file_id = ${fileId} order by 1`,
  );

describe('an ABA file of payments', () => {
  it('takes its debits from the customers who have the accounts, and keeps no account number', async () => {
    const fileId = await kit.check(
      aba([
        debit('123456', 'INV 1'),
        debit('000123456', 'INV 2', { amount: 10_050n }),
        debit('777777', 'T-1003'),
        debit('777777', 'INV 4'),
        debit('999111', 'INV 5'),
      ]),
    );
    expect((await kit.api.get(`uploaded-files/${fileId}`)).body).toMatchObject({
      fileName: 'payments.csv.aba',
      contentType: 'text/plain',
      format: 'ABA',
      formatTitle: 'Payments (ABA)',
      lineCount: 5,
      errorCount: 2,
    });
    const lines = await linesOf(fileId);
    expect(lines.map(({ lineNumber, status, values }) => [lineNumber, status, values['customerNumber']])).toEqual([
      [2, 'READY', 'T-1001'],
      [3, 'READY', 'T-1001'],
      [4, 'READY', 'T-1003'],
      [5, 'WRONG', ''],
      [6, 'WRONG', ''],
    ]);
    expect(lines.slice(3).map(({ findings }) => findings[0]?.message)).toEqual([
      '2 customers have the account 062-000 ...777. Enter the customer number and the account token.',
      'No customer has the account 062-000 ...111. Enter the customer number.',
    ]);
    const [kept] = await server.rows<{ text: string }>(
      `select string_agg(l::text, '') || (select string_agg(e::text, '') from app.uploaded_file_error e where e.uploaded_file_id = ${fileId}) as text
       from app.payment_file_line l where l.uploaded_file_id = ${fileId}`,
    );
    expect(kept?.text).not.toMatch(/123456|777777|999111/);
    const corrected = await kit.api.patch(`uploaded-files/${fileId}/lines/6`, {
      businessCode: 'B101',
      customerNumber: 'T-1001',
      accountToken: lines[0]?.values['accountToken'],
      amount: '49.95',
      paymentReferenceNumber: 'INV 5',
    });
    expect([corrected.status, corrected.body.status]).toEqual([200, 'READY']);
    expect((await kit.api.post(`uploaded-files/${fileId}/release`)).status).toBe(200);
    await runSideEffects(server.services);
    expect(await paid(fileId)).toEqual([
      { line_number: 2, amount: 4995, customer_id: 1001, payment_reference_number: 'INV 1' },
      { line_number: 3, amount: 10_050, customer_id: 1001, payment_reference_number: 'INV 2' },
      { line_number: 4, amount: 4995, customer_id: 1003, payment_reference_number: 'T-1003' },
      { line_number: 6, amount: 4995, customer_id: 1001, payment_reference_number: 'INV 5' },
    ]);
  });

  it('never takes an entry that pays money out, not even corrected', async () => {
    const fileId = await kit.check(
      aba([debit('123456', 'OUT 1'), debit('123456', 'OUT 2', { transactionCode: '53' })], dayFromNow(0), null),
    );
    const [, out] = await linesOf(fileId);
    expect(out).toMatchObject({ status: 'WRONG', canBeCorrected: false });
    expect(out?.findings).toEqual([
      { column: '', message: 'This entry pays money out (transaction code 53). Payment files only take payments.' },
    ]);
    const corrected = await kit.api.patch(`uploaded-files/${fileId}/lines/3`, {
      businessCode: 'B101',
      customerNumber: 'T-1001',
      amount: '49.95',
    });
    expect(corrected.status).toBe(409);
    const wrongLines = await server.app.inject({
      url: `${server.rest}/uploaded-files/${fileId}/errors-file`,
      headers: kit.user.headers,
    });
    expect(wrongLines.body.trim().split('\n')).toHaveLength(1);
    expect((await kit.api.post(`uploaded-files/${fileId}/cancel`)).status).toBe(200);
  });

  it('is released on its process date, not before, and refused after it', async () => {
    const fileId = await kit.check(aba([debit('123456', 'LATER')], dayFromNow(2)));
    expect((await kit.api.get(`uploaded-files/${fileId}/payments`)).body.processDate).toBe(dayFromNow(2));
    const early = await kit.api.post(`uploaded-files/${fileId}/release`);
    expect([early.status, early.body.detail]).toEqual([409, expect.stringMatching(/^This file is for \d+ \w+ 20\d\d/)]);
    const past = await kit.check(aba([debit('123456', 'PAST')], dayFromNow(-1)));
    expect((await kit.api.get(`uploaded-files/${past}`)).body.statusGroup).toMatchObject({ statusCode: 'ERROR' });
    expect(await errorsOf(past)).toEqual([expect.stringMatching(/^1 The process date, .* has passed\.$/)]);
    // As if it were that day
    await server.rows(`update app.uploaded_file set process_on = process_on - 2 where id = ${fileId}`);
    expect((await kit.api.post(`uploaded-files/${fileId}/release`)).status).toBe(200);
  });

  it('whose totals are wrong takes nothing', async () => {
    const text = aba([debit('123456', 'TOTAL 1'), debit('123456', 'TOTAL 2')], dayFromNow(0), null);
    const fileId = await kit.check(
      text.replace('0000009990000002', '0000009990000003').replace(/000002( *\r\n)$/, '000003$1'),
    );
    expect((await kit.api.get(`uploaded-files/${fileId}`)).body.statusGroup).toMatchObject({ statusCode: 'ERROR' });
    expect(await errorsOf(fileId)).toEqual(['4 Number of entries does not agree with the records before it.']);
    expect((await kit.api.post(`uploaded-files/${fileId}/release`)).status).toBe(409);
    expect(await paid(fileId)).toEqual([]);
  });

  it('comes back as it was, and its preview masks accounts', async () => {
    const text = aba([debit('123456', 'BACK')]);
    const response = await server.app.inject({
      method: 'POST',
      url: `${server.rest}/uploaded-files/preview?format=PAYMENTS`,
      headers: { ...kit.user.headers, 'content-type': multipartType },
      payload: multipartBody(text, 'fees.aba'),
    });
    expect(response.json().readings[0]).toMatchObject({
      unknownCount: 0,
      errors: [],
      rows: [{ lineNumber: 2, values: [expect.not.stringMatching(/123456/), '13', 'TESTER ALEX', 'BACK', '49.95'] }],
    });
    const fileId = await kit.upload(text);
    const content = await server.app.inject({
      url: `${server.rest}/uploaded-files/${fileId}/content`,
      headers: kit.user.headers,
    });
    expect([content.body, content.headers['content-type']]).toEqual([text, 'text/plain; charset=utf-8']);
  });

  it.each([
    ['a NUL', `${'0'.padEnd(40)}\u0000`, /not a text file/],
    ['a ZIP', Buffer.from('PK\u0003\u0004', 'latin1'), /ZIP archive/],
  ])('is refused before anything is kept of it: %s', async (_name, content, reason) => {
    await expect(kit.upload(content)).rejects.toThrow(reason);
  });
});

describe('a New Zealand direct entry file of payments', () => {
  it('takes its debits from the customers who have the accounts', async () => {
    const nz = await newZealandKit(server.services);
    await server.services.owner.query(
      `insert into app.payment_term (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
       select community_id, business_id, settlement_account_id, instrument_code, 'BATCH', created_at, updated_at
       from app.payment_term where business_id = 110`,
    );
    await nz.account('12-3140-0171307-50');
    const entry = (account: string, reference: string) => ({
      account,
      transactionCode: '00' as const,
      amount: 4500n,
      name: 'Alex Tester',
      particulars: 'FEES',
      code: 'DEC',
      reference,
      ownName: 'Kiwi Gym',
      ownParticulars: '',
      ownCode: '',
      ownReference: '',
    });
    const header = { authorityCode: '', ownAccount: '38-9000-0000108-00', reference: 'DECEMBER' };
    const text = [
      ...ib4bLines({ ...header, dueOn: dayFromNow(0), createdOn: dayFromNow(0) }, [
        entry('12-3140-0171307-50', 'INV 1'),
        entry('38-9000-0000108-00', 'INV 2'),
      ]),
    ].join('');
    const fileId = await kit.check(text);
    expect((await kit.api.get(`uploaded-files/${fileId}`)).body).toMatchObject({
      fileName: 'payments.csv',
      format: 'NZ_DIRECT_ENTRY',
      formatTitle: 'Payments (NZ direct entry)',
      errorCount: 1,
    });
    expect(await linesOf(fileId)).toMatchObject([
      { status: 'READY', values: { paymentReferenceNumber: 'INV 1', comment: 'FEES DEC', currency: 'NZD' } },
      { status: 'WRONG' },
    ]);
    expect((await kit.api.post(`uploaded-files/${fileId}/release`)).status).toBe(200);
    await runSideEffects(server.services);
    expect(await paid(fileId)).toEqual([
      { line_number: 2, amount: 4500, customer_id: nz.customerId, payment_reference_number: 'INV 1' },
    ]);
  });
});
