import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '../../connect/scope.ts';
import { plansOf, type Plan } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { findIsAllowedOriginStatement } from './find-domain.ts';
import { countOfDomains, domainById, domainWithUrl, rowsOfDomains } from './read-domains.ts';

let test: TestDatabase;
let tenant: Client;
let auth: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  for (let id = 1; id <= 20; id++) await insertCommunity(test.owner, { id });
  // 10,000 domains of each community
  await test.owner.query(
    `insert into app.domain_whitelist (community_id, id, url, created_at)
     select n % 20 + 1, n, 'https://shop-' || n || '.example.com', $1 from generate_series(1, 200000) n`,
    [testTime],
  );
  await test.owner.query('vacuum analyze app.domain_whitelist');
  tenant = new Client(test.db.connectionConfig('tenant'));
  auth = new Client(test.db.connectionConfig('auth'));
  for (const client of [tenant, auth]) await client.connect();
}, 120_000);
afterAll(async () => {
  for (const client of [tenant, auth]) await client.end();
  await test.drop();
});

const typesOf = (nodes: readonly Plan[]) =>
  nodes.filter((node) => node['Relation Name'] === 'domain_whitelist').map((node) => node['Node Type']);

const url = 'https://shop-50006.example.com';
const reads = [
  ['a page', rowsOfDomains.statement({ limit: 25, offset: 0 }), 60],
  ['a page far behind', rowsOfDomains.statement({ limit: 25, offset: 2000 }), 2500],
  ['one by its ID', domainById.statement({ communityIpId: 50_006 }), 30],
  ['one by its URL', domainWithUrl.statement({ url }), 30],
  ['their count', countOfDomains.statement({}), 500],
] as const;

// Staff who work in a community have the role and the scope of its users
it.each(reads)("of a community's 10,000 domains, %s is read by index", async (_what, statement, most) => {
  const community: Scope = { kind: 'community', communityId: 7 };
  const { nodes, blocks } = await plansOf(tenant, community, statement);
  expect(typesOf(nodes)).not.toContain('Seq Scan');
  expect(typesOf(nodes)).not.toEqual([]);
  expect(blocks).toBeLessThan(most);
});

it.each([url, 'https://not-there.example.com'])('whether %s is allowed is found by index', async (origin) => {
  const statement = findIsAllowedOriginStatement({ communityId: 7, origin });
  const { nodes, blocks } = await plansOf(auth, { kind: 'auth' }, statement);
  expect(typesOf(nodes)).not.toContain('Seq Scan');
  expect(blocks).toBeLessThan(40);
});
