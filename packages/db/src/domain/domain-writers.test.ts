import { afterAll, beforeAll, expect, it } from 'vitest';
import { IsolationError } from '../connect/errors.ts';
import type { Scope } from '../connect/scope.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import { insertCustomerAccount } from '../testing/payment-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertBusiness, insertCommunity, insertCustomers, testTime } from '../testing/test-rows.ts';

let test: TestDatabase;
let accountId: number;
const place = { community_id: 10, business_id: 100 };
const facility = { kind: 'community', communityId: 10 } as const satisfies Scope;
const times = { created_at: testTime, updated_at: testTime };

beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
  await insertBusiness(test.owner, { communityId: 10, id: 101 });
  await insertCustomers(test.owner, { communityId: 10, businessId: 100, firstId: 1, count: 1 });
  accountId = await insertCustomerAccount(test.owner, { communityId: 10, businessId: 100 }, 1);
});
afterAll(() => test.drop());

/** A payment of $101.50 with its batch, entries, attempt and decision, as the role of the scope. Returns its receipt. */
async function pay(trx: WriteTransaction): Promise<string> {
  const group = await trx
    .insertInto('app.payment_batch_group')
    .values({ community_id: 10, source: 'TERMINAL', status: 'OPEN', settlement_date: '2026-11-20', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const batch = await trx
    .insertInto('app.payment_batch')
    .values({
      ...place,
      ...times,
      payment_batch_group_id: group.id,
      payment_method: 'CREDIT_CARD',
      currency: 'AUD',
      status: 'OPEN',
      settlement_date: '2026-11-20',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payment = await trx
    .insertInto('app.transaction')
    .values({
      ...place,
      customer_id: 1,
      customer_account_id: accountId,
      status: 'IN_FLIGHT',
      amount: 10_150,
      surcharge_amount: 150,
      surcharge_rate: 1500,
      currency: 'AUD',
      source: 'TERMINAL',
      payment_method: 'CREDIT_CARD',
      transaction_time: testTime,
      status_changed_at: testTime,
    })
    .returning(['id', 'receipt_number', 'principal_amount'])
    .executeTakeFirstOrThrow();
  const entry = { ...place, transaction_id: payment.id, payment_batch_id: batch.id, currency: 'AUD' as const };
  await trx
    .insertInto('app.batch_entry')
    .values([
      { ...entry, entry_type: 'PRINCIPAL', amount: payment.principal_amount, created_at: testTime },
      { ...entry, entry_type: 'SURCHARGE', amount: 150, created_at: testTime },
    ])
    .execute();
  await trx
    .insertInto('app.payment_attempt')
    .values({
      ...place,
      transaction_id: payment.id,
      attempt_number: 1,
      kind: 'PAYMENT',
      gateway: 'CARDS',
      instruction_id: `I-${payment.id}`,
      status: 'IN_FLIGHT',
      sent_at: testTime,
    })
    .execute();
  await trx
    .insertInto('app.fraud_decision')
    .values({
      ...place,
      transaction_id: payment.id,
      rules_version: 1,
      mode: 'ACTIVE',
      status: 'PASSED',
      decided_at: testTime,
    })
    .execute();
  await trx
    .updateTable('app.transaction')
    .set((eb) => ({ status: 'APPROVED', summary_code: 0, version: eb('version', '+', 1) }))
    .where('id', '=', payment.id)
    .where('status', '=', 'IN_FLIGHT')
    .execute();
  return payment.receipt_number;
}

it.each<[writer: string, scope: Scope]>([
  ['a facility user', facility],
  ['a user kept to the business', { ...facility, businessIds: [100] }],
  ['staff', { kind: 'staff' }],
  ['a job', { kind: 'jobs' }],
])('%s takes a payment, with a receipt number of its own', async (_writer, scope) => {
  const receipt = await test.db.transaction(scope, pay);
  await test.owner.query(
    `update app.payment_batch set status = 'CLOSED', closed_at = $1, entry_count = 2, total_amount = 10150`,
    [testTime],
  );
  const { rows } = await test.owner.query(
    `select t.status, sum(e.amount) as amount, count(*) as entries from app.transaction t
      join app.batch_entry e on e.community_id = t.community_id and e.transaction_id = t.id
     where t.receipt_number = $1 group by t.id, t.status`,
    [receipt],
  );
  expect(rows).toEqual([{ status: 'APPROVED', amount: expect.anything() as unknown, entries: 2 }]);
  expect(Number((rows[0] as { amount: unknown }).amount)).toBe(10_150);
});

it('a user kept to another business takes none', async () => {
  const other: Scope = { ...facility, businessIds: [101] };
  await expect(test.db.transaction(other, pay)).rejects.toBeInstanceOf(IsolationError);
});

it.each([
  'settlement_account',
  'community_product',
  'payment_term',
  'matching_rule',
  'bank_statement_account',
] as const)('a facility user reads app.%s and changes nothing there', async (table) => {
  const write = test.db.transaction(facility, (trx) => trx.deleteFrom(`app.${table}`).execute());
  await expect(write).rejects.toBeInstanceOf(IsolationError);
  const rows = await test.db.transaction(facility, (trx) =>
    trx.selectFrom(`app.${table}`).select('community_id').execute(),
  );
  expect(rows.every(({ community_id }) => community_id === facility.communityId)).toBe(true);
});
