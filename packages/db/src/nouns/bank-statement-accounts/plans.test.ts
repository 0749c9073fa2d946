import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plansOf, type Plan } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { rowsOf as communityRows } from '../quickrec/search-quickrec-communities.ts';
import { groupsOf } from './list-account-groups.ts';
import { countOf, rowsOf, type StatementAccountCriteria, statementOf } from './search-bank-statement-accounts.ts';

let test: TestDatabase;
let tenant: Client;
let staff: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  for (let id = 1; id <= 20; id++) await insertCommunity(test.owner, { id });
  await test.owner.query(
    `insert into app.business (community_id, id, kind, name, code, settlement_currency, created_at)
     select n % 20 + 1, 1000 + n, 'SUPPLIER', 'Business ' || n, 'SB' || n, 'AUD', $1 from generate_series(0, 199) n`,
    [testTime],
  );
  // 5,000 accounts of each community, 500 of each business and 100 of each group
  await test.owner.query(
    `insert into app.bank_statement_account
       (community_id, business_id, alias_name, source, group_code, status, currency, masked_identifier, last_four, created_at, updated_at)
     select n % 20 + 1, 1000 + n % 200, 'Account ' || md5(n::text), 'BAI2', 'G' || n / 20 % 50, 'ACTIVE', 'AUD',
       '062-000 ....' || lpad((n % 10000)::text, 4, '0'), lpad((n % 10000)::text, 4, '0'), $1, $1
     from generate_series(0, 99999) n`,
    [testTime],
  );
  await test.owner.query('vacuum analyze app.bank_statement_account, app.business, app.community');
  tenant = new Client(test.db.connectionConfig('tenant'));
  staff = new Client(test.db.connectionConfig('staff'));
  await Promise.all([tenant.connect(), staff.connect()]);
}, 120_000);
afterAll(async () => {
  await Promise.all([tenant.end(), staff.end()]);
  await test.drop();
});

const scans = (nodes: readonly Plan[]) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'bank_statement_account');

const searches: [what: string, criteria: StatementAccountCriteria][] = [
  ['of a group', { communityId: 7, groupCode: 'G3' }],
  ['of a group, with words', { communityId: 7, groupCode: 'G3', query: 'account 9' }],
  ['of a business', { communityId: 7, businessId: 1006 }],
  ['of a business, with last digits', { communityId: 7, businessId: 1006, query: '0006' }],
];

it.each(searches)('among 100,000 accounts, those %s are found and counted by index', async (_what, criteria) => {
  const { shape, values } = statementOf(criteria);
  for (const statement of [
    rowsOf(shape).statement({ ...values, limit: 25, offset: 0 }),
    countOf(shape).statement(values),
  ]) {
    const { nodes, blocks } = await plansOf(tenant, { kind: 'community', communityId: 7 }, statement);
    expect(scans(nodes)).toEqual([]);
    expect(blocks).toBeLessThan(1000);
  }
});

it('counts the accounts of groups and of communities by index', async () => {
  const groups = groupsOf.statement({ communityId: 7 });
  expect(scans((await plansOf(tenant, { kind: 'community', communityId: 7 }, groups)).nodes)).toEqual([]);
  const communities = communityRows({ query: false, hidesEmpty: true }).statement({ words: [], limit: 20, offset: 0 });
  expect(scans((await plansOf(staff, { kind: 'staff' }, communities)).nodes)).toEqual([]);
});
