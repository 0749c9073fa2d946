import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plansOf, type Plan } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { countOf, type ExternalSystemClientCriteria, rowsOf, statementOf } from './search-external-system-clients.ts';

let test: TestDatabase;
let staff: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  for (let id = 1; id <= 20; id++) await insertCommunity(test.owner, { id });
  // 100 businesses of each community, and 100 clients of each of them
  await test.owner.query(
    `insert into app.business (community_id, id, kind, name, code, settlement_currency, created_at)
     select n % 20 + 1, 1000 + n, 'SUPPLIER', 'Harbour ' || md5(n::text), 'HB' || n, 'AUD', $1
     from generate_series(0, 1999) n`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.external_system_client (community_id, business_id, system_code, client_code, created_at)
     select n % 20 + 1, 1000 + n % 2000, 'SYS' || n % 500, 'CL-' || lpad(n::text, 7, '0'), $1
     from generate_series(0, 199999) n`,
    [testTime],
  );
  await test.owner.query('vacuum analyze app.external_system_client, app.business, app.community');
  staff = new Client(test.db.connectionConfig('staff'));
  await staff.connect();
}, 120_000);
afterAll(async () => {
  await staff.end();
  await test.drop();
});

const scans = (nodes: readonly Plan[]) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'external_system_client');

const searches: [what: string, criteria: ExternalSystemClientCriteria, most?: number][] = [
  ['with a client code', { clientCode: 'CL-0100006' }],
  // Reads the 10,000 of the community at most
  ['with a system code in a community', { systemCode: 'SYS106', communityId: 7 }, 2500],
  ['of a business by its code', { businessCode: 'HB1006' }],
  ['of a business by its name', { businessName: '9246444d94' }],
  ['with words of a client code', { query: '0100006' }],
  ['with the code of a business', { query: 'hb1006' }],
  ['that no one has', { clientCode: 'CL-9999999' }],
];

// Only staff search them, over all communities
it.each(searches)(
  'among 200,000 clients, those %s are found and counted by index',
  async (_what, criteria, most = 1000) => {
    const { given, values } = statementOf(criteria);
    for (const statement of [
      rowsOf(given).statement({ ...values, limit: 25, offset: 0 }),
      countOf(given).statement(values),
    ]) {
      const { nodes, blocks } = await plansOf(staff, { kind: 'staff' }, statement);
      expect(scans(nodes)).toEqual([]);
      expect(blocks).toBeLessThan(most);
    }
  },
);
