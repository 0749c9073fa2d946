import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../connect/scope.ts';
import { seedBulk } from '../../seed/bulk/bulk.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testTime } from '../../testing/test-rows.ts';
import { preparedCount, preparedPage } from './build-transaction-search.ts';
import { paramsOf, shapeOf, type TransactionSearch } from './search-transactions.ts';

let test: TestDatabase;
let tenant: Client;
let scope: Scope & { kind: 'community' };
let sample: {
  receipt_number: string;
  business_id: number;
  customer_id: number;
  customer_name: string;
  payment_reference_number: string;
  amount: number;
  last_four: string;
  token: string;
};

beforeAll(async () => {
  test = await createTestDatabase();
  await seedBulk(
    test.owner,
    { communities: 10, customers: 20_000, transactions: 120_000 },
    new Date(testTime),
    () => undefined,
  );
  const { rows } = await test.owner.query<typeof sample & { community_id: number }>(
    `select t.*, a.account_token as token from app.transaction t
       join app.customer_account a on a.community_id = t.community_id and a.id = t.customer_account_id
     where t.community_id = (select community_id from app.transaction group by 1 order by count(*) desc limit 1)
       and t.payment_method = 'CREDIT_CARD' order by t.id limit 1 offset 3000`,
  );
  if (!rows[0]) throw new Error('No sample');
  sample = rows[0];
  scope = { kind: 'community', communityId: rows[0].community_id };
  tenant = new Client(test.db.connectionConfig('tenant'));
  await tenant.connect();
});
afterAll(async () => {
  await tenant.end();
  await test.drop();
});

const searches: [string, () => Partial<TransactionSearch>][] = [
  ['everything', () => ({})],
  ['everything, by amount', () => ({ sort: '-totalAmount' })],
  ['everything, by name', () => ({ sort: 'customerName' })],
  ['everything, by settlement date', () => ({ sort: '-settlementDate' })],
  ['a receipt', () => ({ receiptNumber: sample.receipt_number })],
  ['a reference', () => ({ reference: sample.payment_reference_number })],
  ['a name', () => ({ customerName: sample.customer_name })],
  ['a customer', () => ({ customerId: sample.customer_id })],
  ['a settlement account', () => ({ settlementAccountId: 1 })],
  ['an amount', () => ({ amount: BigInt(sample.amount) })],
  ['an amount range', () => ({ amountFrom: 900_000n, amountTo: 950_000n })],
  ['a business', () => ({ businessId: [sample.business_id] })],
  ['several businesses', () => ({ businessId: [sample.business_id, sample.business_id + 1] })],
  ['a status', () => ({ status: ['DECLINED'] })],
  ['several statuses', () => ({ status: ['DECLINED', 'REFUNDED', 'PENDING'] })],
  ['most statuses', () => ({ status: ['APPROVED', 'REFUNDED'] })],
  ['an unknown outcome', () => ({ outcome: 'UNKNOWN' })],
  ['refunds', () => ({ transactionType: 'REFUND' })],
  ['last digits', () => ({ lastFour: sample.last_four })],
  ['a BSB', () => ({ bsb: '062016' })],
  ['a token', () => ({ accountToken: sample.token })],
  ['a week', () => ({ from: '2026-06-01T00:00:00Z', before: '2026-06-08T00:00:00Z' })],
  ['a typed receipt', () => ({ query: sample.receipt_number })],
  ['a typed surname', () => ({ query: sample.customer_name.split(' ').at(-1) ?? '' })],
  ['typed digits', () => ({ query: sample.last_four })],
  ['a typed card', () => ({ query: `visa ${sample.last_four}` })],
  ['a typed BSB', () => ({ query: '062-016' })],
  ['a typed token', () => ({ query: sample.token })],
  ['the end of a typed receipt', () => ({ query: sample.receipt_number.slice(-5) })],
  ['the beginning of a typed receipt', () => ({ query: sample.receipt_number.slice(0, 7) })],
  ['a typed principal amount', () => ({ query: '99.50' })],
  ['a typed trace id', () => ({ query: 'mzq4k1c8d0aa2f17' })],
];

const statements = (search: Partial<TransactionSearch>, page = 1) => {
  const wanted = { ...search, page, pageSize: 25 };
  const shape = shapeOf({ scope }, wanted);
  if (!shape) throw new Error('Nothing is looked for');
  const params = paramsOf(wanted, false);
  return { page: preparedPage(shape).statement(params), count: preparedCount(shape).statement(params) };
};

async function walkedTables(statement: { text: string; values: unknown[] }): Promise<(string | undefined)[]> {
  const { nodes } = await plansOf(tenant, scope, statement);
  return nodes
    .filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== 'business')
    .map((node) => node['Relation Name']);
}

describe('a search of transactions, as the tenant role at 120,000', () => {
  it.each(searches)('for %s walks no table: its page is read by index', async (_name, search) => {
    expect(await walkedTables(statements(search()).page)).toEqual([]);
  });

  it.each(searches.slice(4))('for %s is counted by index', async (_name, search) => {
    expect(await walkedTables(statements(search()).count)).toEqual([]);
  });

  it.each(searches.slice(0, 4))('for %s reads the index, not the rows it skips', async (_name, search) => {
    const { nodes, blocks } = await plansOf(tenant, scope, statements(search(), 400).page);
    expect(nodes.filter((node) => node['Node Type'] === 'Sort' && (node['Actual Rows'] ?? 0) > 25)).toEqual([]);
    expect(blocks).toBeLessThan(1500);
  });
});
