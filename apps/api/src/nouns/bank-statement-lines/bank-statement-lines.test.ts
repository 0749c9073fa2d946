import type { BankStatementLineDetails } from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matchLines } from '../../engines/matching/match-lines.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { insertLine } from './matched-lines.fixture.ts';

let server: TestServer;
let officer: SignedIn;
let viewer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  const ofFacility = { kind: 'CLIENT', communityId: 10 } as const;
  officer = await server.signIn({
    ...ofFacility,
    loginName: 'officer',
    fullName: 'Kim Tan',
    rights: ['MANAGE_RECONCILIATION'],
  });
  viewer = await server.signIn({ ...ofFacility, loginName: 'viewer', rights: ['VIEW_RECONCILIATION'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['line_allocation', 'bank_statement_line', 'bank_statement', 'bank_statement_account', 'invoice'])
    await server.rows(`delete from app.${table} where community_id = 10`);
  await server.rows('delete from app.matching_registration where community_id = 10');
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, path: string, payload?: object, { headers }: SignedIn = officer) {
  const url = `${server.rest}/bank-statement-lines/${path}`;
  const response = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}
const get = async (id: number): Promise<BankStatementLineDetails> => (await call('GET', String(id))).body;
const match = (id: number, invoices: readonly { invoiceId: number; amount: string }[], also: object = {}) =>
  call('POST', `${id}/matches`, { invoices, ...also });
const invoiceState = async (id: number) =>
  (
    await server.rows<{ text: string }>(`select status || ' ' || amount_paid as text from app.invoice where id = $1`, [
      id,
    ])
  )[0]?.text;
const auditOf = (id: number) =>
  server.rows<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from app.audit_entry where object_type = 'bank-statement-line' and object_id = $1 order by id`,
    [String(id)],
  );

describe('matching by hand', () => {
  it('pays one invoice in part and another in full, and says who did it', async () => {
    await insertLine(server.services.owner, { id: 1 });
    await insertLine(server.services.owner, { id: 2 });
    const first = await match(1, [{ invoiceId: 1, amount: '30.00' }]);
    expect(first).toMatchObject({
      status: 201,
      body: { status: 'PART_MATCHED', unmatchedAmount: { amount: '70.00' }, version: 2 },
    });
    const second = await match(1, [{ invoiceId: 2, amount: '70.00' }], { version: 2 });
    expect(second.body).toMatchObject({
      status: 'MATCHED',
      unmatchedAmount: { amount: '0.00' },
      matches: [
        { invoiceNumber: 'M-1', amount: { amount: '30.00' }, openAmount: { amount: '70.00' }, ruleName: null },
        { invoiceNumber: 'M-2', amount: { amount: '70.00' }, openAmount: { amount: '30.00' } },
      ],
    });
    expect(second.body.matches[0].matchedBy).toBe('Kim Tan');
    expect([await invoiceState(1), await invoiceState(2)]).toEqual(['PART_PAID 3000', 'PART_PAID 7000']);
    expect((await auditOf(1)).map(({ action }) => action)).toEqual([
      'bank-statement-lines.add-matches',
      'bank-statement-lines.add-matches',
    ]);
  });

  it('refuses more than is open of an invoice, more than is left of the line, and an invoice twice', async () => {
    const { owner } = server.services;
    for (const id of [1, 2]) await insertLine(owner, { id });
    await insertLine(owner, { id: 3, businessId: 102 });
    await server.rows('update app.invoice set amount_paid = 9000 where id = 2');
    const errorOf = async (invoices: Parameters<typeof match>[1]) => {
      const { status, body } = await match(1, invoices);
      return `${status} ${body.errors?.[0]?.field}`;
    };
    expect(await errorOf([{ invoiceId: 2, amount: '10.01' }])).toBe('422 invoices[0].amount');
    expect(
      await errorOf([
        { invoiceId: 1, amount: '95.00' },
        { invoiceId: 2, amount: '5.01' },
      ]),
    ).toBe('422 invoices');
    expect(
      await errorOf([
        { invoiceId: 1, amount: '1.00' },
        { invoiceId: 1, amount: '1.00' },
      ]),
    ).toBe('422 invoices[1].invoiceId');
    expect(await errorOf([{ invoiceId: 1, amount: '0.00' }])).toBe('422 invoices[0].amount');
    // of another business, and of no one
    expect(await errorOf([{ invoiceId: 3, amount: '1.00' }])).toBe('422 invoices[0].invoiceId');
    expect(await errorOf([{ invoiceId: 999, amount: '1.00' }])).toBe('422 invoices[0].invoiceId');
    expect((await get(1)).status).toBe('UNMATCHED');
  });

  it('refuses lines that took money, excluded ones, and an outdated version', async () => {
    const { owner } = server.services;
    await insertLine(owner, { id: 1 });
    await insertLine(owner, { id: 2, status: 'EXCLUDED' });
    await insertLine(owner, { id: 3 });
    await server.rows('update app.bank_statement_line set amount = -500 where id = 3');
    const invoices = [{ invoiceId: 1, amount: '5.00' }];
    expect((await match(2, invoices)).status).toBe(409);
    expect((await match(3, invoices)).status).toBe(409);
    expect((await match(1, invoices, { version: 7 })).body).toMatchObject({ status: 409, current: { version: 1 } });
  });

  it('never allocates more than an invoice has open when sixteen lines pay it at once', async () => {
    const { owner } = server.services;
    for (let id = 1; id <= 16; id++) await insertLine(owner, { id });
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) => match(index + 1, [{ invoiceId: 1, amount: '30.00' }])),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(13);
    expect(await invoiceState(1)).toBe('PART_PAID 9000');
  });

  it('never allocates more than a line has left when sixteen users match it at once', async () => {
    const { owner } = server.services;
    for (let id = 1; id <= 16; id++) await insertLine(owner, { id });
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) => match(1, [{ invoiceId: index + 1, amount: '40.00' }])),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await get(1)).toMatchObject({ status: 'PART_MATCHED', unmatchedAmount: { amount: '20.00' } });
  });
});

describe('undoing', () => {
  it('takes back one match alone, with its reason', async () => {
    const { owner } = server.services;
    for (const id of [1, 2]) await insertLine(owner, { id });
    const { body } = await match(1, [
      { invoiceId: 1, amount: '60.00' },
      { invoiceId: 2, amount: '40.00' },
    ]);
    const [first] = (body as BankStatementLineDetails).matches;
    const undone = await call('DELETE', `1/matches/${first?.matchId}?reason=Wrong%20invoice&version=2`);
    expect(undone).toMatchObject({
      status: 200,
      body: { status: 'PART_MATCHED', matches: [{ invoiceNumber: 'M-2' }] },
    });
    expect([await invoiceState(1), await invoiceState(2)]).toEqual(['OPEN 0', 'PART_PAID 4000']);
    expect((await auditOf(1)).at(-1)).toMatchObject({
      before: { status: 'MATCHED', amount: '60.00', invoiceId: 1 },
      after: { status: 'PART_MATCHED', reason: 'Wrong invoice' },
    });
    expect((await call('DELETE', `1/matches/${first?.matchId}?reason=Again`)).status).toBe(404);
    expect((await call('DELETE', '1/matches/999')).status).toBe(422);
  });

  it('leaves a line that rules do not try again', async () => {
    await insertLine(server.services.owner, { id: 1, status: 'MATCHED' });
    await server.rows('update app.bank_statement_line set tried_at = null where community_id = 10');
    await call('DELETE', '1/matches/1?reason=Wrong');
    await matchLines(server.services, { communityId: 10, businessId: 101 }, new AbortController().signal);
    const [line] = await server.rows(
      'select status, tried_at is null as untried from app.bank_statement_line where community_id = 10',
    );
    expect(line).toEqual({ status: 'UNMATCHED', untried: false });
  });
});

describe('excluding and notes', () => {
  it('excludes a line with a reason and takes it back', async () => {
    await insertLine(server.services.owner, { id: 1 });
    expect((await call('POST', '1/exclude', { reason: 'Bank fee', version: 1 })).body).toMatchObject({
      status: 'EXCLUDED',
      unmatchedAmount: { amount: '0.00' },
      exclusion: { reason: 'Bank fee', excludedBy: 'Kim Tan' },
    });
    expect((await call('POST', '1/exclude', { reason: 'Bank fee' })).status).toBe(409);
    expect((await call('POST', '1/include', { version: 2 })).body).toMatchObject({
      status: 'UNMATCHED',
      exclusion: null,
    });
    expect((await call('POST', '1/include', {})).status).toBe(409);
  });

  it('does not exclude a line with matches', async () => {
    await insertLine(server.services.owner, { id: 1, status: 'MATCHED' });
    expect((await call('POST', '1/exclude', { reason: 'Fee' })).status).toBe(409);
  });

  it('keeps a note, which is all that a change of it changes', async () => {
    await insertLine(server.services.owner, { id: 1 });
    expect((await call('PUT', '1/note', { note: 'Called\nthe payer' })).body).toMatchObject({
      note: 'Called\nthe payer',
      status: 'UNMATCHED',
      version: 2,
    });
    expect((await call('PUT', '1/note', { note: 'Called\nthe payer' })).status).toBe(422);
  });
});

describe('who may', () => {
  it('lets viewers read lines and candidates, and change nothing', async () => {
    await insertLine(server.services.owner, { id: 1 });
    expect((await call('GET', '1', undefined, viewer)).status).toBe(200);
    expect((await call('GET', '1/candidates', undefined, viewer)).status).toBe(200);
    expect((await call('POST', '1/exclude', { reason: 'Fee' }, viewer)).status).toBe(403);
  });
});

describe('the explanation', () => {
  const addRules = async () => {
    await server.rows(
      `insert into app.matching_registration (community_id, id, business_id, off_system_bsb, created_at, updated_at)
       values (10, 501, 101, '082799', now(), now())`,
    );
    await server.rows(
      `insert into app.matching_rule (community_id, business_id, matching_registration_id, order_number, rule_code, rule_name,
         parameters, status, created_at, updated_at)
       select 10, 101, 501, n, (array['MATCH_TO_INVOICE_NUMBER', 'MATCH_TO_AMOUNT_AND_DATE', 'MATCH_TO_NAME_AND_AMOUNT'])[n],
         (array['Invoice number', 'Amount and date', 'Name and amount'])[n], '{"days": 5}',
         case when n = 3 then 'PAUSED' else 'ENABLED' end, now(), now() from generate_series(1, 3) n`,
    );
  };
  const removeRules = () => server.rows('delete from app.matching_rule where community_id = 10');

  it('names what failed in each rule, and the paused one', async () => {
    await addRules();
    await insertLine(server.services.owner, { id: 1 });
    await server.rows(
      `update app.bank_statement_line set narrative = 'OSKO NO NUMBER', tried_at = null where community_id = 10`,
    );
    await server.rows('update app.invoice set amount = 10050 where community_id = 10');
    await matchLines(server.services, { communityId: 10, businessId: 101 }, new AbortController().signal);
    const { rules, rulesTriedDate } = await get(1);
    await removeRules();
    expect(rulesTriedDate).toBeNull();
    expect(rules).toEqual([
      {
        ruleName: 'Invoice number',
        outcome: 'FAILED',
        reason: expect.stringContaining('no open invoice'),
        isNear: false,
      },
      {
        ruleName: 'Amount and date',
        outcome: 'FAILED',
        reason: 'The amount differs by $0.50 from the nearest invoice, M-1.',
        isNear: true,
      },
      { ruleName: 'Name and amount', outcome: 'PAUSED', reason: 'Paused', isNear: false },
    ]);
  });

  it('names the rule that matched, those before it and those that were not tried', async () => {
    await addRules();
    await insertLine(server.services.owner, { id: 1 });
    await server.rows(`update app.matching_rule set order_number = 3 - order_number
       where community_id = 10 and order_number < 3`);
    await server.rows(
      `update app.invoice set invoice_number = 'M-100001', due_date = '2026-12-20' where community_id = 10`,
    );
    await server.rows(`update app.bank_statement_line set narrative = 'INV M 100001', tried_at = null
       where community_id = 10`);
    await matchLines(server.services, { communityId: 10, businessId: 101 }, new AbortController().signal);
    const { rules, rulesTriedDate, matches } = await get(1);
    await server.rows('update app.line_allocation set matching_rule_id = null where community_id = 10');
    await removeRules();
    expect(matches).toMatchObject([{ ruleName: 'Invoice number', matchedBy: 'A rule' }]);
    expect(rulesTriedDate).not.toBeNull();
    expect(rules).toMatchObject([
      { ruleName: 'Amount and date', outcome: 'FAILED' },
      { ruleName: 'Invoice number', outcome: 'MATCHED', reason: 'Found M-100001' },
      { ruleName: 'Name and amount', outcome: 'PAUSED' },
    ]);
  });
});

describe('candidates', () => {
  const candidates = async (query = '') =>
    (await call('GET', `1/candidates?query=${encodeURIComponent(query)}`)).body.items as {
      invoiceNumber: string;
      amount: { text: string };
      reference: { isSame: boolean; text: string };
    }[];
  const setUp = async () => {
    const { owner } = server.services;
    await insertLine(owner, { id: 1 });
    await server.rows(`update app.bank_statement_line set narrative = 'HCW 0041827 M OLSSON'
       where community_id = 10`);
    await server.rows(
      `insert into app.customer (community_id, id, business_id, customer_number, customer_name, created_at, updated_at)
       values (10, 7301, 101, 'HCW-0041827', 'Margaret Olsson', now(), now()) on conflict do nothing`,
    );
    await server.rows(
      `insert into app.invoice (community_id, id, business_id, customer_id, invoice_number, status, amount, currency, issue_date, due_date, created_at, updated_at)
       select 10, 100 + row_number() over (), 101, g.customer, g.number, 'OPEN', g.amount, 'AUD', '2026-11-01', '2026-11-24', now(), now()
       from (values (7301, 'W-24001', 18640), (null, 'W-24002', 10050), (null, 'W-24003', 900000)) as g (customer, number, amount)`,
    );
  };

  it('put a number in the text before the amount, and say what differs', async () => {
    await setUp();
    const found = await candidates();
    expect(found.map(({ invoiceNumber }) => invoiceNumber)).toEqual(['W-24001', 'M-1', 'W-24002', 'W-24003']);
    expect(found[0]).toMatchObject({
      amount: { text: 'differs by $86.40' },
      reference: { isSame: true, text: 'customer number' },
    });
    expect(found[2]).toMatchObject({ amount: { text: 'differs by $0.50' } });
  });

  it('are found by the beginning of a number, by payer and by amount', async () => {
    await setUp();
    const numbers = async (query: string) => (await candidates(query)).map(({ invoiceNumber }) => invoiceNumber);
    expect(await numbers('w-2400')).toEqual(['W-24001', 'W-24002', 'W-24003']);
    expect(await numbers('olsson')).toEqual(['W-24001']);
    expect(await numbers('9,000.00')).toEqual(['W-24003']);
    expect(await numbers('%')).toEqual([]);
  });
});
