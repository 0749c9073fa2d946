import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '../../connect/scope.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { countOfRevenues, rowsOfRevenues } from './read-expected-revenues.ts';

let test: TestDatabase;
let tenant: Client;
let staff: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  for (let id = 1; id <= 20; id++) await insertCommunity(test.owner, { id });
  // 5,000 expected fees of each community, each with three amounts
  await test.owner.query(
    `insert into app.expected_revenue (community_id, id, fee_type, sold_product, sold_item, first_month, created_on,
       created_at, updated_at)
     select n % 20 + 1, n, case when n % 40 < 20 then 'ESTAB' else 'MONTHLY' end, 'PayTo', 'Monthly access fee',
       '2026-01-01', date '2024-01-01' + n / 200, $1, $1 from generate_series(1, 100000) n`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.expected_revenue_amount (community_id, expected_revenue_id, from_month, amount)
     select n % 20 + 1, n, date '2026-01-01' + make_interval(months => m), 10000 + m
     from generate_series(1, 100000) n, generate_series(0, 2) m`,
  );
  await test.owner.query('vacuum analyze app.expected_revenue, app.expected_revenue_amount');
  tenant = new Client(test.db.connectionConfig('tenant'));
  staff = new Client(test.db.connectionConfig('staff'));
  for (const client of [tenant, staff]) await client.connect();
}, 120_000);
afterAll(async () => {
  for (const client of [tenant, staff]) await client.end();
  await test.drop();
});

const none = { soldProduct: false, soldItem: false, reconciled: false, createdDate: false };
const values = {
  communityId: 7,
  feeType: 'MONTHLY',
  thisMonth: '2026-11-01',
  lastMonth: '2026-10-01',
  soldProduct: 'PayTo',
  soldItem: 'Monthly access fee',
  reconciled: false,
  createdDate: '2025-01-15',
} as const;
const page = { limit: 20, offset: 0 };
const reads = [
  ['the first page', rowsOfRevenues(none).statement({ ...values, ...page }), 1500],
  [
    'a page of those that are not reconciled',
    rowsOfRevenues({ ...none, reconciled: true }).statement({ ...values, ...page }),
    1500,
  ],
  ['those of a day', rowsOfRevenues({ ...none, createdDate: true }).statement({ ...values, ...page }), 400],
  ['their count', countOfRevenues(none).statement(values), 3000],
] as const;
const scopes: [string, Scope][] = [
  ['a tenant', { kind: 'community', communityId: 7 }],
  ['staff', { kind: 'staff' }],
];

it.each(
  scopes.flatMap(([reader, scope]) =>
    reads.map(([what, statement, most]) => ({ reader, scope, what, statement, most })),
  ),
)('of 5,000 expected fees of a community, $what is read by index for $reader', async ({ scope, statement, most }) => {
  const { nodes, blocks } = await plansOf(scope.kind === 'staff' ? staff : tenant, scope, statement);
  const scans = nodes.filter(
    ({ 'Node Type': type, 'Relation Name': table }) =>
      type === 'Seq Scan' && String(table).startsWith('expected_revenue'),
  );
  expect(scans).toEqual([]);
  expect(blocks).toBeLessThan(most);
});
