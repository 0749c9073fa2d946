import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeFiles } from '../../engines/payment-files/complete-files.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { runSideEffects } from '../../testing/run-side-effects.ts';
import { settingsByTwoUsers } from '../../testing/settings-by-two-users.ts';
import { paymentFileKit, type PaymentFileKit } from './payment-file-kit.fixture.ts';

let server: TestServer;
let kit: PaymentFileKit;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentFileKit(server);
  await kit.money.card(1001, '4242424242424242', { default_account: true });
});
afterAll(() => server.close());

const HEADER = 'Business code,Customer number,Account token,Amount,Currency,Payment reference number\r\n';
const tokenOf = async (accountId: number) =>
  (
    await server.rows<{ account_token: string }>(
      `select account_token from app.customer_account where id = ${accountId}`,
    )
  )[0]?.account_token ?? '';
const paid = (fileId: number) =>
  server.rows(
    `select l.line_number, t.status, t.amount, t.payment_reference_number, t.source from app.payment_file_line l
     join app.transaction t on t.community_id = l.community_id and t.id = l.transaction_id
     where l.uploaded_file_id = ${fileId} order by 1`,
  );

describe('a payment file', () => {
  it('is checked by the rules of a payment, and nothing moves before its release [2C151 2C149]', async () => {
    const bank = await tokenOf(await kit.money.bankAccount(1001));
    const fileId = await kit.check(
      `${HEADER}B101,T-1001,,100.00,AUD,P-1\r\nb101,T-1001,${bank},"$1,250.5",,P-2\r\n` +
        'B101,T-9999,,10.00,,P-3\r\nB101,T-1001,,0.50,,P-4\r\nB101,T-1001,,10.00,NZD,P-5\r\nB101,T-1001,NONE,10.00,,P-6\r\n' +
        'B999,T-1001,,10.00,,P-7\r\nB101,T-1001,,1O.00,,P-8\r\n',
    );
    expect((await kit.api.get(`uploaded-files/${fileId}`)).body).toMatchObject({
      format: 'PAYMENTS_CSV',
      formatTitle: 'Payments',
      statusGroup: { statusCode: 'QUEUED' },
      step: 'RELEASE',
      lineCount: 8,
      errorCount: 6,
      paymentBatchGroupId: null,
    });
    const { body: file } = await kit.api.get(`uploaded-files/${fileId}/payments`);
    expect(file).toMatchObject({
      waitsForRelease: true,
      readyCount: 2,
      wrongCount: 6,
      duplicateCount: 0,
      outcomes: [],
    });
    expect(file.totals).toMatchObject([
      {
        currency: 'AUD',
        paymentMethod: 'CREDIT_CARD',
        lineCount: 1,
        principalAmount: { amount: '100.00' },
        surchargeAmount: { amount: '1.50' },
        totalAmount: { amount: '101.50' },
      },
      { currency: 'AUD', paymentMethod: 'DIRECT_DEBIT', lineCount: 1, totalAmount: { amount: '1250.50' } },
    ]);
    const { body: wrong } = await kit.api.get(`uploaded-files/${fileId}/lines?status=WRONG`);
    expect(
      wrong.items.map(
        ({ lineNumber, findings }: { lineNumber: number; findings: { column: string; message: string }[] }) => [
          lineNumber,
          ...findings.map(({ column, message }) => `${column}: ${message}`),
        ],
      ),
    ).toEqual([
      [4, 'customerNumber: The business has no customer with this number.'],
      [5, 'amount: Enter at least $1.00 AUD.'],
      [6, 'currency: The business takes payments in AUD.'],
      [7, 'accountToken: The customer has no account or PayTo agreement with this token.'],
      [8, 'businessCode: There is no supplier business with this code, or you do not have access to it.'],
      [9, 'amount: Enter an amount with two decimals, such as 120.50'],
    ]);
    expect(await paid(fileId)).toEqual([]);
  });

  it('takes its right lines when it is released, each once and to the cent, and leads from a payment to its line', async () => {
    const fileId = await kit.check(
      `${HEADER}B101,T-1001,,100.00,AUD,R-1\r\nB101,T-1001,,20.03,,R-2\r\nB101,T-9999,,10.00,,R-3\r\n`,
    );
    const sameKey = { 'idempotency-key': 'release-once' };
    const released = await kit.api.post(`uploaded-files/${fileId}/release`, undefined, sameKey);
    expect(released.status, released.raw).toBe(200);
    const again = await kit.api.post(`uploaded-files/${fileId}/release`, undefined, sameKey);
    expect([again.status, again.body]).toEqual([200, released.body]);
    expect(released.body).toMatchObject({ waitsForRelease: false, releasedBy: 'dana.petrov' });
    expect((await kit.api.post(`uploaded-files/${fileId}/release`)).status).toBe(409);
    await runSideEffects(server.services);
    expect(await paid(fileId)).toEqual([
      { line_number: 2, status: 'APPROVED', amount: 10_150, payment_reference_number: 'R-1', source: 'BATCH' },
      { line_number: 3, status: 'APPROVED', amount: 2033, payment_reference_number: 'R-2', source: 'BATCH' },
    ]);
    const { body: file } = await kit.api.get(`uploaded-files/${fileId}`);
    expect(file).toMatchObject({ statusGroup: { statusCode: 'SENT' }, appliedCount: 2, progress: 100 });
    const { body: located } = await kit.api.get(`payment-batch-groups/${file.paymentBatchGroupId}/file`);
    expect(located).toEqual({ fileId });
    const { body: summary } = await kit.api.get(`uploaded-files/${fileId}/payments`);
    expect(summary).toMatchObject({ takenCount: 2, wrongCount: 1, readyCount: 0 });
    expect(summary.outcomes).toMatchObject([
      {
        currency: 'AUD',
        paymentMethod: 'CREDIT_CARD',
        status: 'APPROVED',
        paymentCount: 2,
        totalAmount: { amount: '121.83' },
      },
    ]);
    const { body: lines } = await kit.api.get(`uploaded-files/${fileId}/lines?status=TAKEN`);
    const { receiptNumber } = lines.items[0];
    const { body: payment } = await kit.api.get(`transactions/${receiptNumber}`);
    expect(payment.fileLine).toEqual({ fileId, fileName: 'payments.csv', lineNumber: 2 });
    await completeFiles(server.services);
    expect((await kit.api.get(`uploaded-files/${fileId}`)).body.statusGroup).toMatchObject({ statusCode: 'COMPLETE' });
  });

  it('asks about payments that are in the file twice or were taken within 90 days', async () => {
    const first = await kit.check(`${HEADER}B101,T-1001,,45.00,,D-1\r\n`);
    await kit.api.post(`uploaded-files/${first}/release`);
    await runSideEffects(server.services);
    const fileId = await kit.check(
      `${HEADER}B101,T-1001,,45.00,,D-1\r\nB101,T-1001,,45.00,,D-2\r\nB101,T-1001,,45.00,,D-2\r\nB101,T-1001,,45.01,,D-1\r\n`,
    );
    const { body } = await kit.api.get(`uploaded-files/${fileId}/lines`);
    expect(
      body.items.map(({ status, sameLineNumber, sameReceiptNumber }: Record<string, unknown>) => [
        status,
        sameLineNumber,
        sameReceiptNumber === null ? null : 'receipt',
      ]),
    ).toEqual([
      ['DUPLICATE', null, 'receipt'],
      ['READY', null, null],
      ['DUPLICATE', 3, null],
      ['READY', null, null],
    ]);
    await kit.api.post(`uploaded-files/${fileId}/release`);
    await runSideEffects(server.services);
    expect((await paid(fileId)).map(({ line_number }) => line_number)).toEqual([3, 5]);
  });

  it('waits for a second person where settings of the community need one', async () => {
    const users = await settingsByTwoUsers(server, [
      'MANAGE_FILES',
      'TERMINAL_EXISTING_CUSTOMER',
      'TransactionDetailView',
    ]);
    const fileId = await kit.check(`${HEADER}B101,T-1001,,61.00,,S-1\r\n`);
    const proposalId = users.requested(await users.requester.post(`uploaded-files/${fileId}/release`));
    await runSideEffects(server.services);
    expect(await paid(fileId)).toEqual([]);
    expect((await kit.api.get(`uploaded-files/${fileId}/payments`)).body).toMatchObject({
      waitsForRelease: true,
      proposalId,
    });
    await users.approve(proposalId);
    await runSideEffects(server.services);
    expect(await paid(fileId)).toHaveLength(1);
    await server.rows(`update app.community_setting set settings_need_second_person = false`);
  });

  it('that is cancelled takes nothing, and cannot be released', async () => {
    const fileId = await kit.check(`${HEADER}B101,T-1001,,71.00,,C-1\r\n`);
    expect((await kit.api.post(`uploaded-files/${fileId}/cancel`)).status).toBe(200);
    expect((await kit.api.post(`uploaded-files/${fileId}/release`)).status).toBe(409);
    expect(await paid(fileId)).toEqual([]);
  });

  it('has its wrong lines corrected one by one, and duplicates decided, before the release', async () => {
    const fileId = await kit.check(
      `${HEADER}B101,T-9999,,81.00,,F-1\r\nB101,T-1001,,81.00,,F-2\r\nB101,T-1001,,81.00,,F-2\r\nB101,T-1001,,0.10,,F-3\r\n`,
    );
    const values = { businessCode: 'B101', customerNumber: 'T-1001', amount: '81.00' };
    const correct = (line: number, body: object) => kit.api.patch(`uploaded-files/${fileId}/lines/${line}`, body);
    const still = await correct(2, { ...values, customerNumber: 'T-9998', paymentReferenceNumber: 'F-1' });
    expect([still.status, still.body.errors]).toEqual([
      422,
      [{ field: 'customerNumber', messages: ['The business has no customer with this number.'] }],
    ]);
    const corrected = await correct(2, { ...values, paymentReferenceNumber: 'F-1' });
    expect([corrected.status, corrected.body]).toEqual([
      200,
      expect.objectContaining({ status: 'READY', findings: [], customerName: expect.any(String) }),
    ]);
    expect((await correct(2, values)).status).toBe(409);
    // The same as a line further on is a duplicate too
    expect((await correct(5, { ...values, paymentReferenceNumber: 'F-1' })).body).toMatchObject({
      status: 'DUPLICATE',
      sameLineNumber: 2,
    });
    expect((await kit.api.get(`uploaded-files/${fileId}`)).body.errorCount).toBe(0);
    const choice = (body: object) => kit.api.post(`uploaded-files/${fileId}/lines/choice`, body);
    expect((await choice({ choice: 'LEAVE_OUT', lineNumbers: [5] })).body).toMatchObject({ leftOutCount: 1 });
    expect((await choice({ choice: 'TAKE' })).body).toMatchObject({
      readyCount: 3,
      duplicateCount: 0,
      leftOutCount: 1,
    });
    await kit.api.post(`uploaded-files/${fileId}/release`);
    expect((await choice({ choice: 'TAKE', lineNumbers: [5] })).status).toBe(409);
    await runSideEffects(server.services);
    expect((await paid(fileId)).map(({ line_number }) => line_number)).toEqual([2, 3, 4]);
  });

  it('gives its wrong lines alone as a file, with the reasons, that can be corrected and uploaded [2C150]', async () => {
    const fileId = await kit.check(`${HEADER}B101,T-1001,,91.00,,W-1\r\nB101,T-9999,,92.00,,=W-2\r\n`);
    const { statusCode, body } = await server.app.inject({
      url: `${server.rest}/uploaded-files/${fileId}/errors-file`,
      headers: kit.user.headers,
    });
    expect(statusCode).toBe(200);
    expect(body.replace('\uFEFF', '').split(/\r?\n/)).toEqual([
      'Business code,Customer number,Account token,Amount,Currency,Customer reference number,Payment reference number,Comment,Reason',
      `B101,T-9999,,92.00,,,'=W-2,,The business has no customer with this number.`,
      '',
    ]);
    const again = await kit.check(body.replace('T-9999', 'T-1001'));
    const { body: lines } = await kit.api.get(`uploaded-files/${again}/lines`);
    expect(lines.items).toMatchObject([{ status: 'READY', values: { paymentReferenceNumber: '=W-2' } }]);
  });
});
