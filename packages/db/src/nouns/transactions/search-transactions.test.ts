import { foldText } from '@quickportal/contracts/rules/texts/same-text';
import { readQuery } from '@quickportal/contracts/rules/transaction-search/transaction-query';
import { stateNames } from '@quickportal/contracts/rules/state-machines/state-machine';
import { neverSettles, transactionStates } from '@quickportal/contracts/rules/states/transaction';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../connect/scope.ts';
import { insertCustomerAccount, insertTransaction } from '../../testing/payment-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertBusiness, insertCommunity, insertCustomers, testTime } from '../../testing/test-rows.ts';
import { searchTransactions, type FoundTransaction, type TransactionSearch } from './search-transactions.ts';

let test: TestDatabase;
let everything: FoundTransaction[];
const scope: Scope = { kind: 'community', communityId: 10 };
const whole = { page: 1, pageSize: 1000 };
const tokens: Record<number, string> = { 1000: 'TOKEN-00001000', 1001: 'TOKEN-00001001' };

const word = fc.constantFrom(
  '',
  'a',
  'A b',
  'ab',
  'áb',
  'Zoë',
  'zoo',
  '424',
  '4242',
  '062000',
  '12.50',
  '1250',
  'x-1',
  '%',
);
const rows = fc.sample(
  fc.record({
    customer_reference_number: word,
    payment_reference_number: word,
    customer_name: word,
    status: fc.constantFrom('APPROVED', 'DECLINED', 'PENDING', 'VOIDED', 'CANCELLED'),
    amount: fc.constantFrom(1250, 1251, 424_200, 100),
    last_four: fc.constantFrom('4242', '0424', '424', null),
    bsb: fc.constantFrom('062000', '062001', null),
    customer: fc.constantFrom(1000, 1001, null),
    business_id: fc.constantFrom(100, 101),
    settlement_date: fc.constantFrom('2026-11-19', '2026-11-20', null),
    // few moments, so that the id must decide
    transaction_time: fc.constantFrom('2026-11-18T01:00:00Z', '2026-11-19T13:00:00Z', '2026-11-20T00:00:00Z'),
    isRefund: fc.boolean(),
  }),
  { numRuns: 240, seed: 20_261_120 },
);

beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
  await insertBusiness(test.owner, { communityId: 10, id: 101 });
  await insertCommunity(test.owner, { id: 20 });
  const customers = { communityId: 10, businessId: 100, firstId: 1000, count: 1 };
  await insertCustomers(test.owner, { ...customers, name: 'Zoë Smith' });
  await insertCustomers(test.owner, { ...customers, businessId: 101, firstId: 1001, name: 'Old McDonald' });
  const accounts = new Map<number, number>();
  for (const [id, businessId] of [
    [1000, 100],
    [1001, 101],
  ] as const)
    accounts.set(
      id,
      await insertCustomerAccount(test.owner, { communityId: 10, businessId }, id, { account_token: tokens[id] }),
    );
  for (const { customer, isRefund, business_id, ...values } of rows) {
    const businessId = customer === null ? business_id : customer === 1000 ? 100 : 101;
    await insertTransaction(
      test.owner,
      { communityId: 10, businessId },
      {
        ...values,
        // refunds are never voided
        status: isRefund && values.status === 'VOIDED' ? 'CANCELLED' : values.status,
        customer_id: customer,
        customer_account_id: customer === null ? null : accounts.get(customer),
        transaction_type: isRefund ? 'REFUND' : 'PAYMENT',
      },
    );
    await insertTransaction(test.owner, { communityId: 20, businessId: 200 }, values);
  }
  everything = (await searchTransactions(test.db.reader(scope), whole)).items;
});
afterAll(() => test.drop());

const begins = (text: string, beginning: string) => foldText(text).startsWith(foldText(beginning));
const names: Record<number, string> = { 1000: 'Zoë Smith', 1001: 'Old McDonald' };

/** The naive reading: the definition of what a text finds. */
function isMeant(foundTransaction: FoundTransaction, query: string): boolean {
  const reading = readQuery(query);
  if (reading === null) return false;
  const customer = foundTransaction.customerId === null ? '' : (names[foundTransaction.customerId] ?? '');
  return (
    begins(foundTransaction.customerReferenceNumber, reading.reference) ||
    begins(foundTransaction.paymentReferenceNumber, reading.reference) ||
    foundTransaction.receiptNumber === reading.receiptNumber ||
    (reading.name !== undefined && begins(foundTransaction.customerName, reading.name)) ||
    (reading.customer !== undefined && foldText(customer).includes(foldText(reading.customer))) ||
    foundTransaction.total === reading.amount ||
    (reading.lastFour !== undefined && foundTransaction.lastFour === reading.lastFour) ||
    (reading.bsb !== undefined && foundTransaction.bsb === reading.bsb) ||
    (reading.accountToken !== undefined && tokens[foundTransaction.customerId ?? 0] === reading.accountToken)
  );
}

function isFound(foundTransaction: FoundTransaction, search: Partial<TransactionSearch>): boolean {
  const at = Date.parse(foundTransaction.transactionTime);
  return (
    (!search.query || isMeant(foundTransaction, search.query)) &&
    (!search.status || search.status.includes(foundTransaction.status)) &&
    (!search.transactionType || foundTransaction.transactionType === search.transactionType) &&
    (!search.businessId || search.businessId.includes(foundTransaction.businessId)) &&
    (!search.lastFour || foundTransaction.lastFour === search.lastFour) &&
    (!search.settlementDate ||
      (foundTransaction.settlementDate === search.settlementDate && !neverSettles.includes(foundTransaction.status))) &&
    (search.amount === undefined || foundTransaction.total === search.amount) &&
    (search.amountFrom === undefined || foundTransaction.total >= search.amountFrom) &&
    (search.amountTo === undefined || foundTransaction.total <= search.amountTo) &&
    (!search.from || at >= Date.parse(search.from)) &&
    (!search.before || at < Date.parse(search.before))
  );
}

/** Count and sum of each status, in the order of the statuses; refunds are taken off. */
const totalsOf = (found: readonly FoundTransaction[]) =>
  stateNames(transactionStates).flatMap((status) => {
    const matches = found.filter((row) => row.status === status);
    const sum = matches.reduce((cents, row) => cents + (row.transactionType === 'REFUND' ? -row.total : row.total), 0n);
    return matches.length === 0 ? [] : [{ status, currency: 'AUD', recordsCount: matches.length, sum }];
  });

type Key = string | number;
const keyOf: Record<string, (foundTransaction: FoundTransaction) => Key> = {
  transactionTime: (foundTransaction) => foundTransaction.transactionTime,
  totalAmount: (foundTransaction) => Number(foundTransaction.total),
  customerName: (foundTransaction) => foldText(foundTransaction.customerName),
  // no date, as it is shown, goes before every date
  settlementDate: (foundTransaction) =>
    neverSettles.includes(foundTransaction.status) ? '' : (foundTransaction.settlementDate ?? ''),
};

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const searches = fc.record({
  query: fc.oneof(
    fc.constant(undefined),
    word,
    fc.constantFrom('smith', 'donald', 'ZOE', '062-000', '....4242', '$12.50', 'token-00001000', 'TOKEN-00001000', '…'),
  ),
  status: optional(fc.uniqueArray(fc.constantFrom(...stateNames(transactionStates)), { minLength: 1, maxLength: 9 })),
  transactionType: optional(fc.constantFrom('PAYMENT' as const, 'REFUND' as const)),
  businessId: optional(fc.constantFrom([100], [101], [100, 101], [101, 999])),
  lastFour: optional(fc.constantFrom('4242', '424')),
  amount: optional(fc.constantFrom(1250n, 100n)),
  amountFrom: optional(fc.constantFrom(1250n, 1251n)),
  amountTo: optional(fc.constantFrom(1250n, 500_000n)),
  from: optional(fc.constant('2026-11-19T13:00:00Z')),
  before: optional(fc.constant('2026-11-20T00:00:00Z')),
  settlementDate: fc.option(fc.constant('2026-11-19'), { nil: undefined, freq: 4 }),
  sort: optional(
    fc.constantFrom(
      'transactionTime',
      '-totalAmount',
      'totalAmount',
      'customerName',
      '-customerName',
      'settlementDate',
      '-settlementDate',
    ),
  ),
});

describe('a search of transactions', () => {
  it('finds, counts and orders what the naive search does, in pages that never overlap', async () => {
    expect(everything).toHaveLength(rows.length);
    await fc.assert(
      fc.asyncProperty(searches, fc.integer({ min: 1, max: 60 }), async (search, pageSize) => {
        const wanted = search as Partial<TransactionSearch>;
        const expected = everything.filter((foundTransaction) => isFound(foundTransaction, wanted));
        const found: FoundTransaction[] = [];
        for (let page = 1; page === 1 || found.length < expected.length; page++) {
          const { items, recordsCount, totals } = await searchTransactions(test.db.reader(scope), {
            ...wanted,
            totals: true,
            page,
            pageSize,
          });
          expect(recordsCount).toBe(expected.length);
          expect(totals).toEqual(totalsOf(expected));
          if (items.length === 0) break;
          found.push(...items);
        }
        const ids = (list: FoundTransaction[]) =>
          list.map(({ transactionId }) => transactionId).toSorted((a, b) => a - b);
        expect(ids(found)).toEqual(ids(expected));
        const sort = wanted.sort ?? '-transactionTime';
        const keys = found.map(keyOf[sort.replace('-', '')] as (foundTransaction: FoundTransaction) => Key);
        const ordered = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(keys).toEqual(sort.startsWith('-') ? ordered.toReversed() : ordered);
      }),
      { numRuns: 150 },
    );
  });

  it('shows a restricted user the businesses that are theirs', async () => {
    const restricted = test.db.reader({ ...scope, businessIds: [101] });
    for (const query of [undefined, 'smith', '4242']) {
      const found = await searchTransactions(restricted, { ...whole, query });
      const expected = everything.filter(
        (foundTransaction) => foundTransaction.businessId === 101 && isFound(foundTransaction, { query }),
      );
      expect(found.recordsCount).toBe(expected.length);
      expect(found.items.map((item) => item.transactionId)).toEqual(
        expected.map((foundTransaction) => foundTransaction.transactionId),
      );
    }
  });

  it('over all communities finds those of each', async () => {
    const staff = test.db.reader({ kind: 'staff' });
    expect((await searchTransactions(staff, { ...whole, pageSize: 10 })).recordsCount).toBe(2 * rows.length);
    const query = '4242';
    const here = (await searchTransactions(test.db.reader(scope), { ...whole, query })).recordsCount;
    expect((await searchTransactions(staff, { ...whole, query })).recordsCount).toBe(2 * here);
  });

  it('says what was given back of a payment, declined refunds left out', async () => {
    const place = { communityId: 20, businessId: 200 };
    const payment = await insertTransaction(test.owner, place, { status: 'APPROVED', amount: 5000 });
    for (const [amount, status] of [
      [1200, 'APPROVED'],
      [300, 'PENDING'],
      [700, 'DECLINED'],
    ] as const) {
      const refund = await insertTransaction(test.owner, place, { transaction_type: 'REFUND', status, amount });
      await test.owner.query(
        `insert into app.refund (community_id, business_id, original_transaction_id, transaction_id, amount, currency, created_at)
         values (20, 200, $1, $2, $3, 'AUD', now())`,
        [payment, refund, amount],
      );
    }
    const { items } = await searchTransactions(test.db.reader({ kind: 'community', communityId: 20 }), whole);
    const refunded = new Map(items.map((item) => [item.transactionId, item.refunded]));
    expect(refunded.get(payment)).toBe(1500n);
    expect([...refunded.values()].filter((cents) => cents !== 0n)).toHaveLength(1);
  });

  it('adds nothing up where more than 10,000 match', async () => {
    await insertCommunity(test.owner, { id: 30 });
    await test.owner.query(
      `insert into app.transaction (community_id, business_id, status, amount, currency, source, payment_method,
         settlement_date, transaction_time, status_changed_at)
       select 30, 300, 'APPROVED', 1250, 'AUD', 'TERMINAL', 'CREDIT_CARD', $1::timestamptz, $1::timestamptz, $1::timestamptz
       from generate_series(1, 10001)`,
      [testTime],
    );
    const reader = test.db.reader({ kind: 'community', communityId: 30 });
    const found = await searchTransactions(reader, { page: 1, pageSize: 1, totals: true });
    expect([found.recordsCount, found.totals]).toEqual([10_001, null]);
  });
});
