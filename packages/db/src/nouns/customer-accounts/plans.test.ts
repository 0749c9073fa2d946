import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readerOver, type Reader } from '../../connect/reader.ts';
import type { Scope } from '../../connect/scope.ts';
import type { Statement } from '../../connect/statement.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, insertCustomers, testTime } from '../../testing/test-rows.ts';
import { listEndingCards } from '../recurring-payments/list-ending-cards.ts';
import { listExpiringCards } from './list-expiring-cards.ts';
import { findEqualAccounts } from './get-customer-account.ts';
import { countDisabledAccounts, listCustomerAccounts } from './list-customer-accounts.ts';

const scope: Scope = { kind: 'community', communityId: 10 };
const CUSTOMERS = 20_000;
let test: TestDatabase;
let tenant: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  for (const id of [10, 20]) {
    await insertCommunity(test.owner, { id });
    const firstId = id * 100_000;
    await insertCustomers(test.owner, { communityId: id, businessId: id * 10, firstId, count: CUSTOMERS });
    // two accounts each, one in ten of them off; cards that end from 2025 to 2031
    await test.owner.query(
      `insert into app.customer_account (community_id, business_id, customer_id, account_type, enabled, display_name, card_scheme,
         masked_number, last_four, expiry_month, expiry_year, fingerprint, created_at, updated_at)
       select $1::bigint, $1::bigint * 10, $2::bigint + n / 2, 'CREDIT_CARD', n % 10 > 0, 'Visa •••• 4242', 'VISA', '424242......4242', '4242',
         1 + n % 12, 2025 + n % 7, sha256(n::text::bytea), $3, $3 from generate_series(0, $4::int) n`,
      [id, firstId, testTime, CUSTOMERS * 2 - 1],
    );
    // every second account pays a schedule
    await test.owner.query(
      `insert into app.recurring_payment (community_id, business_id, customer_id, customer_account_id, code, status, amount, currency,
         frequency, start_date, next_payment_date, run_on, status_changed_at, created_at, updated_at)
       select community_id, business_id, customer_id, id, 'PS-' || id, 'ACTIVE', 1000, 'AUD', 'MONTHLY', '2026-11-20', '2026-11-20',
         '2026-11-20', $2, $2, $2 from app.customer_account where community_id = $1 and id % 2 = 0`,
      [id, testTime],
    );
  }
  await test.owner.query('analyze app.customer_account, app.customer, app.recurring_payment');
  tenant = new Client(test.db.connectionConfig('tenant'));
  await tenant.connect();
});
afterAll(async () => {
  await tenant.end();
  await test.drop();
});

/** The statements that a query function sends. */
async function statementsOf(run: (db: Reader) => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  await run(
    readerOver(scope, async (statement) => {
      sent.push(statement);
      return tenant.query({ text: 'select 0 as count where false', rowMode: 'array' }) as never;
    }),
  );
  return sent;
}

const from = { year: 2026, month: 11 };
const reads: [string, RegExp, number, (db: Reader) => Promise<unknown>][] = [
  ['the accounts of a customer', /^customer_account_(of_)?customer$/, 20, (db) => list(db, true)],
  ['the disabled ones', /^customer_account_(of_)?customer$/, 20, (db) => list(db, false)],
  ['their number', /^customer_account_(of_)?customer$/, 20, (db) => countDisabledAccounts(db, 1_000_005)],
  [
    'accounts with an equal number',
    /^customer_account_fingerprint$/,
    20,
    (db) => findEqualAccounts(db, { communityId: 10, fingerprint: Buffer.alloc(32) }),
  ],
  [
    'cards that expire',
    /^customer_account_expiry$/,
    6000,
    (db) => listExpiringCards(db, { from, to: { year: 2026, month: 12 }, page: 1, pageSize: 20 }),
  ],
  [
    'cards that end and pay schedules',
    /^customer_account_expiry$/,
    6000,
    (db) => listEndingCards(db, { communityId: 10, from, to: { year: 2026, month: 12 }, limit: 100 }),
  ],
  [
    'those of one customer',
    /^customer_account_(of_)?customer$/,
    60,
    (db) => listExpiringCards(db, { from: null, to: from, customerId: 1_000_005, page: 1, pageSize: 5 }),
  ],
];
const list = (db: Reader, enabled: boolean) =>
  listCustomerAccounts(db, { customerId: 1_000_005, enabled, page: 1, pageSize: 3 });

it.each(reads)('%s are read by an index: %s', async (_, index, mostBlocks, run) => {
  for (const statement of await statementsOf(run)) {
    const { nodes, blocks } = await plansOf(tenant, scope, statement);
    expect(
      nodes.some((node) => index.test(node['Index Name'] ?? '')),
      JSON.stringify(nodes.map((node) => [node['Node Type'], node['Relation Name'], node['Index Name']])),
    ).toBe(true);
    const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
    expect(scanned).not.toContain('customer_account');
    expect(blocks).toBeLessThan(mostBlocks);
  }
});
