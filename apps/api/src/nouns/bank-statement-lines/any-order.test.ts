import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchLines } from '../../engines/matching/match-lines.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

const LINES = 4;
const INVOICES = 3;
let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  const ofFacility = { kind: 'CLIENT', communityId: 10 } as const;
  officer = await server.signIn({ ...ofFacility, loginName: 'officer', rights: ['MANAGE_RECONCILIATION'] });
  await server.rows(
    `insert into app.bank_statement_account (community_id, id, business_id, alias_name, source, status, currency,
       masked_identifier, last_four, created_at, updated_at)
     values (10, 1, 101, 'Receipts', 'MT940', 'ACTIVE', 'AUD', '...994', '994', now(), now())`,
  );
  await server.rows(
    `insert into app.bank_statement (community_id, id, business_id, bank_statement_account_id, statement_date,
       opening_balance, closing_balance, file_hash, received_at, currency)
     values (10, 1, 101, 1, '2026-11-19', 0, 0, sha256('a'), now(), 'AUD')`,
  );
  await server.rows(
    `insert into app.matching_registration (community_id, id, business_id, off_system_bsb, created_at, updated_at)
     values (10, 501, 101, '082799', now(), now())`,
  );
  await server.rows(
    `insert into app.matching_rule (community_id, business_id, matching_registration_id, order_number, rule_code, rule_name,
       parameters, created_at, updated_at)
     values (10, 101, 501, 1, 'MATCH_TO_INVOICE_NUMBER', 'Number', '{"tolerance": 50}', now(), now())`,
  );
});
afterAll(() => server.close());

const index = (count: number) => fc.integer({ min: 1, max: count });
const cents = fc.integer({ min: 1, max: 12_000 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('import' as const), line: index(LINES), invoice: index(INVOICES), amount: cents }),
  fc.record({ kind: fc.constant('match' as const), line: index(LINES), invoice: index(INVOICES), amount: cents }),
  fc.record({ kind: fc.constant('undo' as const), match: fc.nat(20) }),
  fc.record({ kind: fc.constant('exclude' as const), line: index(LINES) }),
  fc.record({ kind: fc.constant('include' as const), line: index(LINES) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function send(method: 'POST' | 'DELETE', path: string, payload?: object): Promise<void> {
  const url = `${server.rest}/bank-statement-lines/${path}`;
  const { statusCode } = await server.app.inject({
    method,
    url,
    headers: officer.headers,
    ...(payload && { payload }),
  });
  expect(statusCode).toBeLessThan(500);
}

async function take(made: Step): Promise<void> {
  switch (made.kind) {
    case 'import':
      await server.rows(
        `insert into app.bank_statement_line (community_id, business_id, id, bank_statement_account_id, bank_statement_id,
           line_number, value_date, amount, currency, narrative, updated_at)
         values (10, 101, $1::int, 1, 1, $1::int, '2026-11-19', $2, 'AUD', 'INV ANY-' || $3::int, now()) on conflict do nothing`,
        [made.line, made.amount, 100_000 + made.invoice],
      );
      return matchLines(server.services, { communityId: 10, businessId: 101 }, new AbortController().signal);
    case 'match': {
      const amount = `${Math.floor(made.amount / 100)}.${String(made.amount % 100).padStart(2, '0')}`;
      return send('POST', `${made.line}/matches`, { invoices: [{ invoiceId: made.invoice, amount }] });
    }
    case 'undo': {
      const rows = await server.rows<{ id: number; line: number }>(
        'select id, bank_statement_line_id as line from app.line_allocation where community_id = 10 order by id',
      );
      const match = rows[made.match % Math.max(rows.length, 1)];
      return match ? send('DELETE', `${match.line}/matches/${match.id}?reason=Wrong`) : undefined;
    }
    case 'exclude':
      return send('POST', `${made.line}/exclude`, { reason: 'Fee' });
    case 'include':
      return send('POST', `${made.line}/include`, {});
  }
}

/** Lines and invoices whose sums or states do not follow from the matches. */
const wrong = () =>
  server.rows<{ what: string }>(
    `select 'invoice ' || i.id || ' ' || i.status || ' ' || i.amount_paid as what
     from app.invoice i
     left join lateral (select coalesce(sum(x.amount), 0) as paid from app.line_allocation x
       where x.community_id = i.community_id and x.invoice_id = i.id) s on true
     where i.community_id = 10 and (i.amount_paid <> s.paid or i.remaining <> i.amount - s.paid
       or i.amount_paid > i.amount + 50
       or i.status <> case when s.paid = 0 then 'OPEN' when s.paid < i.amount then 'PART_PAID'
         when s.paid = i.amount then 'PAID' else 'OVERPAID' end)
     union all
     select 'line ' || l.id || ' ' || l.status || ' ' || s.paid
     from app.bank_statement_line l
     left join lateral (select coalesce(sum(x.amount), 0) as paid from app.line_allocation x
       where x.community_id = l.community_id and x.bank_statement_line_id = l.id) s on true
     where l.community_id = 10 and (s.paid > l.amount
       or l.status <> case when s.paid = l.amount then 'MATCHED' when s.paid > 0 then 'PART_MATCHED'
         when l.status = 'EXCLUDED' then 'EXCLUDED' else 'UNMATCHED' end)`,
  );

it('any order of imports, matches, undos and exclusions leaves the sums right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      for (const table of ['line_allocation', 'bank_statement_line', 'invoice'])
        await server.rows(`delete from app.${table} where community_id = 10`);
      await server.rows(
        `insert into app.invoice (community_id, business_id, id, invoice_number, status, amount, currency, issue_date, due_date,
           created_at, updated_at)
         select 10, 101, n, 'ANY-' || (100000 + n), 'OPEN', 5000 * n, 'AUD', '2026-11-01', '2026-11-19', now(), now()
         from generate_series(1, ${INVOICES}) n`,
      );
      for (const made of steps) await take(made);
      expect(await wrong()).toEqual([]);
    }),
    { numRuns: 40 },
  );
}, 120_000);
