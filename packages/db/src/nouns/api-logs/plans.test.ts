import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '../../connect/scope.ts';
import { plansOf, type Plan } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { type ApiLogSearch, countOf, rowsOf, statementOf } from './list-api-logs.ts';

let test: TestDatabase;
let tenant: Client;
let staff: Client;
const community: Scope = { kind: 'community', communityId: 7 };

beforeAll(async () => {
  test = await createTestDatabase();
  for (let id = 1; id <= 20; id++) await insertCommunity(test.owner, { id });
  await test.owner.query(`select app.turn_api_log($1::timestamptz::date - 60, $1::timestamptz::date)`, [testTime]);
  // Two months of calls: 10,000 of each community, of which one in 50 failed
  await test.owner.query(
    `insert into app.api_log (community_id, api_key_id, requested_at, http_method, request_url, operation, http_status,
       error_type, duration_ms, request_headers, response_headers, ip, request_id, terms)
     select n % 20 + 1, n % 7 + 1, $1::timestamptz - n * interval '26 seconds', 'GET', '/customers/' || n,
       (array['customers.get', 'customers.search'])[n % 2 + 1], case when n % 50 = 0 then 404 else 200 end,
       case when n % 50 = 0 then 'not-found' end, 5, '{}', '{}', '203.0.113.' || n % 200, 'r' || n,
       array_to_tsvector(array[n % 20 + 1 || ':customers', n % 20 + 1 || ':' || n])
     from generate_series(1, 200000) n`,
    [testTime],
  );
  await test.owner.query('vacuum analyze app.api_log');
  tenant = await connect('tenant');
  staff = await connect('staff');
}, 120_000);
afterAll(async () => {
  await tenant.end();
  await staff.end();
  await test.drop();
});

async function connect(role: 'tenant' | 'staff'): Promise<Client> {
  const client = new Client(test.db.connectionConfig(role));
  await client.connect();
  return client;
}

const scans = (nodes: readonly Plan[]) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name']?.startsWith('api_log_2'));
const page = { limit: 20, offset: 0 };

const searches: [what: string, search: Partial<ApiLogSearch>][] = [
  ['all', {}],
  ['that failed', { httpStatus: '4xx' }],
  ['with one status', { httpStatus: '404' }],
  ['of a key', { apiKeyId: 3 }],
  ['of an operation', { operation: 'customers.search' }],
  ['from an address', { ipAddress: '203.0.113.6' }],
  ['with a request ID', { requestId: 'r20006' }],
  ['of some days', { from: '2026-11-01T00:00:00Z', before: '2026-11-02T00:00:00Z' }],
  ['with words', { words: ['20006'] }],
];

it.each(searches)("a page of a community's calls, %s, is found by index", async (_what, search) => {
  const { shape, values } = statementOf({ words: [], ...search });
  const { nodes, blocks } = await plansOf(tenant, community, rowsOf(shape).statement({ ...values, ...page }));
  expect(scans(nodes)).toEqual([]);
  expect(nodes.filter((node) => node['Node Type'] === 'Sort' && (node['Actual Rows'] ?? 0) > 250)).toEqual([]);
  // Words are first looked for in the newest 2,000 calls
  expect(blocks).toBeLessThan(search.words ? 2000 : 1000);
});

it.each(searches)("counting a community's calls, %s, reads an index", async (_what, search) => {
  const { shape, values } = statementOf({ words: [], ...search });
  const { nodes, blocks } = await plansOf(tenant, community, countOf(shape).statement(values));
  expect(scans(nodes)).toEqual([]);
  expect(blocks).toBeLessThan(2500);
});

it('reads of staff over all communities walk an index of each month', async () => {
  const text = 'select id from app.api_log where community_id = $1 order by requested_at desc, id desc limit 20';
  const { nodes, blocks } = await plansOf(staff, { kind: 'staff' }, { text, values: [7] });
  expect(scans(nodes)).toEqual([]);
  expect(blocks).toBeLessThan(200);
});
