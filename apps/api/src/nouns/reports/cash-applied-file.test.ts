import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinBatch } from '../../engines/payments/batches/join-batch.ts';
import { reportStarter } from '../../testing/report-starter.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let reports: Awaited<ReturnType<typeof reportStarter>>;
const place = { communityId: 10, businessId: 101 };
/** Friday; 20 November 2026 at 7 pm in Sydney, after the cut-off of cards. */
const evening = new Date('2026-11-20T08:00:00Z');
const morning = new Date('2026-11-20T00:00:00Z');
const service = 'cashappliedfile';

beforeAll(async () => {
  server = await createTestServer();
  reports = await reportStarter(server);
  const { owner } = server.services;
  await owner.query(`update app.community set code = 'HARBOUR', created_at = '2024-01-15T00:00:00Z' where id = 10`);
  const on = (settlement_date: string) => ({ settlement_date, amount: 10_150, surcharge_amount: 150 });
  const rows = [
    { ...on('2026-11-16'), customer_reference_number: 'CUST-1', response_code: '08' },
    { ...on('2026-11-16'), transaction_type: 'REFUND', surcharge_amount: 0, amount: 2000 },
    { ...on('2026-11-16'), status: 'DECLINED' },
    { ...on('2026-11-16'), status: 'IN_FLIGHT', payment_method: 'DIRECT_DEBIT' },
    // Saturday and Sunday belong to Monday, Friday does not
    { ...on('2026-11-14'), payment_method: 'PAYTO' },
    { ...on('2026-11-15'), payment_method: 'PAYTO' },
    { ...on('2026-11-13') },
  ];
  for (const [index, row] of rows.entries())
    await insertTransaction(owner, place, { receipt_number: `880000000${index}`, ...row });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.services.clock.now = () => morning;
  await server.services.owner.query('delete from app.outbox');
});

/** Joins the batch of a PayTo payment that is taken now. */
const takePayTo = (at: Date) =>
  server.services.db.transaction({ kind: 'community', communityId: 10 }, (trx) =>
    joinBatch(trx, {
      ...place,
      settlementAccountId: null,
      paymentMethod: 'PAYTO',
      method: 'PAYTO',
      currency: 'AUD',
      settlementDate: '2026-11-20',
      source: 'TERMINAL',
      at,
    }),
  );

describe('the cash applied file', () => {
  it('has what settles on a banking day and the days before it that are none [3C054 3R134]', async () => {
    const { lines, message } = await reports.written(service, { cashAppliedFileDate: '2026-11-16' });
    expect(message.file.fileName).toBe('HARBOUR_CASH_APPLIED_20261116.csv');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(
      ['0', '1', '3', '4', '5'].map((number) => `"880000000${number}"`),
    );
    expect(lines[1]).toMatch(
      /^"16-Nov-2026","8800000000","[^"]+","","CUST-1","100\.00","1\.50","AUD","CREDIT_CARD","","08","APPROVED"$/,
    );
    expect(lines[2]).toContain(',"-20.00","0.00",');
  });

  it('has every transaction in one file', async () => {
    const files = [];
    for (const cashAppliedFileDate of ['2026-11-13', '2026-11-16', '2026-11-17'])
      files.push((await reports.written(service, { cashAppliedFileDate })).message.file.rowCount);
    expect(files).toEqual([1, 5, 0]);
  });

  it.each([
    [{ cashAppliedFileDate: '2026-11-15' }, 'cashAppliedFileDate', 'Enter a banking day. The next one is 16 Nov 2026.'],
    [{ cashAppliedFileDate: '2026-11-23' }, 'cashAppliedFileDate', 'Enter a date on or before 20 Nov 2026.'],
    [{ cashAppliedFileDate: '2024-11-18' }, 'cashAppliedFileDate', 'Enter a date at most 24 months back.'],
    [
      { cashAppliedFileDate: '2026-11-19', closeOpenPaymentBatches: true },
      'closeOpenPaymentBatches',
      'Batches can be closed for today only, after the cut-off of cards at 6:00pm Sydney time.',
    ],
    [
      { cashAppliedFileDate: '2026-11-20', closeOpenPaymentBatches: true },
      'closeOpenPaymentBatches',
      'Batches can be closed for today only, after the cut-off of cards at 6:00pm Sydney time.',
    ],
  ])('is refused at its field: %j [3R488 3R489]', async (body, field, message) => {
    const refused = await reports.start(service, body);
    expect(refused.status, refused.raw).toBe(422);
    expect(refused.body.errors).toEqual([{ field, messages: [message] }]);
  });

  it('has a form that is filled with the last banking day [3C058]', async () => {
    const form = await reports.officer.get('forms/post/community/admin/10/cashappliedfile');
    expect(form.body['x-form'].values).toEqual({
      cashAppliedFileDate: '2026-11-19',
      closeOpenPaymentBatches: false,
    });
  });

  it('closes the open batches of today first, and later payments settle on the next date', async () => {
    server.services.clock.now = () => evening;
    const before = await takePayTo(evening);
    expect(before.settlementDate).toBe('2026-11-20');
    const counted = await reports.officer.get('community/admin/10/open-payment-batches');
    expect(counted.body).toEqual({ settlementDate: '2026-11-20', count: 1 });
    await reports.written(service, { cashAppliedFileDate: '2026-11-20', closeOpenPaymentBatches: true });
    const { rows } = await server.services.owner.query('select status from app.payment_batch where id = $1', [
      before.batchId,
    ]);
    expect(rows).toEqual([{ status: 'CLOSED' }]);
    const after = await takePayTo(new Date('2026-11-20T09:00:00Z'));
    expect(after.settlementDate).toBe('2026-11-21');
    expect(after.batchId).not.toBe(before.batchId);
    expect((await takePayTo(new Date('2026-11-20T09:30:00Z'))).batchId).toBe(after.batchId);
  });
});
