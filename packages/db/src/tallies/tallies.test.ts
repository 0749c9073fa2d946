import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchCustomers } from '../nouns/customers/search-customers.ts';
import { insertPayToAgreement, insertSettlementAccount, insertTransaction } from '../testing/payment-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertBusiness, insertCommunity, insertCustomers, testTime } from '../testing/test-rows.ts';
import { searchPayToAgreements, type PayToAgreementSearch } from '../nouns/payto-agreements/search-payto-agreements.ts';
import { searchTransactions } from '../nouns/transactions/search-transactions.ts';
import { sealTallies } from './seal-tallies.ts';

let test: TestDatabase;
const scope = { kind: 'community', communityId: 10 } as const;
const page = { page: 1, pageSize: 1 };
beforeAll(async () => {
  test = await createTestDatabase();
  for (const id of [10, 20]) await insertCommunity(test.owner, { id });
  await insertBusiness(test.owner, { communityId: 10, id: 101 });
});
afterAll(() => test.drop());

const seal = (settledAfterSeconds?: number) =>
  test.db.transaction({ kind: 'jobs' }, (trx) => sealTallies(trx, settledAfterSeconds));
const pay = (communityId = 10, businessId = 100, owner = test.owner) =>
  insertTransaction(owner, { communityId, businessId });
const count = async (search: { businessId?: number[]; transactionType?: 'PAYMENT' } = {}, caller: object = scope) =>
  (await searchTransactions(test.db.reader({ ...scope, ...caller }), { ...page, ...search })).recordsCount;
const keptToOne = { businessIds: [101] };

/** What the tallies hold, without what is counted beside them. */
async function kept(noun = 'transaction'): Promise<number> {
  const text = `select coalesce(sum(records), 0)::bigint as sum from app.tally where noun = $1`;
  const { rows } = await test.owner.query<{ sum: number }>(text, [noun]);
  return rows[0]?.sum ?? 0;
}

/** Seals until so many are in the tallies; transactions of other tests on the same server hold it up for a moment. */
async function sealUntil(records: number, noun?: string): Promise<void> {
  const sealed = async () => {
    await seal(0);
    return kept(noun);
  };
  await expect.poll(sealed, { timeout: 30_000 }).toBe(records);
}

describe('tallies', () => {
  it('count what is sealed and what came after it, of a business too, and of no other community', async () => {
    await pay();
    await pay(10, 101);
    await pay(20, 200);
    expect(await count()).toBe(2);
    await sealUntil(3);
    expect([await count(), await count({ businessId: [101] }), await count({}, keptToOne)]).toEqual([2, 1, 1]);
    await pay(10, 101);
    expect([await count(), await count({ businessId: [101] }), await count({}, keptToOne)]).toEqual([3, 2, 2]);
    expect(await count({ businessId: [100, 101] })).toBe(3);
    expect(await count({ businessId: [101, 999] })).toBe(2);
    expect(await count({ transactionType: 'PAYMENT' })).toBe(3);
    await sealUntil(4);
    expect([await count(), await count({ businessId: [101] }), await count({}, keptToOne)]).toEqual([3, 2, 2]);
  });

  it('wait for anyone who took an id before and has not committed yet', async () => {
    const before = { kept: await kept(), count: await count() };
    const other = new Client(test.ownerConfig);
    await other.connect();
    await other.query('begin');
    await pay(10, 100, other);
    await pay();
    for (let turn = 0; turn < 4; turn++) await seal(0);
    expect([await kept(), await count()]).toEqual([before.kept, before.count + 1]);
    await other.query('commit');
    await other.end();
    expect(await count()).toBe(before.count + 2);
    await sealUntil(before.kept + 2);
    expect(await count()).toBe(before.count + 2);
  });

  it('are not sealed before the longest statement has ended, whatever the transactions say', async () => {
    const before = { kept: await kept(), count: await count() };
    await pay();
    for (let turn = 0; turn < 4; turn++) await seal();
    expect([await kept(), await count()]).toEqual([before.kept, before.count + 1]);
  });

  it('go on in another server, which numbers its transactions again', async () => {
    await test.owner.query(`update app.tally_head set next_after = '9999999999'`);
    const before = { kept: await kept(), count: await count() };
    await pay();
    await sealUntil(before.kept + 2);
    expect(await count()).toBe(before.count + 1);
  });

  it('count customers as well', async () => {
    await insertCustomers(test.owner, { communityId: 10, businessId: 100, firstId: 40_000, count: 7 });
    await sealUntil(7, 'customer');
    await insertCustomers(test.owner, { communityId: 10, businessId: 101, firstId: 50_000, count: 2 });
    const { recordsCount } = await searchCustomers(test.db.reader(scope), page);
    const ofOne = await searchCustomers(test.db.reader(scope), { ...page, businessId: 101 });
    expect([recordsCount, ofOne.recordsCount]).toEqual([9, 2]);
  });

  it('count PayTo agreements as well, and those of a status beside them', async () => {
    const place = { communityId: 10, businessId: 100 };
    const ids = { customerId: 40_000, settlementAccountId: await insertSettlementAccount(test.owner, place) };
    const statuses = ['ACTIVE', 'ACTIVE', 'CANCELLED', 'SUSPENDED'] as const;
    for (const status of statuses) await insertPayToAgreement(test.owner, place, ids, { status });
    await sealUntil(4, 'payto_agreement');
    await insertPayToAgreement(test.owner, place, ids, { status: 'PENDING', respond_by: testTime });
    const counted = async (search: PayToAgreementSearch) =>
      (await searchPayToAgreements(test.db.reader(scope), { ...page, ...search })).recordsCount;
    expect([await counted({}), await counted({ businessId: [100] }), await counted({ businessId: [101] })]).toEqual([
      5, 5, 0,
    ]);
    expect([await counted({ businessId: [100, 101] }), await counted({ businessId: [101, 999] })]).toEqual([5, 0]);
    expect(await counted({ status: ['ACTIVE', 'PENDING'], businessId: [100, 101] })).toBe(3);
    expect(await counted({ status: ['ACTIVE'] })).toBe(2);
    expect(await counted({ status: ['ACTIVE', 'PENDING'], businessId: [100] })).toBe(3);
    expect(await counted({ status: ['CANCELLED', 'SUSPENDED'] })).toBe(2);
    expect(await counted({ status: ['ACTIVE'], customerId: 40_001 })).toBe(0);
  });
});
