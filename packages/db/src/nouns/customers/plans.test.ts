import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '../../connect/statement.ts';
import type { Scope } from '../../connect/scope.ts';
import { seedBulk } from '../../seed/bulk/bulk.ts';
import { plansOf as plansIn, type Plan } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testTime } from '../../testing/test-rows.ts';
import { searchCustomers } from './search-customers.ts';
import { countOf, pageOf, type Params, type Shape } from './build-customer-search.ts';

let test: TestDatabase;
let tenant: Client;
let staff: Client;
/** The community with most customers, about 20,000 of 200,000. */
let scope: Scope & { kind: 'community' };
let sample: { id: number; name: string; number: string };

beforeAll(async () => {
  test = await createTestDatabase();
  await seedBulk(
    test.owner,
    { communities: 20, customers: 200_000, transactions: 0 },
    new Date(testTime),
    () => undefined,
  );
  const { rows } = await test.owner.query<{ community: number }>(
    'select community_id as community from app.customer group by 1 order by count(*) desc limit 1',
  );
  scope = { kind: 'community', communityId: rows[0]?.community ?? 0 };
  const found = await test.owner.query<typeof sample>(
    `select id, customer_name as name, customer_number as number from app.customer where community_id = $1 and customer_name like 'M% %' order by id limit 1 offset 700`,
    [scope.communityId],
  );
  if (!found.rows[0]) throw new Error('No sample');
  sample = found.rows[0];
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

const plansOf = (client: Client, statement: Statement) => plansIn(client, scope, statement);

const params: Params = {
  query: '',
  customerName: '',
  customerNumber: '',
  email: '',
  phones: [],
  businessId: 0,
  limit: 25,
  offset: 0,
  atMost: 1001,
  walk: 5100,
  countLimit: 10_001,
};
const shape: Shape = { everywhere: false, term: 'none', filters: [], sort: 'customerName' };
const seqScans = (nodes: readonly Plan[]) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'customer');
const indexesOf = (nodes: readonly Plan[]) => nodes.flatMap((node) => node['Index Name'] ?? []);

describe('as the tenant role, at 200,000 customers', () => {
  it.each([
    ['customerName', 'customer_by_name'],
    ['-customerName', 'customer_by_name'],
    ['customerNumber', 'customer_by_number'],
    ['customerId', 'customer_pkey'],
    ['-customerId', 'customer_pkey'],
    ['status', 'customer_by_status'],
    ['-createdAt', 'customer_by_creation'],
  ] as const)('a page sorted by %s walks %s', async (sort, index) => {
    const statement = pageOf({ ...shape, sort }).statement(params);
    const { nodes, blocks } = await plansOf(tenant, statement);
    expect(seqScans(nodes)).toEqual([]);
    expect(indexesOf(nodes)).toContain(index);
    expect(nodes.filter((node) => node['Node Type'] === 'Sort' && (node['Actual Rows'] ?? 0) > 25)).toEqual([]);
    expect(blocks).toBeLessThan(1000);
  });

  it.each([
    ['customerName', { customerName: 'Margaret O' }, /^customer_by_name/],
    ['customerNumber', { customerNumber: 'C000012' }, /^customer_by_number$/],
    ['email', { email: 'margaret.ol' }, /^customer_by_email$/],
    ['phone', { phones: ['049157155', '6149157155'] }, /^customer_by_phone$/],
  ] as const)('the filter %s is a range of its index', async (filter, value, index) => {
    const statement = pageOf({ ...shape, filters: [filter] }).statement({ ...params, ...value });
    const { nodes, blocks } = await plansOf(tenant, statement);
    expect(seqScans(nodes)).toEqual([]);
    expect(indexesOf(nodes).filter((name) => index.test(name))).not.toEqual([]);
    expect(blocks).toBeLessThan(2000);
  });

  it('a search gathers ids in a function and looks each of them up', async () => {
    for (const query of [sample.name, sample.number, sample.name.slice(1, 6)]) {
      const statement = pageOf({ ...shape, term: 'gathered' }).statement({ ...params, query });
      const { nodes, blocks } = await plansOf(tenant, statement);
      expect(seqScans(nodes)).toEqual([]);
      expect(indexesOf(nodes).filter((name) => name === 'customer_id' || name === 'customer_pkey')).not.toEqual([]);
      expect(blocks).toBeLessThan(8000);
    }
  });

  it('the deepest page that is allowed reads the index, not the rows it skips', async () => {
    const statement = pageOf(shape).statement({ ...params, offset: 15_000 });
    const { blocks } = await plansOf(tenant, statement);
    expect(blocks).toBeLessThan(1500);
  });

  it('a count reads an index only', async () => {
    const { nodes, blocks } = await plansOf(tenant, countOf(shape).statement(params));
    expect(nodes.map((node) => node['Node Type'])).toContain('Index Only Scan');
    expect(blocks).toBeLessThan(500);
  });

  it('the search function itself uses the trigram index with both of its columns', async () => {
    const { rows } = await test.owner.query<{ 'QUERY PLAN': string }>(
      `explain select customer_id from app.customer_search where community_id = ${scope.communityId}::bigint and (search like '%${sample.name.toLowerCase()}%') limit 1001`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Bitmap Index Scan on customer_search_by_trigrams');
    expect(plan).toMatch(/Index Cond: \(\(community_id = .*\) AND \(search ~~ /);
  });
});

describe('a misspelt word', () => {
  it.each(['community_id = 1001::bigint and ', ''])('is looked up in the index of deletions: %s', async (where) => {
    const { rows } = await test.owner.query<{ 'QUERY PLAN': string }>(
      `explain select distinct word from app.customer_word
       where ${where}app.word_deletions(word) && app.word_deletions('simth') limit 100`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Bitmap Index Scan on customer_word_by_deletion');
    if (where !== '') expect(plan).toMatch(/Index Cond: \(\(community_id = .*\) AND \(word_deletions\(word\) && /);
  });
});

describe('as the staff role', () => {
  it('neither a page nor a search over all communities scans the table', async () => {
    for (const statement of [
      pageOf({ ...shape, everywhere: true }).statement({ ...params, offset: 90_000 }),
      pageOf({ ...shape, everywhere: true, term: 'gathered' }).statement({ ...params, query: sample.number }),
    ]) {
      const { nodes, blocks } = await plansOf(staff, statement);
      expect(seqScans(nodes)).toEqual([]);
      expect(blocks).toBeLessThan(5000);
    }
  });

  it('60,000 names are walked in their index alone', async () => {
    const statement = pageOf({ ...shape, everywhere: true, term: 'walked' }).statement({
      ...params,
      query: 'nobody',
      walk: 60_000,
    });
    const { blocks } = await plansOf(staff, statement);
    expect(blocks).toBeGreaterThan(200);
    expect(blocks).toBeLessThan(3000);
  });
});

describe('a term that very many customers match', () => {
  it.each(['example.com', 'zoe', 'smith', 'e', 'sy'])(
    'is paged and counted exactly in a community: %s',
    async (query) => {
      const like = query.length < 3 ? [`%\n${query}%`, `% ${query}%`] : [`%${query.replace('.', '')}%`];
      for (const [page, status] of [
        [1, undefined],
        [4, 'DISABLED'],
      ] as const) {
        const { rows } = await test.owner.query<{ id: number }>(
          `select id from app.customer where community_id = $1 and search like any ($2) and ($3::boolean is null or enabled = $3)
         order by name_folded, id`,
          [scope.communityId, like, status === undefined ? null : false],
        );
        const found = await searchCustomers(test.db.reader(scope), { query, status, page, pageSize: 25 });
        expect(found.recordsCount).toBe(rows.length);
        const expected = rows.slice((page - 1) * 25, page * 25);
        expect(found.items.map((item) => item.customerId)).toEqual(expected.map((row) => row.id));
      }
    },
  );

  it('is counted to 10,000 over all communities', async () => {
    const staffReader = test.db.reader({ kind: 'staff' });
    const frequent = await searchCustomers(staffReader, { query: 'example', page: 1, pageSize: 25 });
    expect(frequent).toMatchObject({ recordsCount: 10_000, recordsCountCapped: true });
    expect(frequent.items).toHaveLength(25);
    const rare = await searchCustomers(staffReader, { query: sample.number, page: 1, pageSize: 25 });
    expect(rare.recordsCountCapped).toBeUndefined();
    expect(await searchCustomers(staffReader, { page: 1, pageSize: 1 })).toMatchObject({ recordsCountCapped: true });
  });
});
