import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testTime } from '../../testing/test-rows.ts';
import {
  countOf,
  type CommunityCriteria,
  rowsOf,
  searchCommunityOverviews,
  statementOf,
} from './search-community-overviews.ts';

let test: TestDatabase;
let staff: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.owner.query(
    `insert into app.community (id, name, code, time_zone, currency, country, created_at, enabled, is_sandbox)
     select n, 'Facility ' || md5(n::text), 'F' || n, 'Australia/Sydney', 'AUD', 'AU', $1, n % 50 <> 0, n % 100 = 1
     from generate_series(1001, 101000) n`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.business (community_id, id, kind, name, code, settlement_currency, created_at)
     select n, n, 'SUPPLIER', 'Trader ' || md5(n::text || 'b'), 'T' || n, 'AUD', $1 from generate_series(1001, 101000) n`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.business_parameter (community_id, business_id, code, value, updated_at)
     select n, n, 'BILLING_CODE', 'BC-' || n, $1 from generate_series(1001, 101000) n`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.domain_whitelist (community_id, url, created_at)
     select n, 'https://pay.shop-' || n || '.example.com', $1 from generate_series(1001, 101000) n`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.system_user (kind, community_id, login_name, full_name, email, created_at, updated_at)
     select 'CLIENT', n, 'user.' || n, 'User ' || n, 'user@mail-' || n || '.example', $1, $1
     from generate_series(1001, 101000) n`,
    [testTime],
  );
  await test.owner.query(
    'vacuum analyze app.community, app.business, app.business_parameter, app.domain_whitelist, app.system_user',
  );
  staff = new Client(test.db.connectionConfig('staff'));
  await staff.connect();
}, 240_000);
afterAll(async () => {
  await staff.end();
  await test.drop();
});

const since = new Date(testTime);
const found = async (criteria: Partial<CommunityCriteria>) => {
  const at = { page: 1, pageSize: 20, since };
  const { items, recordsCount } = await searchCommunityOverviews(test.db.reader({ kind: 'staff' }), {
    ...criteria,
    ...at,
  });
  return [items.map(({ communityId }) => communityId), recordsCount];
};

describe('a community is found by', () => {
  it.each([
    ['its code', 'f50007'],
    ['the code of a business', 't50007'],
    ['the name of a business', `trader ${createHash('md5').update('50007b').digest('hex').slice(0, 12)}`],
    ['a billing code', 'bc-50007'],
    ['a registered domain', 'https://pay.shop-50007.example.com/checkout'],
    ['a domain above it', 'shop-50007.example.com'],
    ['the domain of a user', 'mail-50007.example'],
    ['the email of a user', 'someone@mail-50007.example'],
  ])('%s', async (_what, query) => {
    expect(await found({ query })).toEqual([[50_007], 1]);
  });

  it('nothing that only looks like it', async () => {
    for (const query of ['hop-50007.example.com', 'shop-50007.example', '%', 'example', 'mail-50007'])
      expect(await found({ query })).toEqual([[], 0]);
  });

  it('no word of a sandbox', async () => {
    expect(await found({ query: 'f50001' })).toEqual([[], 0]);
  });
});

const searches: [what: string, criteria: Partial<CommunityCriteria>, most?: number][] = [
  ['the first page', {}],
  ['with a word', { query: 'f50007' }],
  ['with a domain', { query: 'shop-50007.example.com' }],
  ['with an email', { query: 'someone@mail-50007.example' }],
  ['with a word that all have', { query: 'facility' }, 60_000],
  ['that are disabled', { status: 'DISABLED' }],
];

// What a row waits for and did last is found by index; a limited count may walk the pages of communities
it.each(searches)('among 100,000 communities, %s is read by index', async (_what, criteria, most = 4000) => {
  const { shape, values } = statementOf({ ...criteria, since });
  const rows = await plansOf(staff, { kind: 'staff' }, rowsOf(shape).statement({ ...values, limit: 20, offset: 0 }));
  const walked = rows.nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
  expect(walked.filter((table) => table !== 'community_product')).toEqual([]);
  expect(rows.blocks).toBeLessThan(most);
  const counted = await plansOf(staff, { kind: 'staff' }, countOf(shape).statement(values));
  expect(counted.blocks).toBeLessThan(most);
});
