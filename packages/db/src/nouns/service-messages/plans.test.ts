import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '../../connect/scope.ts';
import { plansOf, type Plan } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { countOf, rowsOf, statementOf, tallyOf } from './read-service-messages.ts';

let test: TestDatabase;
let tenant: Client;
let staff: Client;
const community: Scope = { kind: 'community', communityId: 7 };
const day = 86_400_000;

beforeAll(async () => {
  test = await createTestDatabase();
  for (let id = 1; id <= 20; id++) await insertCommunity(test.owner, { id });
  // A year of messages: 10,000 of each community
  await test.owner.query(
    `insert into app.service_message (community_id, doctype_code, direction, status, created_at, updated_at, finished_at)
     select n % 20 + 1, (array['REPORT', 'NOTICE', 'FILE'])[n % 3 + 1], 'OUTBOUND',
       case when n % 500 = 0 then 'FAILED' else 'DELIVERED' end, at, at, at
     from (select n, $1::timestamptz - n * interval '2.6 minutes' as at from generate_series(1, 200000) n) days`,
    [testTime],
  );
  await test.owner.query('vacuum analyze app.service_message, app.community');
  tenant = await connect('tenant');
  staff = await connect('staff');
});
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

const span = { from: new Date(Date.parse(testTime) - 30 * day), before: new Date(testTime) };
const scans = (nodes: readonly Plan[]) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'service_message');
const indexesOf = (nodes: readonly Plan[]) => [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))];

it.each([
  ['all', {}, 'service_message_creation'],
  ['of a kind', { doctypeCode: ['NOTICE'] }, 'service_message_doctype'],
  ['in a status', { status: ['FAILED'] }, 'service_message_status'],
] as const)("a page of a community's messages, %s, walks an index in its order", async (_name, filters, index) => {
  const { given, values } = statementOf({ communityId: 7, ...span, ...filters });
  const statement = rowsOf(given).statement({ ...values, limit: 25, offset: 0 });
  const { nodes, blocks } = await plansOf(tenant, community, statement);
  expect(scans(nodes)).toEqual([]);
  expect(indexesOf(nodes)).toContain(index);
  expect(nodes.filter((node) => node['Node Type'] === 'Sort' && (node['Actual Rows'] ?? 0) > 25)).toEqual([]);
  expect(blocks).toBeLessThan(200);
});

it.each([
  ['counting', countOf],
  ['adding up', tallyOf],
] as const)("%s a community's 30 days reads those days only", async (_name, query) => {
  const { given, values } = statementOf({ communityId: 7, ...span });
  const { nodes, blocks } = await plansOf(tenant, community, query(given).statement({ ...values, timeZone: 'UTC' }));
  expect(scans(nodes)).toEqual([]);
  expect(blocks).toBeLessThan(1500);
});

it('a page of all communities walks the index of all of them', async () => {
  const { given, values } = statementOf({ communityId: null, ...span });
  const statement = rowsOf(given).statement({ ...values, limit: 25, offset: 0 });
  const { nodes, blocks } = await plansOf(staff, { kind: 'staff' }, statement);
  expect(scans(nodes)).toEqual([]);
  expect(indexesOf(nodes)).toContain('service_message_everywhere');
  expect(blocks).toBeLessThan(200);
});
