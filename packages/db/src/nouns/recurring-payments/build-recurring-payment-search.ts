import type { RecurringPaymentStatus } from '@quickportal/contracts/rules/states/recurring-payment';
import type { ScheduleSortField } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { build, type GivenOf, type ValuesOf } from '../../connect/prepared-query.ts';
import type { PageLimits } from '../../connect/read-page.ts';
import { countOfStatuses, talliedBy } from '../../tallies/count-tallied-rows.ts';
import { selectRecurringPayment } from './recurring-payment.ts';

export type RecurringPaymentSort = ScheduleSortField | `-${ScheduleSortField}`;

/** What narrows the schedules of a community, besides their statuses. */
interface ScheduleFilters {
  query?: string | undefined;
  businessId?: number | undefined;
  /** Any of these. */
  businessIds?: readonly number[] | undefined;
}

export interface RecurringPaymentShape {
  given: GivenOf<ScheduleFilters>;
  /** The text is digits alone: the number of a code without its letters. */
  isNumber: boolean;
  /** The statuses, by their ranks, upwards. They are written into the statement: few sets of them occur. */
  ranks: readonly number[];
  sort: RecurringPaymentSort;
}
export type RecurringPaymentValues = ValuesOf<ScheduleFilters>;

/** The order of the column list_rank, which the migration writes down. */
const ranks: Readonly<Record<RecurringPaymentStatus, number>> = {
  FAILED: 1,
  ACTIVE: 2,
  INACTIVE: 3,
  COMPLETED: 4,
  STOPPED: 5,
};

/** The rank that stands for a status in the index of the list. */
export const rankOf = (status: RecurringPaymentStatus): number => ranks[status];

/** The ranks that stand for statuses in the index of the list; none where all of them are wanted. */
export const ranksOf = (statuses: readonly RecurringPaymentStatus[] = []): number[] => {
  const chosen = [...new Set(statuses.map(rankOf))].toSorted((a, b) => a - b);
  return chosen.length === Object.keys(ranks).length ? [] : chosen;
};

const ofBusinesses = (
  { given }: RecurringPaymentShape,
  table: string,
  values: RecurringPaymentValues,
): RawBuilder<SqlBool>[] => [
  ...(given.businessId ? [sql<SqlBool>`${sql.ref(`${table}.business_id`)} = ${values.businessId}::bigint`] : []),
  ...(given.businessIds
    ? [sql<SqlBool>`${sql.ref(`${table}.business_id`)} = any (${values.businessIds}::bigint[])`]
    : []),
];
const isOneOf = (chosen: readonly number[], table: string): RawBuilder<SqlBool>[] =>
  chosen.length > 0 ? [sql`${sql.ref(`${table}.list_rank`)} in (${sql.raw(chosen.join(', '))})`] : [];

/** Schedules of more customers than this are not looked for by a text. */
const MOST_CUSTOMERS = sql.raw('1000');
const LAST = '\u{10FFFF}';
const codeBegins = (text: RawBuilder<string>): RawBuilder<SqlBool> =>
  sql`f.code_folded >= ${text} and f.code_folded < ${text} || ${LAST}`;

/** Whose code begins with the text, or whose customer has every word of it: a range of one index each. */
function ofText(
  { given, isNumber }: RecurringPaymentShape,
  table: string,
  { query }: RecurringPaymentValues,
): RawBuilder<SqlBool>[] {
  if (!given.query) return [];
  const ids = (condition: RawBuilder<SqlBool>) => sql`select f.id from app.recurring_payment f where ${condition}`;
  const found = isNumber
    ? sql`${ids(codeBegins(sql`'ps' || ${query}::text`))} union ${ids(codeBegins(sql`${query}::text`))}`
    : sql`${ids(codeBegins(sql`app.fold(${query})`))}
        union ${ids(sql`f.customer_id in (select app.customer_matches(${query}, ${MOST_CUSTOMERS}))`)}`;
  return [sql`${sql.ref(`${table}.id`)} in (${found})`];
}

const all = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);

/** What narrows a query over schedules. */
export const recurringPaymentConditions = (
  shape: RecurringPaymentShape,
  table: string,
  values: RecurringPaymentValues,
) => all([...isOneOf(shape.ranks, table), ...ofBusinesses(shape, table, values), ...ofText(shape, table, values)]);

/** Every order ends with the latest change of status and the id, so that pages never overlap. */
export function recurringPaymentOrder(sort: RecurringPaymentSort, table: string): RawBuilder<unknown> {
  const [up, down] = sort.startsWith('-') ? ['desc', 'asc'] : ['asc', 'desc'];
  const rank = sort.endsWith('status') ? `${table}.list_rank ${up}, ` : '';
  return sql.raw(`${rank}${table}.pays_on ${up}, ${table}.status_changed_at ${down}, ${table}.id ${down}`);
}

interface PageId {
  community_id: number;
  id: number;
}

/** One page: ids first, from the index alone, so that rows which are only skipped are not read. */
export function recurringPaymentPage(shape: RecurringPaymentShape, params: RecurringPaymentValues & PageLimits) {
  const ids = sql<PageId>`(select t.community_id, t.id from app.recurring_payment t
    where ${recurringPaymentConditions(shape, 't', params)} order by ${recurringPaymentOrder(shape.sort, 't')}
    limit ${params.limit} offset ${params.offset})`;
  return selectRecurringPayment()
    .innerJoin(ids.as('page'), (join) =>
      join.onRef('page.community_id', '=', 'r.community_id').onRef('page.id', '=', 'r.id'),
    )
    .orderBy(recurringPaymentOrder(shape.sort, 'r'));
}

/** Count and sum of the amounts per status and currency. */
export const recurringPaymentTotals = (shape: RecurringPaymentShape, params: RecurringPaymentValues) =>
  build
    .selectFrom('app.recurring_payment as t')
    .select(['t.status', 't.currency', sql<number>`count(*)`.as('count'), sql<string>`sum(t.amount)::text`.as('sum')])
    .where(recurringPaymentConditions(shape, 't', params))
    .groupBy(['t.status', 't.currency']);

/** How many there are. The whole list of a community, or of some of its businesses, is counted by tally. */
export function recurringPaymentCount(shape: RecurringPaymentShape, params: RecurringPaymentValues) {
  const count = (chosen: readonly number[]) =>
    sql<number>`(select count(*) from app.recurring_payment t where ${recurringPaymentConditions({ ...shape, ranks: chosen }, 't', params)})`;
  const filters = (['query', 'businessId', 'businessIds'] as const).filter((name) => shape.given[name]);
  const whole = talliedBy('recurring_payment', filters, params);
  const statuses = { whole, chosen: shape.ranks, all: Object.values(ranks), usual: ranks.ACTIVE, count };
  return build.selectNoFrom(countOfStatuses(statuses).as('count'));
}
