import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readerOver, type Reader } from '../../connect/reader.ts';
import type { Scope } from '../../connect/scope.ts';
import type { Statement } from '../../connect/statement.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, insertCustomers, testTime } from '../../testing/test-rows.ts';
import { findDueRetries, findDueRecurringPayments, findUpcoming } from './find-due-recurring-payments.ts';
import { findInFailedQueue } from './find-in-failed-queue.ts';
import { listComingRecurringPayments, listFailedOfCustomer } from './list-customer-recurring-payments.ts';
import { listRecurringPaymentOccurrences } from './list-recurring-payment-occurrences.ts';
import { listRecurringPayments } from './list-recurring-payments.ts';
import { searchRecurringPayments, type RecurringPaymentSearch } from './search-recurring-payments.ts';

const CUSTOMERS = 10_000;
let test: TestDatabase;
let clients: Record<'tenant' | 'jobs', Client>;

beforeAll(async () => {
  test = await createTestDatabase();
  for (const id of [10, 20]) {
    await insertCommunity(test.owner, { id });
    const firstId = id * 100_000;
    await insertCustomers(test.owner, { communityId: id, businessId: id * 10, firstId, count: CUSTOMERS });
    // two schedules each, one in ten of them stopped, one in fifty failed; due over the next hundred days
    await test.owner.query(
      `insert into app.recurring_payment (community_id, business_id, customer_id, code, status, amount, currency, frequency,
         start_date, next_payment_date, run_on, status_changed_at, created_at, updated_at)
       select $1::bigint, $1::bigint * 10, $2::bigint + n / 2, 'PS-' || n, case when n % 10 = 0 then 'STOPPED' when n % 50 = 1 then 'FAILED' else 'ACTIVE' end, 1000,
         'AUD', 'MONTHLY', '2026-11-20', date '2026-11-20' + n % 100, date '2026-11-20' + n % 100, $3, $3, $3
       from generate_series(0, $4::int) n`,
      [id, firstId, testTime, CUSTOMERS * 2 - 1],
    );
    // a date each, one in fifty of which is tried again
    await test.owner.query(
      `insert into app.recurring_occurrence (community_id, business_id, recurring_payment_id, occurrence_number, nominal_date, due_date,
         amount, currency, status, attempts, next_attempt_date, created_at, updated_at)
       select community_id, business_id, id, 0, '2026-10-20', '2026-10-20', 1000, 'AUD', case when id % 50 = 0 then 'RETRYING' else 'PAID' end,
         1, case when id % 50 = 0 then date '2026-11-20' + (id % 30)::int end, $2, $2
       from app.recurring_payment where community_id = $1`,
      [id, testTime],
    );
  }
  await test.owner.query('vacuum analyze app.recurring_payment, app.recurring_occurrence, app.customer');
  clients = {
    tenant: new Client(test.db.connectionConfig('tenant')),
    jobs: new Client(test.db.connectionConfig('jobs')),
  };
  for (const client of Object.values(clients)) await client.connect();
});
afterAll(async () => {
  for (const client of Object.values(clients)) await client.end();
  await test.drop();
});

const nights = [10, 20].map((communityId) => ({ communityId, day: '2026-11-20', minute: 90 }));
const page = { page: 1, pageSize: 5 };
const tenant: Scope = { kind: 'community', communityId: 10 };
const jobs: Scope = { kind: 'jobs' };

it.each<[string, 'tenant' | 'jobs', RegExp, number, (db: Reader) => Promise<unknown>]>([
  [
    'the schedules of a customer',
    'tenant',
    /^recurring_payment_customer$/,
    150,
    (db) => listRecurringPayments(db, { customerId: 1_000_005, ...page }),
  ],
  [
    'the place of one among those that failed',
    'tenant',
    /^recurring_payment_list$/,
    150,
    (db) => findInFailedQueue(db, { recurringPaymentId: 52, statusChangedAt: testTime, status: 'FAILED' }, undefined),
  ],
  [
    'those of a customer that take another payment',
    'tenant',
    /^recurring_payment_customer$/,
    60,
    (db) => listComingRecurringPayments(db, { customerId: 1_000_005, limit: 101 }),
  ],
  [
    'those of a customer that failed',
    'tenant',
    /^recurring_payment_customer$/,
    60,
    (db) => listFailedOfCustomer(db, { customerId: 1_000_005, limit: 5 }),
  ],
  [
    'the past dates of one',
    'tenant',
    /^recurring_occurrence_/,
    60,
    (db) => listRecurringPaymentOccurrences(db, { recurringPaymentId: 5, ...page }),
  ],
  [
    'what is due',
    'jobs',
    /^recurring_payment_(run|due|next)$/,
    700,
    (db) => findDueRecurringPayments(db, nights, undefined, 500),
  ],
  [
    'what is tried again',
    'jobs',
    /^recurring_occurrence_retries$/,
    900,
    (db) => findDueRetries(db, nights, undefined, 500),
  ],
  [
    'whom to remind',
    'jobs',
    /^recurring_payment_(run|due|next)$/,
    1500,
    (db) => findUpcoming(db, nights, undefined, 500),
  ],
])('%s is found by an index', async (_what, role, index, blocksAllowed, run) => {
  const sent: Statement[] = [];
  const scope = role === 'jobs' ? jobs : tenant;
  const client = clients[role];
  await run(
    readerOver(scope, async (statement) => {
      sent.push(statement);
      return client.query({ text: 'select 0 as count where false', rowMode: 'array' }) as never;
    }),
  );
  for (const statement of sent) {
    const { nodes, blocks } = await plansOf(client, scope, statement);
    const scanned = nodes.filter(
      (node) => node['Node Type'] === 'Seq Scan' && /recurring|customer/.test(node['Relation Name'] ?? ''),
    );
    expect(scanned).toEqual([]);
    const indexes = nodes.flatMap((node) => node['Index Name'] ?? []);
    expect(
      indexes.filter((name) => index.test(name)),
      indexes.join(),
    ).not.toEqual([]);
    expect(blocks).toBeLessThan(blocksAllowed);
  }
});

const sentBy = async (run: (db: Reader) => Promise<unknown>): Promise<Statement[]> => {
  const sent: Statement[] = [];
  await run(
    readerOver(tenant, async (statement) => {
      sent.push(statement);
      return clients.tenant.query({ text: 'select 0 as count where false', rowMode: 'array' }) as never;
    }),
  );
  return sent;
};

it.each<[string, RegExp, number, RecurringPaymentSearch & { page: number }]>([
  ['failed ones first', /^recurring_payment_list$/, 150, { page: 1 }],
  ['in a status', /^recurring_payment_list$/, 150, { status: ['FAILED'], page: 1 }],
  [
    'that take payments, the latest first',
    /^recurring_payment_list$/,
    150,
    { status: ['ACTIVE'], sort: '-nextPaymentDate', page: 1 },
  ],
  ['in several statuses', /^recurring_payment_list$/, 150, { status: ['STOPPED', 'FAILED'], page: 1 }],
  ['by the next payment', /^recurring_payment_pays_on$/, 150, { sort: 'nextPaymentDate', page: 1 }],
  ['of a business', /^recurring_payment_list$/, 150, { businessId: [100], page: 1 }],
  ['of several businesses', /^recurring_payment_list$/, 150, { businessId: [100, 101], page: 1 }],
  ['far down the list', /^recurring_payment_list$/, 500, { page: 900 }],
])('a page of all schedules, %s, is read in the order of an index', async (_what, index, blocksAllowed, search) => {
  const [rows] = await sentBy((db) => searchRecurringPayments(db, { ...search, pageSize: 20 }));
  const { nodes, blocks } = await plansOf(clients.tenant, tenant, rows as Statement);
  expect(
    nodes.filter((node) => node['Node Type'] === 'Seq Scan' && /recurring/.test(node['Relation Name'] ?? '')),
  ).toEqual([]);
  expect(nodes.filter((node) => node['Node Type'] === 'Sort' && (node['Actual Rows'] ?? 0) > 20)).toEqual([]);
  const indexes = nodes.flatMap((node) => node['Index Name'] ?? []);
  expect(
    indexes.filter((name) => index.test(name)),
    indexes.join(),
  ).not.toEqual([]);
  expect(blocks).toBeLessThan(blocksAllowed);
});
