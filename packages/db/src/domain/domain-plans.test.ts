import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../connect/scope.ts';
import { seedBulk } from '../seed/bulk/bulk.ts';
import { plansOf, type Plan } from '../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testTime } from '../testing/test-rows.ts';

let test: TestDatabase;
let tenant: Client;
let restricted: Client;
let jobs: Client;
/** The community with most transactions, and one of its own with what belongs to it. */
let scope: Scope & { kind: 'community' };
let sample: {
  id: number;
  business_id: number;
  customer_id: number;
  customer_account_id: number;
  receipt_number: string;
  customer_reference_folded: string;
  payment_reference_folded: string;
  customer_name_folded: string;
  amount: number;
  settlement_date: string;
  last_four: string;
  fingerprint: Buffer;
  batch: number;
};

beforeAll(async () => {
  test = await createTestDatabase();
  const sizes = { communities: 10, customers: 20_000, transactions: 120_000 };
  await seedBulk(test.owner, sizes, new Date(testTime), () => undefined);
  const { rows } = await test.owner.query<typeof sample & { community_id: number }>(`
    select t.*, e.payment_batch_id as batch from app.transaction t
      join app.batch_entry e on e.community_id = t.community_id and e.transaction_id = t.id and e.entry_type = 'PRINCIPAL'
    where t.community_id = (select community_id from app.transaction group by 1 order by count(*) desc limit 1)
      and t.payment_method = 'CREDIT_CARD' order by t.id limit 1 offset 3000`);
  if (!rows[0]) throw new Error('No sample');
  sample = rows[0];
  scope = { kind: 'community', communityId: rows[0].community_id };
  await seedSchedulesAndAgreements();
  tenant = await connect('tenant');
  restricted = await connect('restricted');
  jobs = await connect('jobs');
});
afterAll(async () => {
  await tenant.end();
  await restricted.end();
  await jobs.end();
  await test.drop();
});

async function connect(role: 'tenant' | 'restricted' | 'jobs'): Promise<Client> {
  const client = new Client(test.db.connectionConfig(role));
  await client.connect();
  return client;
}

/** A schedule per customer, due over 90 days, and an agreement with terms for every second one. */
async function seedSchedulesAndAgreements(): Promise<void> {
  await test.owner.query(`
    insert into app.recurring_payment (community_id, business_id, customer_id, code, status, amount, currency, frequency, start_date,
      next_payment_date, status_changed_at, created_at, updated_at)
    select community_id, business_id, id, 'PS-' || id, case when id % 5 = 0 then 'STOPPED' else 'ACTIVE' end, 500, 'AUD', 'MONTHLY',
      '2026-01-31', date '2026-11-20' + (id % 90)::int, created_at, created_at, created_at from app.customer;
    insert into app.settlement_account (community_id, business_id, kind, account_alias, display_name, currency, created_at, updated_at, status_changed_at)
    select community_id, id, 'PAYTO_PAYEE', name, name, 'AUD', created_at, created_at, created_at from app.business;
    insert into app.payto_agreement (community_id, business_id, customer_id, settlement_account_id, agreement_token, status, status_by,
      status_changed_at, purpose, description, start_date, created_at, updated_at)
    select c.community_id, c.business_id, c.id, s.id, 'C' || c.id, (array['ACTIVE', 'ACTIVE', 'SUSPENDED', 'CANCELLED'])[c.id % 4 + 1],
      'PAYER', c.created_at, 'UTILITY', 'Water', '2026-01-31', c.created_at, c.created_at
    from app.customer c join app.settlement_account s on s.community_id = c.community_id and s.business_id = c.business_id
    where c.id % 2 = 0;
    insert into app.payto_terms (community_id, business_id, agreement_id, state, agreement_type, frequency, payment_amount, created_at, in_force_from)
    select community_id, business_id, id, 'IN_FORCE', 'FIXED', 'MONTHLY', 500, created_at, created_at from app.payto_agreement;
    insert into app.service_message (community_id, business_id, doctype_code, status, created_at, updated_at, finished_at)
    select community_id, business_id, (array['PAYMENT_NOTICE', 'REPORT', 'RECEIPT'])[id % 3 + 1], 'DELIVERED',
      transaction_time, transaction_time, transaction_time from app.transaction where id % 4 = 0`);
  await test.owner.query(
    'vacuum analyze app.recurring_payment, app.settlement_account, app.payto_agreement, app.payto_terms, app.service_message',
  );
}

const bigTables = ['transaction', 'batch_entry', 'payment_batch', 'customer_account', 'recurring_payment'].concat(
  'payto_agreement',
  'payto_terms',
  'service_message',
);
const scans = (nodes: readonly Plan[]) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan' && bigTables.includes(node['Relation Name'] ?? ''));
const indexesOf = (nodes: readonly Plan[]) => new Set(nodes.flatMap((node) => node['Index Name'] ?? []));

const columns = 'id, receipt_number, status, amount, currency, transaction_time';
const newest = 'order by transaction_time desc, id desc limit 20';
const upper = (prefix: string) => `${prefix}\u{10ffff}`;

describe('transactions, as the tenant role at 120,000', () => {
  it.each<[name: string, index: string, where: () => [string, ...unknown[]]]>([
    ['all, newest first', 'transaction_by_time', () => ['true']],
    ['a receipt number', 'transaction_receipt_number', () => ['receipt_number = $1', sample.receipt_number]],
    ['a customer', 'transaction_customer', () => ['customer_id = $1', sample.customer_id]],
    [
      'a customer reference',
      'transaction_by_customer_reference',
      () => ['customer_reference_folded = $1', sample.customer_reference_folded],
    ],
    [
      'a payment reference',
      'transaction_by_payment_reference',
      () => ['payment_reference_folded = $1', sample.payment_reference_folded],
    ],
    [
      'a customer name',
      'transaction_by_customer_name',
      () => ['customer_name_folded = $1', sample.customer_name_folded],
    ],
    ['an amount', 'transaction_by_amount', () => ['amount = $1', sample.amount]],
    ['a status', 'transaction_by_status', () => ['status = $1', 'DECLINED']],
    ['last four digits', 'transaction_by_last_four', () => ['last_four = $1', sample.last_four]],
    ['a BSB', 'transaction_by_bsb', () => ['bsb = $1', '062016']],
    [
      'a period',
      'transaction_by_time',
      () => ['transaction_time >= $1 and transaction_time < $2', '2026-06-01', '2026-06-08'],
    ],
  ])('by %s are read from %s', async (_name, index, where) => {
    const [condition, ...values] = where();
    const text = `select ${columns} from app.transaction where ${condition} ${newest}`;
    const { nodes, blocks } = await plansOf(tenant, scope, { text, values });
    expect(scans(nodes)).toEqual([]);
    expect([...indexesOf(nodes)]).toContain(index);
    expect(blocks).toBeLessThan(300);
  });

  it.each<[name: string, index: string, column: string, prefix: () => string]>([
    ['name', 'transaction_by_customer_name', 'customer_name_folded', () => sample.customer_name_folded.slice(0, 6)],
    [
      'customer reference',
      'transaction_by_customer_reference',
      'customer_reference_folded',
      () => sample.customer_reference_folded.slice(0, 7),
    ],
    [
      'payment reference',
      'transaction_by_payment_reference',
      'payment_reference_folded',
      () => sample.payment_reference_folded.slice(0, 7),
    ],
  ])('by the beginning of a %s are a range of %s', async (_name, index, column, prefix) => {
    const text = `select ${columns} from app.transaction where ${column} >= $1 and ${column} < $2 ${newest}`;
    const { nodes, blocks } = await plansOf(tenant, scope, { text, values: [prefix(), upper(prefix())] });
    expect(scans(nodes)).toEqual([]);
    expect([...indexesOf(nodes)]).toContain(index);
    expect(blocks).toBeLessThan(2500);
  });

  it('of a settlement day are read from transaction_by_settlement', async () => {
    const text = `select ${columns} from app.transaction where settles_on = $1 order by id desc limit 20`;
    const { nodes, blocks } = await plansOf(tenant, scope, { text, values: [sample.settlement_date] });
    expect([...indexesOf(nodes)]).toContain('transaction_by_settlement');
    expect(blocks).toBeLessThan(100);
  });

  it('of one card in 24 hours are counted in their index, for fraud guard', async () => {
    const text = `select count(*) from app.transaction
      where fingerprint = $1 and transaction_time > $2 and status = any ($3)`;
    const values = [sample.fingerprint, '2025-01-01', ['APPROVED']];
    const { nodes, blocks } = await plansOf(tenant, scope, { text, values });
    expect(scans(nodes)).toEqual([]);
    expect([...indexesOf(nodes)]).toEqual(['transaction_by_fingerprint']);
    expect(blocks).toBeLessThan(100);
  });

  it('are listed for a restricted user without reading those of other businesses one by one', async () => {
    const text = `select ${columns} from app.transaction where true ${newest}`;
    const own = { ...scope, businessIds: [sample.business_id] };
    const { nodes, blocks } = await plansOf(restricted, own, { text, values: [] });
    expect(scans(nodes)).toEqual([]);
    expect(blocks).toBeLessThan(1000);
  });

  it('have their entries, and a batch its entries, by index', async () => {
    for (const [condition, value] of [
      ['transaction_id = $1', sample.id],
      ['payment_batch_id = $1', sample.batch],
    ] as const) {
      const text = `select id, entry_type, amount from app.batch_entry where ${condition} order by id limit 50`;
      const { nodes, blocks } = await plansOf(tenant, scope, { text, values: [value] });
      expect(scans(nodes)).toEqual([]);
      expect(blocks).toBeLessThan(100);
    }
  });
});

describe('what belongs to a customer', () => {
  it.each([
    [
      'accounts',
      'customer_account_customer',
      'select id from app.customer_account where customer_id = $1 order by id desc limit 3',
    ],
    [
      'schedules',
      'recurring_payment_customer',
      'select id from app.recurring_payment where customer_id = $1 order by id limit 5',
    ],
    [
      'agreements',
      'payto_agreement_customer',
      `select a.id, t.payment_amount from app.payto_agreement a
        join app.payto_terms t on t.community_id = a.community_id and t.agreement_id = a.id and t.state = 'IN_FORCE'
      where a.customer_id = $1 order by a.id limit 5`,
    ],
  ])('its %s are read from %s', async (_name, index, text) => {
    const { nodes, blocks } = await plansOf(tenant, scope, { text, values: [sample.customer_id] });
    expect(scans(nodes)).toEqual([]);
    expect([...indexesOf(nodes)]).toContain(index);
    expect(blocks).toBeLessThan(50);
  });
});

describe('lists of a community', () => {
  it.each([
    [
      'schedules that are due',
      'recurring_payment_next',
      `select id from app.recurring_payment where status = 'ACTIVE' and next_payment_date <= $1 order by next_payment_date, id limit 20`,
      '2026-11-25',
    ],
    [
      'agreements, newest first',
      'payto_agreement_creation',
      'select id, status from app.payto_agreement where created_at < $1 order by created_at desc, id desc limit 20',
      testTime,
    ],
    [
      'agreements in a status',
      'payto_agreement_status',
      'select id from app.payto_agreement where status = $1 order by created_at desc, id desc limit 20',
      'SUSPENDED',
    ],
    [
      'service messages of a kind',
      'service_message_doctype',
      'select id from app.service_message where doctype_code = $1 order by created_at desc, id desc limit 20',
      'REPORT',
    ],
  ])('%s walk %s', async (_name, index, text, value) => {
    const { nodes, blocks } = await plansOf(tenant, scope, { text, values: [value] });
    expect(scans(nodes)).toEqual([]);
    expect([...indexesOf(nodes)]).toContain(index);
    expect(nodes.filter((node) => node['Node Type'] === 'Sort' && (node['Actual Rows'] ?? 0) > 20)).toEqual([]);
    expect(blocks).toBeLessThan(100);
  });
});

it('a job finds what is due in all communities by one index', async () => {
  const text = `select community_id, id from app.recurring_payment
    where status = 'ACTIVE' and next_payment_date <= $1 order by next_payment_date, community_id, id limit 500`;
  const { nodes, blocks } = await plansOf(jobs, { kind: 'jobs' }, { text, values: ['2026-11-22'] });
  expect(scans(nodes)).toEqual([]);
  expect([...indexesOf(nodes)]).toEqual(['recurring_payment_due']);
  expect(blocks).toBeLessThan(700);
});
