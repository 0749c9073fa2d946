import type { CriteriaOf } from '@quickportal/contracts/kernel/filter';
import type { oneOffRevenueList } from '@quickportal/contracts/expected-revenues/one-off-revenue-list';
import type { FeeType } from '@quickportal/contracts/rules/billing/price-list';
import { REVENUE_TOLERANCE } from '@quickportal/contracts/rules/billing/revenue-status';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  build,
  criteriaOf,
  preparedQuery,
  shapedQuery,
  type GivenOf,
  type ValuesOf,
} from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

/** First days of this month and of the one before, in Sydney. */
export interface BillingMoment {
  thisMonth: string;
  lastMonth: string;
}

/** An expected revenue, as its community knows it. */
export interface RevenueKey {
  communityId: number;
  id: number;
}

/** An expected revenue with what its status follows from. Amounts in cents, months as their first days. */
export interface StoredRevenue {
  communityRevenueId: number;
  createdDate: string;
  feeType: FeeType;
  soldProduct: string;
  soldItem: string;
  /** Of this month, or of the first that is charged. */
  amount: number;
  /** Whether last month is charged; a one-off item always is. */
  isCharged: boolean;
  /** Of last month, or of the one-off item. */
  expected: number | null;
  received: number;
  isAccepted: boolean;
  hasReceived: boolean;
  reconciledRevenueItemId: number | null;
  firstMonth: string;
  lastMonth: string | null;
  version: number;
}

const ofItem = sql`a.community_id = r.community_id and a.expected_revenue_id = r.id`;
const amountUpTo = (month: RawBuilder<unknown>) => sql<number>`(select a.amount from app.expected_revenue_amount a
  where ${ofItem} and (r.fee_type = 'ESTAB' or a.from_month <= ${month}) order by a.from_month desc limit 1)`;
const monthOf = (p: BillingMoment) => sql`case when r.fee_type = 'MONTHLY' then ${p.lastMonth}::date end`;

const shownAmount = (p: BillingMoment) => amountUpTo(sql`greatest(${p.thisMonth}::date, r.first_month)`);
const expected = (p: BillingMoment) => amountUpTo(sql`${p.lastMonth}::date`);
const received = (p: BillingMoment) => sql<number>`coalesce((select sum(a.amount) from app.revenue_allocation a
  where ${ofItem} and a.month is not distinct from ${monthOf(p)}), 0)::bigint`;
const isAccepted = (p: BillingMoment) => sql<boolean>`exists (select from app.revenue_acceptance a
  where ${ofItem} and a.month is not distinct from ${monthOf(p)})`;
const isCharged = (p: BillingMoment) => sql<boolean>`(r.fee_type = 'ESTAB'
  or r.first_month <= ${p.lastMonth}::date and coalesce(r.last_month, 'infinity') >= ${p.lastMonth}::date)`;

/** As the rule `revenueStatus` counts; a test compares both. */
const isReconciled = (p: BillingMoment) => sql<boolean>`case when ${isCharged(p)}
  then ${expected(p)} = 0 or ${isAccepted(p)}
    or ${received(p)} <> 0 and abs(${received(p)} - ${expected(p)}) <= ${sql.lit(Number(REVENUE_TOLERANCE))}
  else ${shownAmount(p)} = 0 end`;

const selectRevenue = (p: BillingMoment) =>
  build
    .selectFrom('app.expected_revenue as r')
    .select([
      'r.id as communityRevenueId',
      'r.created_on as createdDate',
      sql<FeeType>`r.fee_type`.as('feeType'),
      'r.sold_product as soldProduct',
      'r.sold_item as soldItem',
      shownAmount(p).as('amount'),
      isCharged(p).as('isCharged'),
      expected(p).as('expected'),
      received(p).as('received'),
      isAccepted(p).as('isAccepted'),
      sql<boolean>`exists (select from app.revenue_allocation a where ${ofItem})`.as('hasReceived'),
      sql<number | null>`(select a.revenue_item_id from app.revenue_allocation a where ${ofItem}
        order by a.allocated_at desc, a.id desc limit 1)`.as('reconciledRevenueItemId'),
      'r.first_month as firstMonth',
      'r.last_month as lastMonth',
      'r.version',
    ])
    .where('r.deleted_at', 'is', null);

type Criteria = CriteriaOf<typeof oneOffRevenueList>;
type Given = GivenOf<Criteria>;
type Params = ValuesOf<Criteria> & BillingMoment & { communityId: number; feeType: FeeType };

/** A filter of the list without a condition here does not compile. */
type Conditions = { readonly [K in keyof Required<Criteria>]: (params: Params) => RawBuilder<SqlBool> };
const conditions: Conditions = {
  soldProduct: (p) => sql<SqlBool>`r.sold_product = ${p.soldProduct}`,
  soldItem: (p) => sql<SqlBool>`r.sold_item = ${p.soldItem}`,
  reconciled: (p) => sql<SqlBool>`${isReconciled(p)} = ${p.reconciled}::boolean`,
  createdDate: (p) => sql<SqlBool>`r.created_on = ${p.createdDate}::date`,
};
const matching = (given: Given, p: Params) =>
  sql.join<SqlBool>(
    [
      sql<SqlBool>`r.community_id = ${p.communityId} and r.fee_type = ${p.feeType}`,
      ...(Object.keys(conditions) as (keyof Conditions)[])
        .filter((filter) => given[filter])
        .map((filter) => conditions[filter](p)),
    ],
    sql` and `,
  );

export const rowsOfRevenues = shapedQuery('expectedRevenues.list', (given: Given, p: Params & PageLimits) =>
  selectRevenue(p)
    .where(matching(given, p))
    .orderBy('r.created_on', 'desc')
    .orderBy('r.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
export const countOfRevenues = shapedQuery('expectedRevenues.count', (given: Given, p: Params) =>
  build
    .selectFrom('app.expected_revenue as r')
    .where('r.deleted_at', 'is', null)
    .where(matching(given, p))
    .select(({ fn }) => fn.countAll<number>().as('count')),
);
const one = preparedQuery('expectedRevenues.get', (p: RevenueKey & BillingMoment) =>
  selectRevenue(p).where('r.community_id', '=', p.communityId).where('r.id', '=', p.id),
);
const locked = preparedQuery('expectedRevenues.lock', (params: RevenueKey) =>
  build
    .selectFrom('app.expected_revenue')
    .select('id')
    .where('community_id', '=', params.communityId)
    .where('id', '=', params.id)
    .where('deleted_at', 'is', null)
    .forUpdate(),
);
const amountIn = preparedQuery('expectedRevenues.amount-in', (p: RevenueKey & { month: string }) =>
  build
    .selectFrom('app.expected_revenue_amount')
    .select('amount')
    .where('community_id', '=', p.communityId)
    .where('expected_revenue_id', '=', p.id)
    .where(sql<SqlBool>`from_month <= ${p.month}::date`)
    .orderBy('from_month', 'desc')
    .limit(1),
);

/** Reads a page of the expected revenue of a fee type, newest first, with the count. */
export function listExpectedRevenues(
  db: Reader,
  {
    communityId,
    feeType,
    thisMonth,
    lastMonth,
    page,
    pageSize,
    ...criteria
  }: {
    communityId: number;
    feeType: FeeType;
  } & BillingMoment &
    Criteria &
    PageOf,
): Promise<Page<StoredRevenue>> {
  const { given, values } = criteriaOf<Criteria>(criteria);
  const params = { ...values, communityId, feeType, thisMonth, lastMonth };
  return readPage(db, { rows: rowsOfRevenues(given), count: countOfRevenues(given) }, params, { page, pageSize });
}

/** Returns the expected revenue; undefined outside the scope, and for one that was deleted. */
export const getExpectedRevenue = (
  db: Reader,
  { communityId, id }: RevenueKey,
  { thisMonth, lastMonth }: BillingMoment,
): Promise<StoredRevenue | undefined> => db.first(one, { communityId, id, thisMonth, lastMonth });

/** Locks an expected revenue with its amounts; undefined outside the scope. */
export const lockExpectedRevenue = (db: Reader, { communityId, id }: RevenueKey) =>
  db.first(locked, { communityId, id });

/** Cents of a month, given as its first day; undefined before the first amount. */
export const findRevenueAmount = async (
  db: Reader,
  { communityId, id }: RevenueKey,
  month: string,
): Promise<number | undefined> => (await db.first(amountIn, { communityId, id, month }))?.amount;
