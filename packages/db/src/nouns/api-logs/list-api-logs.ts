import type { apiLogList } from '@quickportal/contracts/api-logs/api-log-list';
import { statusRange } from '@quickportal/contracts/api-logs/http-statuses';
import type { CriteriaOf } from '@quickportal/contracts/kernel/filter';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { selected } from '../../connect/entity-columns.ts';
import { build, criteriaOf, shapedQuery, type GivenOf, type ValuesOf } from '../../connect/prepared-query.ts';
import { limitsOf, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { apiLogColumns, type ApiLogRecord } from './api-log.ts';

type Filters = CriteriaOf<typeof apiLogList>;
/** What narrows the log beside words and status. Instants are ISO texts, `before` is not included. */
type Criteria = Omit<Filters, 'query' | 'httpStatus' | 'recent' | 'period' | 'to'> & { before?: string | undefined };

export interface ApiLogSearch extends Criteria {
  /** Each begins a term of the call. */
  words: readonly string[];
  httpStatus?: Filters['httpStatus'] | undefined;
}

/** Rows that are counted at most. */
const COUNTED = 10_000;

interface Shape {
  given: GivenOf<Criteria>;
  hasWords: boolean;
  /** How the status narrows: an index finds one status, and another one errors. */
  status: 'any' | 'one' | 'success' | 'error';
}
interface Params extends ValuesOf<Criteria> {
  words: readonly string[];
  statusFrom: number;
  statusTo: number;
  fromOrNull: string | null;
  beforeOrNull: string | null;
}

/** A filter of the list without a condition here does not compile. */
type Conditions = { readonly [K in keyof Required<Criteria>]: (params: Params) => RawBuilder<SqlBool> };

const conditions: Conditions = {
  httpMethod: (p) => sql<SqlBool>`l.http_method = ${p.httpMethod}`,
  operation: (p) => sql<SqlBool>`l.operation = ${p.operation}`,
  apiKeyId: (p) => sql<SqlBool>`l.api_key_id = ${p.apiKeyId}`,
  certificateId: (p) => sql<SqlBool>`l.certificate_id = ${p.certificateId}`,
  ipAddress: (p) => sql<SqlBool>`l.ip = ${p.ipAddress}`,
  requestId: (p) => sql<SqlBool>`l.request_id = ${p.requestId}`,
  errorType: (p) => sql<SqlBool>`l.http_status >= 400 and l.error_type = ${p.errorType}`,
  from: (p) => sql<SqlBool>`l.requested_at >= ${p.from}::timestamptz`,
  before: (p) => sql<SqlBool>`l.requested_at < ${p.before}::timestamptz`,
};

const statusConditions: Readonly<Record<Exclude<Shape['status'], 'any'>, (params: Params) => RawBuilder<SqlBool>>> = {
  one: (p) => sql<SqlBool>`l.http_status = ${p.statusFrom}::smallint`,
  success: (p) => sql<SqlBool>`l.http_status between ${p.statusFrom}::smallint and ${p.statusTo}::smallint`,
  // Written as the index of errors has it
  error: (p) =>
    sql<SqlBool>`l.http_status >= 400 and l.http_status between ${p.statusFrom}::smallint and ${p.statusTo}::smallint`,
};

function found({ given, status }: Shape, params: Params): RawBuilder<SqlBool> {
  const filters = (Object.keys(conditions) as (keyof Conditions)[]).filter((filter) => given[filter]);
  return sql.join(
    [
      sql<SqlBool>`true`,
      ...(status === 'any' ? [] : [statusConditions[status](params)]),
      ...filters.map((filter) => conditions[filter](params)),
    ],
    sql` and `,
  );
}

/** True where words find exactly the rows that are listed: the function narrows by time itself. */
const isByWordsOnly = ({ given, hasWords, status }: Shape): boolean =>
  hasWords &&
  status === 'any' &&
  (Object.keys(conditions) as (keyof Conditions)[]).every(
    (filter) => filter === 'from' || filter === 'before' || !given[filter],
  );

const matches = (p: Params, atMost: RawBuilder<number>) =>
  sql`app.api_log_matches(${p.words}::text[], ${p.fromOrNull}::timestamptz, ${p.beforeOrNull}::timestamptz, ${atMost}) m`;

const mostCounted = sql.lit(COUNTED + 1);

/** The log, or what has the words in it, as l. */
function source(shape: Shape, p: Params & PageLimits) {
  if (!shape.hasWords) return sql`app.api_log l`;
  const atMost = isByWordsOnly(shape) ? sql<number>`(${p.limit}::integer + ${p.offset}::integer)` : mostCounted;
  return sql`${matches(p, atMost)} join app.api_log l on l.requested_at = m.requested_at and l.id = m.id`;
}

export const rowsOf = shapedQuery('apiLogs.list', (shape: Shape, p: Params & PageLimits) =>
  build
    .selectFrom(
      sql<{
        id: number;
        requested_at: string;
        community_id: number;
      }>`(select l.* from ${source(shape, p)} where ${found(shape, p)}
        order by l.requested_at desc, l.id desc limit ${p.limit} offset ${p.offset})`.as('found'),
    )
    .innerJoin('app.api_log as l', (join) =>
      join
        .onRef('l.community_id', '=', 'found.community_id')
        .onRef('l.id', '=', 'found.id')
        .onRef('l.requested_at', '=', 'found.requested_at'),
    )
    .leftJoin('app.api_key as k', (join) =>
      join.onRef('k.community_id', '=', 'l.community_id').onRef('k.id', '=', 'l.api_key_id'),
    )
    .leftJoin('app.certificate as x', (join) =>
      join.onRef('x.community_id', '=', 'l.community_id').onRef('x.id', '=', 'l.certificate_id'),
    )
    .select(selected('l', apiLogColumns))
    .select([sql<string>`coalesce(k.name, '')`.as('apiKeyName'), 'x.subject as certificateSubject'])
    .orderBy('l.requested_at', 'desc')
    .orderBy('l.id', 'desc'),
);

interface Counted {
  matches: boolean;
  is_partial: boolean;
}

/** What is counted: each row that the words find says whether the filters do, and whether older rows were not looked at. */
function countedRows(shape: Shape, p: Params): RawBuilder<Counted> {
  if (!shape.hasWords)
    return sql`(select true as matches, false as is_partial from app.api_log l where ${found(shape, p)} limit ${mostCounted})`;
  if (isByWordsOnly(shape)) return sql`(select true as matches, m.is_partial from ${matches(p, mostCounted)})`;
  return sql`(select ${found(shape, p)} as matches, m.is_partial
    from ${matches(p, mostCounted)} join app.api_log l on l.requested_at = m.requested_at and l.id = m.id)`;
}

export const countOf = shapedQuery('apiLogs.count', (shape: Shape, p: Params) =>
  build
    .selectFrom(countedRows(shape, p).as('counted'))
    .select([
      sql<number>`count(*) filter (where counted.matches)`.as('count'),
      sql<boolean>`coalesce(bool_or(counted.is_partial), false)`.as('isPartial'),
    ]),
);

/** The search as the statements take it. */
export function statementOf({ words, httpStatus, ...criteria }: ApiLogSearch): { shape: Shape; values: Params } {
  const { given, values } = criteriaOf<Criteria>(criteria);
  const { from: statusFrom, to: statusTo } = httpStatus ? statusRange(httpStatus) : { from: 0, to: 0 };
  const status = !httpStatus ? 'any' : statusFrom === statusTo ? 'one' : statusFrom >= 400 ? 'error' : 'success';
  return {
    shape: { given, hasWords: words.length > 0, status },
    values: {
      ...values,
      words,
      statusFrom,
      statusTo,
      fromOrNull: criteria.from ?? null,
      beforeOrNull: criteria.before ?? null,
    },
  };
}

/** One page of calls, newest first; counted up to 10,000. */
export async function listApiLogs(
  db: Reader,
  { page, pageSize, ...search }: ApiLogSearch & PageOf,
): Promise<Page<ApiLogRecord> & { recordsCountCapped: boolean }> {
  const { shape, values } = statementOf(search);
  const limits = limitsOf({ page, pageSize });
  const [items, counted] = await Promise.all([
    pageSize === 0 ? [] : db.all(rowsOf(shape), { ...values, ...limits }),
    db.first(countOf(shape), values),
  ]);
  const { count = 0, isPartial = false } = counted ?? {};
  return {
    items,
    recordsCount: Math.min(count, COUNTED),
    recordsCountCapped: count > COUNTED || isPartial,
  };
}
