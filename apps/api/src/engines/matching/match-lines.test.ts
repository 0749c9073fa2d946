import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { matchLines } from './match-lines.ts';

let server: TestServer;
const place = { communityId: 10, businessId: 101 };
const here = new AbortController().signal;
beforeAll(async () => {
  server = await createTestServer();
  await server.rows(
    `insert into app.matching_registration (community_id, id, business_id, registration_type, off_system_bsb, prefix, created_at, updated_at)
     values (10, 501, 101, 'PRODUCT_OWNED', '032999', '41', now(), now())`,
  );
  await server.rows(
    `insert into app.matching_rule (community_id, id, business_id, matching_registration_id, order_number, rule_code, rule_name, parameters, created_at, updated_at)
     select 10, 510 + n, 101, 501, n, (array['MATCH_TO_VIRTUAL_ACCOUNT', 'MATCH_TO_INVOICE_NUMBER', 'MATCH_TO_AMOUNT_AND_DATE'])[n],
       'Rule ' || n, '{"tolerance": 50, "days": 5}', now(), now() from generate_series(1, 3) n`,
  );
  await server.rows(
    `insert into app.customer (community_id, id, business_id, customer_number, customer_name, created_at, updated_at)
     values (10, 7001, 101, '771001', 'Margaret Olsson', now(), now())`,
  );
  await server.rows(
    `insert into app.bank_statement_account (community_id, id, business_id, alias_name, source, status, currency, masked_identifier, last_four, created_at, updated_at)
     values (10, 601, 101, 'Main', 'BAI2', 'ACTIVE', 'AUD', '••••1234', '1234', now(), now())`,
  );
  await server.rows(
    `insert into app.bank_statement (community_id, id, business_id, bank_statement_account_id, statement_date, opening_balance, closing_balance, file_hash, received_at, currency)
     values (10, 602, 101, 601, '2026-11-20', 0, 0, sha256('x'), now(), 'AUD')`,
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows('delete from app.line_allocation where community_id = 10');
  await server.rows('delete from app.bank_statement_line where community_id = 10');
  await server.rows('delete from app.invoice where community_id = 10');
});

const invoices = (...given: { number: string; amount: number; customerId?: number; due?: string }[]) =>
  server.rows(
    `insert into app.invoice (community_id, business_id, customer_id, invoice_number, status, amount, currency, issue_date, due_date, created_at, updated_at)
     select 10, 101, g."customerId", g.number, 'OPEN', g.amount, 'AUD', '2026-11-01', coalesce(g.due, '2026-11-20')::date, now(), now()
     from json_to_recordset($1) g (number text, amount bigint, "customerId" bigint, due text)`,
    [JSON.stringify(given)],
  );
const lines = (...given: { amount: number; narrative?: string; bsb?: string; reference?: string }[]) =>
  server.rows(
    `insert into app.bank_statement_line (community_id, business_id, bank_statement_account_id, bank_statement_id, line_number,
       value_date, amount, currency, narrative, off_system_bsb, off_system_reference, updated_at)
     select 10, 101, 601, 602, row_number() over (), '2026-11-20', g.amount, 'AUD', coalesce(g.narrative, ''), g.bsb, g.reference, now()
     from json_to_recordset($1) g (amount bigint, narrative text, bsb text, reference text)`,
    [JSON.stringify(given)],
  );
const run = () => matchLines(server.services, place, here);
const state = async () => ({
  lines: (
    await server.rows<{ status: string }>(
      'select status from app.bank_statement_line where community_id = 10 order by line_number',
    )
  ).map(({ status }) => status),
  invoices: (
    await server.rows<{ text: string }>(
      `select invoice_number || ' ' || status || ' ' || amount_paid as text from app.invoice where community_id = 10 order by invoice_number`,
    )
  ).map(({ text }) => text),
  rules: (
    await server.rows<{ text: string }>(
      `select l.line_number || ': ' || a.matching_rule_id || ' ' || i.invoice_number || ' ' || a.amount as text
       from app.line_allocation a join app.bank_statement_line l on l.id = a.bank_statement_line_id
       join app.invoice i on i.id = a.invoice_id where a.community_id = 10 order by l.line_number, i.invoice_number`,
    )
  ).map(({ text }) => text),
});

it('matches each line by the first rule that fits, in the order of arrival', async () => {
  await invoices(
    { number: 'W-24001', amount: 10_000 },
    { number: 'W-24002', amount: 20_000, customerId: 7001, due: '2026-09-01' },
    { number: 'W-24003', amount: 777 },
  );
  await lines(
    { amount: 4_000, narrative: 'OSKO W 24001' },
    { amount: 6_030, narrative: 'INV W-24001 REST' },
    { amount: 25_000, bsb: '032999', reference: '41771001' },
    { amount: 777, narrative: 'DEPOSIT' },
    { amount: 500, narrative: 'NOBODY KNOWS' },
    { amount: -100, narrative: 'W-24001' },
  );
  await run();
  expect(await state()).toEqual({
    lines: ['MATCHED', 'MATCHED', 'PART_MATCHED', 'MATCHED', 'UNMATCHED', 'UNMATCHED'],
    invoices: ['W-24001 OVERPAID 10030', 'W-24002 PAID 20000', 'W-24003 PAID 777'],
    rules: ['1: 512 W-24001 4000', '2: 512 W-24001 6030', '3: 511 W-24002 20000', '4: 513 W-24003 777'],
  });
});

it('tries a line once, and nothing twice when runs meet', async () => {
  await invoices({ number: 'W-24001', amount: 400 });
  await lines(...Array.from({ length: 1200 }, () => ({ amount: 1, narrative: 'W-24001' })));
  await Promise.all([run(), run(), run(), run()]);
  const after = await state();
  expect(after.lines.filter((status) => status === 'MATCHED')).toHaveLength(400);
  expect(after.invoices).toEqual(['W-24001 PAID 400']);
  expect(after.rules).toHaveLength(400);
  await invoices({ number: 'W-24002', amount: 5 });
  await run();
  expect((await state()).rules).toHaveLength(400);
});

it('finds nothing of another business, community or currency', async () => {
  await invoices({ number: 'W-24001', amount: 400 });
  await server.rows(`update app.invoice set currency = 'NZD' where community_id = 10`);
  await lines({ amount: 400, narrative: 'W-24001' });
  await run();
  expect((await state()).lines).toEqual(['UNMATCHED']);
  await server.rows('update app.bank_statement_line set tried_at = null where community_id = 10');
  await server.rows(`update app.invoice set currency = 'AUD', business_id = 102 where community_id = 10`);
  await run();
  expect((await state()).lines).toEqual(['UNMATCHED']);
});

it('leaves paused rules out', async () => {
  await invoices({ number: 'W-24001', amount: 400 });
  await lines({ amount: 399, narrative: 'W-24001' });
  await server.rows(`update app.matching_rule set status = 'PAUSED' where id = 512`);
  await run();
  expect((await state()).rules).toEqual(['1: 513 W-24001 399']);
  await server.rows(`update app.matching_rule set status = 'ENABLED' where id = 512`);
});
