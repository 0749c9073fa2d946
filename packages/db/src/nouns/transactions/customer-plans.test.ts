import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readerOver, type Reader } from '../../connect/reader.ts';
import type { Scope } from '../../connect/scope.ts';
import type { Statement } from '../../connect/statement.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, insertCustomers, testTime } from '../../testing/test-rows.ts';
import { listDeclinedPayments, listLatestTransactions, sumMonthsOfCustomer } from './list-customer-transactions.ts';

// Three years of payments: a third of the 100,000 is in the last twelve months
const customerId = 100_001;
const PAYMENTS = 100_000;
let test: TestDatabase;
let clients: Record<'tenant' | 'restricted', Client>;

beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
  await insertCustomers(test.owner, { communityId: 10, businessId: 100, firstId: 100_000, count: 2000 });
  await test.owner.query(
    `insert into app.transaction (community_id, business_id, customer_id, status, amount, currency, transaction_time, status_changed_at,
       source, payment_method)
     select 10, 100, case when n <= $1 then $2::bigint else 100000 + n % 2000 end,
       case when n % 500 = 0 then 'DECLINED' else 'APPROVED' end, 1000 + n % 500, 'AUD',
       $3::timestamptz - n % $1 * interval '15.8 minutes', $3, 'RESTAPI', 'CREDIT_CARD'
     from generate_series(1, $1::int + 40000) n`,
    [PAYMENTS, customerId, testTime],
  );
  await test.owner.query('vacuum analyze app.transaction, app.customer');
  clients = {
    tenant: new Client(test.db.connectionConfig('tenant')),
    restricted: new Client(test.db.connectionConfig('restricted')),
  };
  for (const client of Object.values(clients)) await client.connect();
}, 180_000);
afterAll(async () => {
  for (const client of Object.values(clients)) await client.end();
  await test.drop();
});

const scopes: Record<keyof typeof clients, Scope> = {
  tenant: { kind: 'community', communityId: 10 },
  restricted: { kind: 'community', communityId: 10, businessIds: [100] },
};
const reads: [string, RegExp, number, (db: Reader) => Promise<unknown>][] = [
  [
    'twelve months',
    /^transaction_customer$/,
    12_000,
    (db) => sumMonthsOfCustomer(db, { customerId, today: '2026-11-20', timeZone: 'Australia/Sydney' }),
  ],
  ['the latest', /^transaction_(customer|id|pkey)$/, 100, (db) => listLatestTransactions(db, { customerId, limit: 5 })],
  [
    'what failed in 30 days',
    // where few of a customer's many payments failed, those of the status are fewer
    /^transaction_(customer|by_status)$/,
    3000,
    (db) => listDeclinedPayments(db, { customerId, since: '2026-10-21T09:00:00.000Z', limit: 5 }),
  ],
];

it.each(reads.flatMap((read) => [['tenant', ...read] as const, ['restricted', ...read] as const]))(
  'of a customer with 100,000 payments, as %s: %s, by index',
  async (role, _what, index, mostBlocks, run) => {
    const sent: Statement[] = [];
    await run(
      readerOver(scopes[role], async (statement) => {
        sent.push(statement);
        return clients[role].query({ text: 'select 0 as count where false', rowMode: 'array' }) as never;
      }),
    );
    for (const statement of sent) {
      const { nodes, blocks } = await plansOf(clients[role], scopes[role], statement);
      const seen = nodes.map((node) => [node['Node Type'], node['Relation Name'], node['Index Name']].join(' '));
      const rowsRead = nodes.filter((node) => node['Relation Name'] === 'transaction');
      expect(rowsRead.length).toBeGreaterThan(0);
      for (const node of rowsRead) expect(node['Index Name'] ?? '', seen.join('\n')).toMatch(index);
      expect(blocks, seen.join('\n')).toBeLessThan(mostBlocks);
    }
  },
);
