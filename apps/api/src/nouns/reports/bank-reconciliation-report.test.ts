import { insertSettlementAccount, insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportStarter } from '../../testing/report-starter.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let reports: Awaited<ReturnType<typeof reportStarter>>;
const place = { communityId: 10, businessId: 101 };
const date = '2026-11-19';
const bank = {
  bsb: '062692',
  masked_number: '062-692 ......789',
  fingerprint: Buffer.alloc(32, 1),
};

beforeAll(async () => {
  server = await createTestServer();
  reports = await reportStarter(server);
  const { owner } = server.services;
  await owner.query(`update app.community set code = 'HARBOUR', created_at = '2024-01-15T00:00:00Z' where id = 10`);
  const cards = await insertSettlementAccount(owner, place, { kind: 'AU_MERCHANT', account_alias: 'cards', ...bank });
  const debits = await insertSettlementAccount(owner, place, { kind: 'AU_BANK', account_alias: 'debits', ...bank });
  const simulated = await insertSettlementAccount(owner, place, { kind: 'SIMULATOR', account_alias: 'test' });
  const visa = { settlement_account_id: cards, settlement_date: date, card_scheme: 'VISA' };
  const debit = { settlement_account_id: debits, settlement_date: date, payment_method: 'DIRECT_DEBIT' };
  const rows = [
    { ...visa, amount: 10_150, surcharge_amount: 150 },
    { ...visa, amount: 5_039, surcharge_amount: 44, status: 'REFUNDED' },
    { ...visa, amount: 2_000, transaction_type: 'REFUND' },
    { ...visa, amount: 7_000, status: 'VOIDED' },
    { ...visa, amount: 8_000, status: 'DECLINED' },
    { ...visa, amount: 9_000, card_scheme: 'AMEX' },
    { ...debit, amount: 22_000 },
    // Settles on the date and is returned on the next one
    { ...debit, amount: 8_000, status: 'DISHONOURED', status_changed_at: '2026-11-20T03:00:00Z' },
    // Settled before, and was returned on the date: 9 pm in London is the next day in Sydney
    {
      ...debit,
      amount: 8_000,
      settlement_date: '2026-11-17',
      status: 'DISHONOURED',
      status_changed_at: '2026-11-18T21:00:00Z',
    },
    { ...visa, amount: 4_000, settlement_account_id: simulated },
  ];
  for (const [index, row] of rows.entries())
    await insertTransaction(owner, place, { receipt_number: `77000001${index}`, ...row });
});
afterAll(() => server.close());

/** Receives a statement of the account, one line for each amount. */
async function receiveStatement(source: string, lines: readonly { amount: number; status?: string }[]): Promise<void> {
  const { owner } = server.services;
  const { rows } = await owner.query<{ account: number; statement: number }>(
    `with a as (
       insert into app.bank_statement_account (community_id, business_id, alias_name, source, status, currency, bsb,
         masked_identifier, last_four, fingerprint, created_at, updated_at)
       values (10, 101, $1, $1, 'ACTIVE', 'AUD', '062692', '......789', '6789', $2, now(), now()) returning id)
     insert into app.bank_statement (community_id, business_id, bank_statement_account_id, statement_date,
       opening_balance, closing_balance, file_hash, received_at, currency)
     select 10, 101, a.id, $3, 0, 0, $2, now(), 'AUD' from a
     returning id as statement, bank_statement_account_id as account`,
    [source, bank.fingerprint, date],
  );
  for (const [index, { amount, status = 'UNMATCHED' }] of lines.entries())
    await owner.query(
      `insert into app.bank_statement_line (community_id, business_id, bank_statement_account_id, bank_statement_id,
         line_number, value_date, amount, currency, status, updated_at)
       values (10, 101, $1, $2, $3, $4, $5, 'AUD', $6, now())`,
      [rows[0]?.account, rows[0]?.statement, index + 1, date, amount, status],
    );
}

/** The rows of the report without the columns before the payment method. */
async function rowsOf(valueDate: string): Promise<string[]> {
  const { lines } = await reports.written('bankreconciliationreport', { valueDate });
  return lines.slice(1).map((line) => line.split(',').slice(6).join(','));
}

describe('the bank reconciliation report', () => {
  it('adds up what settles to a bank account, by method and scheme [3C048 3R130]', async () => {
    const { lines, message } = await reports.written('bankreconciliationreport', { valueDate: date });
    expect(message.file.fileName).toBe('HARBOUR_BANK_REC_20261119.csv');
    expect(lines[3]).toMatch(/^2026-11-19,[^,]+,[^,]+,062692,......789,AUD,DIRECT_DEBIT,,/);
    expect(lines.slice(1).map((line) => line.split(',').slice(6).join(','))).toEqual([
      'CARD,AX,1,90.00,0.00,0,0.00,0,0.00,90.00,,,SEPARATE',
      'CARD,VI,2,149.95,1.94,1,20.00,0,0.00,131.89,,,',
      'DIRECT_DEBIT,,2,300.00,0.00,0,0.00,1,80.00,220.00,,,',
      'TOTAL,,4,449.95,1.94,1,20.00,1,80.00,351.89,,,NO_STATEMENT',
    ]);
  });

  it('compares the total with the statement, without excluded lines', async () => {
    await receiveStatement('SIMULATION', [{ amount: 35_089 }]);
    expect((await rowsOf(date)).at(-1)).toMatch(/,351\.89,350\.89,-1\.00,DIFFERENT$/);
    await receiveStatement('BAI2', [{ amount: 43_189 }, { amount: -8_000 }, { amount: -900, status: 'EXCLUDED' }]);
    expect((await rowsOf(date)).at(-1)).toMatch(/,351\.89,351\.89,0\.00,MATCHED$/);
  });

  it('leaves out what the statement has for invoices', async () => {
    const { owner } = server.services;
    await owner.query(`
      with i as (
        insert into app.invoice (community_id, business_id, invoice_number, status, amount, currency, issue_date, due_date,
          created_at, updated_at)
        values (10, 101, 'W-1', 'PAID', 100, 'AUD', '2026-11-01', '2026-11-19', now(), now()) returning id)
      insert into app.line_allocation (community_id, business_id, bank_statement_line_id, invoice_id, amount, allocated_at, currency)
      select 10, 101, l.id, i.id, 100, now(), 'AUD' from i, app.bank_statement_line l where l.amount = 43189`);
    expect((await rowsOf(date)).at(-1)).toMatch(/,351\.89,350\.89,-1\.00,DIFFERENT$/);
  });

  it('counts a return on the day that it arrived', async () => {
    expect(await rowsOf('2026-11-20')).toEqual([
      'DIRECT_DEBIT,,0,0.00,0.00,0,0.00,1,80.00,-80.00,,,',
      'TOTAL,,0,0.00,0.00,0,0.00,1,80.00,-80.00,,,NO_STATEMENT',
    ]);
  });

  it('has its header alone on a day without payments', async () => {
    expect(await rowsOf('2026-11-02')).toEqual([]);
  });
});
