import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import type { QueryReading } from '@quickportal/contracts/rules/transaction-search/transaction-query';
import { build, shapedQuery } from '../../connect/prepared-query.ts';
import { talliedBy } from '../../tallies/count-tallied-rows.ts';
import { selectTransaction } from './transaction.ts';

type SortField = 'transactionTime' | 'totalAmount' | 'customerName' | 'settlementDate';
export type TransactionSort = SortField | `-${SortField}`;
export type Filter = keyof typeof conditions;
export type Reading = keyof QueryReading;

/** Which statement is meant: one is prepared for each shape that is usual. */
export interface Shape {
  /** Over all communities. */
  everywhere: boolean;
  /** What the text that was typed may be; empty: none was. */
  readings: readonly Reading[];
  filters: readonly Filter[];
  sort: TransactionSort;
}

/** The values of a statement. Amounts in cents, instants as ISO texts. */
export interface Params {
  query: string;
  queryAmount: number;
  queryDigits: string;
  queryScheme: string;
  queryBsb: string;
  queryReceipt: string;
  queryTraceId: string;
  receiptNumber: string;
  reference: string;
  customerName: string;
  customerId: number;
  settlementAccountId: number;
  businessId: number;
  businessIds: readonly number[];
  from: string;
  before: string;
  settlementDate: string;
  amount: number;
  amountFrom: number;
  amountTo: number;
  status: string;
  statuses: readonly string[];
  /** All but `statuses`. */
  otherStatuses: readonly string[];
  lastFour: string;
  bsb: string;
  accountToken: string;
  responseCode: string;
  limit: number;
  offset: number;
  countLimit: number;
}

const LAST = '\u{10FFFF}';
const beginsWith = (column: RawBuilder<unknown>, value: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`${column} >= ${value} and ${column} < ${value} || ${LAST}`;
const accountOf = (token: unknown): RawBuilder<SqlBool> =>
  sql`t.customer_account_id = (select id from app.customer_account where account_token = ${token})`;

const notApproved = Object.keys(transactionStates.states).filter((status) => status !== 'APPROVED');

type P = Params;
const conditions = {
  receiptNumber: (p: P) => sql<SqlBool>`t.receipt_number = ${p.receiptNumber}`,
  // Two index ranges rather than one condition that none serves
  reference: (p: P) => sql<SqlBool>`t.id in (
    select id from app.transaction r where ${beginsWith(sql`r.customer_reference_folded`, sql`app.fold(${p.reference})`)}
    union select id from app.transaction r where ${beginsWith(sql`r.payment_reference_folded`, sql`app.fold(${p.reference})`)})`,
  customerName: (p: P) => beginsWith(sql`t.customer_name_folded`, sql`app.fold(${p.customerName})`),
  customerId: (p: P) => sql<SqlBool>`t.customer_id = ${p.customerId}`,
  settlementAccountId: (p: P) => sql<SqlBool>`t.settlement_account_id = ${p.settlementAccountId}`,
  businessId: (p: P) => sql<SqlBool>`t.business_id = ${p.businessId}`,
  businessIds: (p: P) => sql<SqlBool>`t.business_id = any (${p.businessIds}::bigint[])`,
  from: (p: P) => sql<SqlBool>`t.transaction_time >= ${p.from}::timestamptz`,
  before: (p: P) => sql<SqlBool>`t.transaction_time < ${p.before}::timestamptz`,
  settlementDate: (p: P) => sql<SqlBool>`t.settles_on = ${p.settlementDate}::date`,
  amount: (p: P) => sql<SqlBool>`t.amount = ${p.amount}::bigint`,
  amountFrom: (p: P) => sql<SqlBool>`t.amount >= ${p.amountFrom}::bigint`,
  amountTo: (p: P) => sql<SqlBool>`t.amount <= ${p.amountTo}::bigint`,
  status: (p: P) => sql<SqlBool>`t.status = ${p.status}`,
  statuses: (p: P) => sql<SqlBool>`t.status = any (${p.statuses}::text[])`,
  STATUSES_WITH_APPROVED: (p: P) => sql<SqlBool>`t.status = any (${p.statuses}::text[])`,
  otherStatuses: (p: P) => sql<SqlBool>`t.status = any (${p.otherStatuses}::text[])`,
  APPROVED: () => sql<SqlBool>`t.status = 'APPROVED'`,
  // Named one by one: the index of statuses serves a list, not a "not"
  NOT_APPROVED: () => sql<SqlBool>`t.status in (${sql.join(notApproved.map((status) => sql.lit(status)))})`,
  // Written out, so that the index of refunds serves
  PAYMENT: () => sql<SqlBool>`t.transaction_type = 'PAYMENT'`,
  REFUND: () => sql<SqlBool>`t.transaction_type = 'REFUND'`,
  outcome: () => sql<SqlBool>`t.status = 'IN_FLIGHT' and exists (select from app.payment_attempt p
    where p.community_id = t.community_id and p.transaction_id = t.id and p.status = 'UNKNOWN')`,
  lastFour: (p: P) => sql<SqlBool>`t.last_four = ${p.lastFour}`,
  bsb: (p: P) => sql<SqlBool>`t.bsb = ${p.bsb}`,
  accountToken: (p: P) => accountOf(p.accountToken),
  responseCode: (p: P) => sql<SqlBool>`t.response_code = ${p.responseCode}`,
};

/** Where each reading of a text is looked up: a range of one index each. */
const lookups: Record<Reading, (p: P, everywhere: boolean) => readonly RawBuilder<SqlBool>[]> = {
  reference: (p) => [
    beginsWith(sql`t.customer_reference_folded`, sql`app.fold(${p.query})`),
    beginsWith(sql`t.payment_reference_folded`, sql`app.fold(${p.query})`),
  ],
  receiptNumber: (p) => [sql`t.receipt_number = ${p.queryReceipt}`],
  name: (p) => [beginsWith(sql`t.customer_name_folded`, sql`app.fold(${p.query})`)],
  customer: (p, everywhere) => [
    everywhere
      ? sql`(t.community_id, t.customer_id) in (select community_id, id from app.customer
          where id in (select app.customer_matches_everywhere(${p.query}, ${p.countLimit})))`
      : sql`t.customer_id in (select app.customer_matches(${p.query}, ${p.countLimit}))`,
  ],
  receiptPart: (p) => [sql`t.receipt_number in (select app.receipt_numbers_with(${p.queryReceipt}))`],
  amount: (p) => [sql`t.amount = ${p.queryAmount}::bigint`],
  principal: (p) => [sql`t.surcharge_amount > 0 and t.principal_amount = ${p.queryAmount}::bigint`],
  lastFour: (p) => [sql`t.last_four = ${p.queryDigits}`],
  card: (p) => [sql`t.last_four = ${p.queryDigits} and t.card_scheme = ${p.queryScheme}`],
  bsb: (p) => [sql`t.bsb = ${p.queryBsb}`],
  accountToken: (p) => [accountOf(p.query)],
  // an id that a client gave may have capitals
  traceId: (p) => [sql`t.trace_id in (${p.query}, ${p.queryTraceId}) and t.trace_id <> ''`],
};

const sortColumns: Record<SortField, readonly [string, ...string[]]> = {
  transactionTime: ['transaction_time', 'id'],
  totalAmount: ['amount', 'transaction_time', 'id'],
  customerName: ['customer_name_folded', 'transaction_time', 'id'],
  settlementDate: ['settles_on', 'id'],
};

function columnsOf(sort: TransactionSort): { columns: readonly [string, ...string[]]; direction: 'asc' | 'desc' } {
  const isDown = sort.startsWith('-');
  return { columns: sortColumns[sort.replace('-', '') as SortField], direction: isDown ? 'desc' : 'asc' };
}

/** The order of a list, every column in the same direction, so that one index serves both; it ends with the id. */
export function orderOf(sort: TransactionSort, table: string): RawBuilder<unknown> {
  const { columns, direction } = columnsOf(sort);
  return sql.raw(columns.map((column) => `${table}.${column} ${direction}`).join(', '));
}

const all = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  parts.length === 0
    ? sql`true`
    : sql.join(
        parts.map((part) => sql`(${part})`),
        sql` and `,
      );

const filtersOf = ({ filters }: Shape, params: P) => filters.map((filter) => conditions[filter](params));

/** The rows that a text may mean, each once, with what the order needs. */
function matchesOf(shape: Shape, params: P): RawBuilder<unknown> {
  const columns = sql.raw(
    ['community_id', ...new Set(['id', ...columnsOf(shape.sort).columns])].map((name) => `t.${name}`).join(', '),
  );
  const branches = shape.readings.flatMap((reading) => lookups[reading](params, shape.everywhere));
  return sql.join(
    branches.map(
      (branch) => sql`select ${columns} from app.transaction t where ${all([branch, ...filtersOf(shape, params)])}`,
    ),
    sql` union `,
  );
}

/** What finds the rows of a shape, for a query over `app.transaction as t`. */
export function foundBy(shape: Shape, params: P): RawBuilder<SqlBool> {
  if (shape.readings.length === 0) return all(filtersOf(shape, params));
  return sql`t.id in (select id from (${matchesOf(shape, params)}) matches)`;
}

interface PageId {
  community_id: number;
  id: number;
}

/** Ids first, from the index alone, so that rows which are only skipped are not read. */
function pageIds(shape: Shape, params: P): Expression<PageId> {
  const part = sql`limit ${params.limit} offset ${params.offset}`;
  return shape.readings.length === 0
    ? sql`(select t.community_id, t.id from app.transaction t where ${all(filtersOf(shape, params))}
        order by ${orderOf(shape.sort, 't')} ${part})`
    : sql`(select m.community_id, m.id from (${matchesOf(shape, params)}) m order by ${orderOf(shape.sort, 'm')} ${part})`;
}

/** What was given back of a payment or is on its way back, as `sumRefunds` counts it; nothing of any other. */
const refundedOf = sql<number>`case when t.transaction_type = 'PAYMENT' and t.status in ('APPROVED', 'REFUNDED') then
  (select coalesce(sum(b.amount), 0)::bigint from app.refund r
    join app.transaction b on b.community_id = r.community_id and b.id = r.transaction_id
    where r.community_id = t.community_id and r.original_transaction_id = t.id
      and b.status not in ('DECLINED', 'CANCELLED')) else 0 end`;

/** One page of transactions, with the name of the business and what was refunded. */
export const buildPage = (shape: Shape, params: P) =>
  selectTransaction(build.selectFrom('app.transaction as t'))
    .innerJoin(sql<PageId>`${pageIds(shape, params)}`.as('page'), (join) =>
      join.onRef('page.community_id', '=', 't.community_id').onRef('page.id', '=', 't.id'),
    )
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 't.community_id').onRef('b.id', '=', 't.business_id'),
    )
    .select(['b.name as businessName', refundedOf.as('refunded')])
    .orderBy(orderOf(shape.sort, 't'));

const counted = (rows: RawBuilder<unknown>, { everywhere }: Shape, { countLimit }: P): RawBuilder<number> =>
  everywhere
    ? sql`(select count(*) from (select from (${rows}) found limit ${countLimit}) counted)`
    : sql`(select count(*) from (${rows}) counted)`;

/** The whole list of a community, or of some of its businesses, is counted by tally. */
const talliedOf = (filters: readonly Filter[], { everywhere }: Shape, params: P): RawBuilder<number> | undefined =>
  everywhere ? undefined : talliedBy('transaction', filters, params);

/** How many there are: all of them in a community, else up to `countLimit`. */
export function buildCount(shape: Shape, params: P) {
  const rows = (filters: readonly Filter[]) =>
    sql`select from app.transaction t where ${all(filtersOf({ ...shape, filters }, params))}`;
  const count = (rawBuilder: RawBuilder<unknown>) => counted(rawBuilder, shape, params);
  const countOf = (filters: readonly Filter[]) => talliedOf(filters, shape, params) ?? count(rows(filters));
  if (shape.readings.length > 0) {
    const matches = matchesOf({ ...shape, sort: 'transactionTime' }, params);
    return build.selectNoFrom(count(matches).as('count'));
  }
  // Payments are nearly all, and most are approved: counting the others is quicker than looking at each
  const without = (single: Filter) => shape.filters.filter((filter) => filter !== single);
  const allBut = (others: readonly Filter[], left: Filter) =>
    sql<number>`${countOf(others)} - ${count(rows([...others, left]))}`;
  if (shape.filters.includes('PAYMENT') && !shape.everywhere)
    return build.selectNoFrom(allBut(without('PAYMENT'), 'REFUND').as('count'));
  for (const [most, left] of [
    ['APPROVED', 'NOT_APPROVED'],
    ['STATUSES_WITH_APPROVED', 'otherStatuses'],
  ] as const)
    if (shape.filters.includes(most) && talliedOf(without(most), shape, params))
      return build.selectNoFrom(allBut(without(most), left).as('count'));
  return build.selectNoFrom(countOf(shape.filters).as('count'));
}

/** Count and sum per status and currency, in cents as text: a sum can be larger than a number is exact. */
export const buildTotals = (shape: Shape, params: P) =>
  build
    .selectFrom('app.transaction as t')
    .select([
      't.status',
      't.currency',
      sql<number>`count(*)`.as('count'),
      sql<string>`sum(case t.transaction_type when 'REFUND' then -t.amount else t.amount end)::text`.as('sum'),
    ])
    .where(foundBy(shape, params))
    .groupBy(['t.status', 't.currency']);

export const preparedPage = shapedQuery('transactions.search', buildPage);
export const preparedCount = shapedQuery('transactions.count', buildCount);
