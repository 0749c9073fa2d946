import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../connect/scope.ts';
import { seedBulk } from '../../seed/bulk/bulk.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testTime } from '../../testing/test-rows.ts';
import { unusedStatement } from './list-unused-sandboxes.ts';

let test: TestDatabase;
let tenant: Client;
let scope: Scope;
const before = new Map<string, number>();

const lists = {
  customers: 'select id, customer_name from app.customer order by name_folded, id limit 25',
  transactions: 'select id, receipt_number from app.transaction order by transaction_time desc, id desc limit 25',
  'approved transactions': `select id, receipt_number from app.transaction where status = 'APPROVED'
    order by transaction_time desc, id desc limit 25`,
  'accounts of a customer': `select id, display_name from app.customer_account
    where customer_id = (select min(id) from app.customer) order by id`,
};

const blocksOf = async (text: string) => (await plansOf(tenant, scope, { text, values: [] })).blocks;

beforeAll(async () => {
  test = await createTestDatabase();
  const sizes = { communities: 10, customers: 10_000, transactions: 40_000 };
  await seedBulk(test.owner, sizes, new Date(testTime), () => undefined);
  const { rows } = await test.owner.query<{ id: number }>(
    'select community_id as id from app.transaction group by 1 order by count(*) desc limit 1',
  );
  scope = { kind: 'community', communityId: rows[0]?.id ?? 0 };
  tenant = new Client(test.db.connectionConfig('tenant'));
  await tenant.connect();
  for (const [name, text] of Object.entries(lists)) before.set(name, await blocksOf(text));
  await insertSandboxes();
}, 120_000);
afterAll(async () => {
  await tenant.end();
  await test.drop();
});

/** 1,000 sandboxes, each with what the product fills it with: 12 customers and cards, 14 payments, a user with sessions. */
async function insertSandboxes(): Promise<void> {
  await test.owner.query(
    `insert into app.community (id, name, code, time_zone, currency, country, created_at, is_sandbox)
     select 100000 + n, 'Visitor ' || n, 'SANDBOX' || n, 'Australia/Sydney', 'AUD', 'AU', $1, true
     from generate_series(1, 1000) n`,
    [testTime],
  );
  await test.owner.query(`
    insert into app.business (community_id, id, kind, name, code, settlement_currency, created_at)
    select id, id, 'SUPPLIER', name, 'TEST', 'AUD', created_at from app.community where is_sandbox;
    insert into app.customer (community_id, business_id, id, customer_number, customer_name, created_at, updated_at)
    select c.id, c.id, c.id * 100 + n, 'T-' || n, 'Customer ' || n, c.created_at, c.created_at
    from app.community c, generate_series(1, 12) n where c.is_sandbox;
    insert into app.customer_account (community_id, business_id, customer_id, account_type, display_name, card_scheme,
      masked_number, last_four, expiry_month, expiry_year, created_at, updated_at)
    select community_id, business_id, id, 'CREDIT_CARD', 'Visa', 'VISA', '424242......4242', '4242', 12, 2029, created_at, updated_at
    from app.customer where id > 10000000;
    insert into app.transaction (community_id, business_id, status, amount, currency, source, payment_method, settlement_date,
      transaction_time, status_changed_at)
    select c.id, c.id, 'APPROVED', 1250, 'AUD', 'TERMINAL', 'CREDIT_CARD', c.created_at::date, c.created_at, c.created_at
    from app.community c, generate_series(1, 14) n where c.is_sandbox;
    insert into app.system_user (id, kind, community_id, login_name, full_name, email, created_at, updated_at)
    select id, 'CLIENT', id, 'visitor' || id, 'Visitor', 'v@example.com', created_at, created_at
    from app.community where is_sandbox;
    insert into app.sandbox (status, token_hash, full_name, company_name, email_address, network, code_hash, code_expires_at,
      community_id, owner_user_id, created_at)
    select 'ACTIVE', sha256(convert_to(id::text, 'UTF8')), 'Visitor', name, 'v@example.com', '198.51.100.1',
      sha256('x'), created_at, id, id, created_at
    from app.community where is_sandbox`);
  // Most sessions have ended, and not all are of sandboxes
  await test.owner.query(`
    insert into app.session (token_hash, csrf_token, user_id, stage, created_at, last_activity_at, absolute_expires_at, ended_at, end_reason)
    select sha256(convert_to(u.id || ' ' || n, 'UTF8')), 'x', u.id, 'ACTIVE', u.created_at, u.created_at,
      u.created_at + interval '12 hours', case when n > 1 then u.created_at end, case when n > 1 then 'SIGNED_OUT' end
    from app.system_user u, generate_series(1, 20) n where u.kind = 'CLIENT'`);
  await test.owner.query(
    'vacuum analyze app.session, app.community, app.business, app.customer, app.customer_account, app.transaction, app.system_user, app.sandbox',
  );
}

it.each(Object.entries(lists))('1,000 sandboxes do not slow the %s of a community', async (name, text) => {
  expect(await blocksOf(text)).toBeLessThanOrEqual((before.get(name) ?? 0) * 1.1 + 10);
});

describe('the job that removes sandboxes', () => {
  let jobs: Client;
  beforeAll(async () => {
    jobs = new Client(test.db.connectionConfig('jobs'));
    await jobs.connect();
  });
  afterAll(() => jobs.end());

  it('finds which of 1,000 are unused by their keys', async () => {
    const later = new Date(Date.parse(testTime) + 25 * 86_400_000);
    const { nodes, blocks } = await plansOf(jobs, { kind: 'jobs' }, unusedStatement(later));
    const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
    expect(new Set(scans)).toEqual(new Set(['sandbox']));
    // Each has 20 sessions
    expect(blocks / 1000).toBeLessThan(120);
  });

  it('deletes one of 1,000 without reading the others', async () => {
    await test.owner.query(
      `update app.community set enabled = false where id = 100500;
       update app.sandbox set status = 'DELETED', ended_at = created_at where community_id = 100500`,
    );
    await test.owner.query('begin');
    const deleted = await test.owner.query<{ count: string }>('select app.delete_sandbox_rows(100500, 1000) as count');
    const { rows } = await test.owner.query<{ name: string; rows: string }>(
      `select relname as name, seq_tup_read as rows from pg_stat_xact_user_tables where seq_tup_read > 0`,
    );
    await test.owner.query('rollback');
    expect(Number(deleted.rows[0]?.count)).toBeGreaterThan(40);
    // A table of a few pages is read whole; none of those that grow with payments and sign-ins is
    const read = Object.fromEntries(rows.map(({ name, rows: count }) => [name, Number(count)]));
    expect(read).not.toHaveProperty('customer');
    expect(read).not.toHaveProperty('customer_account');
    expect(read).not.toHaveProperty('transaction');
    expect(read).not.toHaveProperty('session');
    expect(Math.max(...Object.values(read))).toBeLessThanOrEqual(1000);
  });
});
