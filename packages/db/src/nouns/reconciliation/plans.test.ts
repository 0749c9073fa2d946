import type { Compilable } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from '../../connect/reader.ts';
import type { Statement } from '../../connect/statement.ts';
import { plansOf, type Plan } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { findNearInvoices, searchOpenInvoices } from './find-candidate-invoices.ts';

let test: TestDatabase;
let tenant: Client;
const place = { communityId: 10, businessId: 100 };
const scope = { kind: 'community', communityId: 10 } as const;

beforeAll(async () => {
  test = await createTestDatabase();
  for (const id of [10, 20]) await insertCommunity(test.owner, { id });
  // 120,000 invoices, half of them of each community, 20,000 of them open
  await test.owner.query(
    `insert into app.invoice (community_id, business_id, invoice_number, status, amount, amount_paid, currency, issue_date,
       due_date, created_at, updated_at)
     select c, c * 10, 'W-' || n, case when n % 6 = 0 then 'OPEN' else 'PAID' end, 10000 + n,
       case when n % 6 = 0 then 0 else 10000 + n end, 'AUD', '2026-11-01', '2026-11-20', $1::timestamptz, $1::timestamptz
     from (values (10), (20)) as v (c), generate_series(1, 60000) n`,
    [testTime],
  );
  await test.owner.query('vacuum analyze');
  tenant = new Client(test.db.connectionConfig('tenant'));
  await tenant.connect();
}, 180_000);
afterAll(async () => {
  await tenant.end();
  await test.drop();
});

/** The statement that a query function sends. */
async function statementOf(send: (db: Reader) => Promise<unknown>): Promise<Statement> {
  const sent: Statement[] = [];
  const db = {
    run: (query: Compilable) => {
      const { sql, parameters } = query.compile();
      sent.push({ text: sql, values: [...parameters] });
      return Promise.resolve([]);
    },
  } as unknown as Reader;
  await send(db);
  const [statement] = sent;
  if (!statement) throw new Error('Nothing was sent');
  return statement;
}

const scans = (nodes: readonly Plan[]) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan').filter((node) => node['Relation Name'] === 'invoice');

describe('Among 120,000 invoices', () => {
  it('those that a line names, and those next to its amount, are found by index', async () => {
    const named = {
      currency: 'AUD' as const,
      numberKeys: ['W600', 'NONE'],
      customerKeys: ['HCW0041827'],
      buyerCodes: ['HCC'],
      amounts: [{ from: 10_600n, to: 10_600n }],
    };
    const statement = await statementOf((db) => findNearInvoices(db, place, { named, amount: 20_000n, most: 10 }));
    const { nodes, blocks } = await plansOf(tenant, scope, statement);
    expect(scans(nodes)).toEqual([]);
    expect(blocks).toBeLessThan(3000);
  });

  it('those that a text names are found by index', async () => {
    const typed = { currency: 'AUD' as const, text: 'w-60', key: 'W60', amount: null, most: 20 };
    const statement = await statementOf((db) => searchOpenInvoices(db, place, typed));
    const { nodes, blocks } = await plansOf(tenant, scope, statement);
    expect(scans(nodes)).toEqual([]);
    expect(blocks).toBeLessThan(3000);
  });
});
