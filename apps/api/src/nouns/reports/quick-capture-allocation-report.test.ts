import { insertCustomers } from '@quickportal/db/testing/test-rows';
import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportStarter } from '../../testing/report-starter.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let reports: Awaited<ReturnType<typeof reportStarter>>;
const place = { communityId: 10, businessId: 101 };
const date = '2026-11-19';
const service = 'quickcaptureallocationreport';

beforeAll(async () => {
  server = await createTestServer();
  reports = await reportStarter(server);
  const { owner } = server.services;
  await owner.query(`update app.community set code = 'HARBOUR', created_at = '2024-01-15T00:00:00Z' where id = 10`);
  const customer_id = 990_300;
  await insertCustomers(owner, { ...place, firstId: customer_id, count: 1 });
  const taken = { settlement_date: date, transaction_time: '2026-11-18T22:05:09Z', comment: 'By phone', customer_id };
  for (const [index, row] of [
    { ...taken, source: 'TERMINAL', amount: 10_150, surcharge_amount: 150 },
    { ...taken, source: 'BATCH', amount: 4_000, customer_id: null },
    { ...taken, source: 'ONLINE', amount: 5_000 },
    { ...taken, source: 'TERMINAL', amount: 6_000, status: 'DECLINED' },
  ].entries())
    await insertTransaction(owner, place, { receipt_number: `77000004${index}`, ...row });
  await owner.query(
    `with k as (
       insert into app.bank_statement_account (community_id, business_id, alias_name, source, status, currency, bsb,
         masked_identifier, last_four, fingerprint, created_at, updated_at)
       values (10, 101, 'QC', 'BAI2', 'ACTIVE', 'AUD', '062692', '......789', '6789', $2, now(), now()) returning id),
     h as (
       insert into app.bank_statement (community_id, business_id, bank_statement_account_id, statement_date,
         opening_balance, closing_balance, file_hash, received_at, currency)
       select 10, 101, k.id, $1, 0, 0, $2, now(), 'AUD' from k returning id, bank_statement_account_id),
     l as (
       insert into app.bank_statement_line (community_id, business_id, bank_statement_account_id, bank_statement_id,
         line_number, value_date, amount, currency, status, bank_reference, note, updated_at)
       select 10, 101, h.bank_statement_account_id, h.id, n.number, $1, n.amount, 'AUD', n.status, n.reference, n.note, now()
       from h, (values (1, 25000, 'PART_MATCHED', 'OSKO8812', 'Pays two'), (2, 900, 'UNMATCHED', 'REST', ''))
         n (number, amount, status, reference, note)
       returning id, amount),
     i as (
       insert into app.invoice (community_id, business_id, customer_id, invoice_number, status, amount, amount_paid, currency,
         issue_date, due_date, created_at, updated_at)
       values (10, 101, $3, 'W-1', 'PAID', 10000, 10000, 'AUD', '2026-11-01', '2026-11-19', now(), now()),
         (10, 101, $3, 'W-2', 'PART_PAID', 20000, 14000, 'AUD', '2026-11-01', '2026-11-19', now(), now())
       returning id, amount_paid)
     insert into app.line_allocation (community_id, business_id, bank_statement_line_id, invoice_id, amount, currency,
       allocated_by_name, allocated_at)
     select 10, 101, l.id, i.id, i.amount_paid, 'AUD', 'Dana Petrov', '2026-11-19T19:12:44Z'
     from l, i where l.amount = 25000 order by i.id`,
    [date, Buffer.alloc(32, 7), customer_id],
  );
});
afterAll(() => server.close());

describe('the QuickCapture allocation report', () => {
  it('has captured payments and matched lines, whose allocations add up [3C052 3R132 3R434]', async () => {
    const { lines, message } = await reports.written(service, { quickCaptureAllocationReportDate: date });
    expect(message.file.fileName).toBe('HARBOUR_QC_ALLOCATION_20261119.csv');
    expect(lines.slice(1).map((line) => line.replace(/^2026-11-19,/, ''))).toEqual([
      expect.stringMatching(
        /^770000040,[^,]+,CREDIT_CARD,100\.00,AUD,1,CUSTOMER,T-990300,,,100\.00,,[^,]*,2026-11-19T09:05:09\+11:00,By phone$/,
      ),
      expect.stringMatching(/^770000041,[^,]+,CREDIT_CARD,40\.00,AUD,1,NONE,,,,40\.00,,,,By phone$/),
      expect.stringMatching(
        /^OSKO8812,[^,]+,DIRECT_CREDIT,250\.00,AUD,1,INVOICE,T-990300,W-1,100\.00,100\.00,0\.00,Dana Petrov,2026-11-20T06:12:44\+11:00,Pays two$/,
      ),
      expect.stringMatching(
        /^OSKO8812,[^,]+,DIRECT_CREDIT,250\.00,AUD,2,INVOICE,T-990300,W-2,200\.00,140\.00,60\.00,Dana Petrov,/,
      ),
      expect.stringMatching(/^OSKO8812,[^,]+,DIRECT_CREDIT,250\.00,AUD,3,NONE,,,,10\.00,,,,Pays two$/),
    ]);
  });

  it('has its header alone on a day without any', async () => {
    const { lines } = await reports.written(service, { quickCaptureAllocationReportDate: '2026-11-02' });
    expect(lines).toHaveLength(1);
  });

  it('refuses days to come and before the community on their field [3R487 3K068]', async () => {
    for (const wrong of ['2027-02-01', '2023-11-19']) {
      const { status, body } = await reports.start(service, { quickCaptureAllocationReportDate: wrong });
      expect([status, body.errors[0].field]).toEqual([422, 'quickCaptureAllocationReportDate']);
    }
  });

  it('is started from a form with the last banking day [3C056]', async () => {
    const { status, body } = await reports.officer.get(`forms/post/community/admin/10/${service}`);
    expect(status).toBe(200);
    const values = { quickCaptureAllocationReportDate: expect.stringMatching(/^2026-11-\d\d$/) };
    expect(body['x-form'].values).toEqual(values);
  });
});
