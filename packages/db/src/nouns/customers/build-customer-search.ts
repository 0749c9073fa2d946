import { customerList, type CustomerSortField } from '@quickportal/contracts/customers/customer-list';
import { sortKeys } from '@quickportal/contracts/kernel/list';
import { sql, type AliasedExpression, type RawBuilder, type SqlBool } from 'kysely';
import { build, preparedQuery, shapedQuery } from '../../connect/prepared-query.ts';
import { talliedBy } from '../../tallies/count-tallied-rows.ts';
import { selectCustomer } from './customer.ts';

export const customerSortFields = sortKeys(customerList);
export type CustomerSort = CustomerSortField | `-${CustomerSortField}`;

export type Filter = 'customerName' | 'customerNumber' | 'email' | 'phone' | 'businessId' | 'ENABLED' | 'DISABLED';

/** Which statement is meant: one is prepared for each shape that occurs. */
export interface Shape {
  /** Over all communities. */
  everywhere: boolean;
  /**
   * How the search term is applied: `gathered` by index, and sorted; `walked`, as a filter on the first rows of the
   * sort order; `filtered`, as a filter on every row (for counting).
   */
  term: 'none' | 'gathered' | 'walked' | 'filtered';
  filters: readonly Filter[];
  sort: CustomerSort;
}

export interface Params {
  query: string;
  customerName: string;
  customerNumber: string;
  email: string;
  /** Beginnings, any of which it has; `MOST_STARTS` at most. */
  phones: readonly string[];
  businessId: number;
  limit: number;
  offset: number;
  /** How many matches to gather. */
  atMost: number;
  /** How many rows to walk. */
  walk: number;
  /** How far to count over all communities. */
  countLimit: number;
}

export interface PageId {
  community_id: number;
  id: number;
  /** How many rows there are in all. */
  records_count: number;
  /** How many ids the term gave before the other filters. */
  candidates: number;
}

/** One page of customers; every row carries the counts. */
export const pageOf = shapedQuery('customers.search', (shape: Shape, params: Params) =>
  // the page is found by ids first, so that rows which are only skipped are not joined
  selectCustomer(build.selectFrom('app.customer as c'))
    .innerJoin(pageIds(shape, params), (join) =>
      join.onRef('page.community_id', '=', 'c.community_id').onRef('page.id', '=', 'c.id'),
    )
    .select(['page.records_count', 'page.candidates'])
    .orderBy(sql`${order(shape)}`),
);

/** The counts without a page. */
export const countOf = shapedQuery('customers.count', (shape: Shape, params: Params) =>
  shape.term === 'gathered'
    ? build
        .with(
          (cte) => cte('matches').materialized(),
          () => matches(shape, params),
        )
        .selectNoFrom([
          sql<number>`(select count(*) from app.customer c where c.id in (select id from matches) and ${conditions(shape, params)})`.as(
            'records_count',
          ),
          sql<number>`(select count(*) from matches)`.as('candidates'),
        ])
    : build.selectNoFrom([countRows(shape, params).as('records_count'), sql<number>`0`.as('candidates')]),
);

/** How many customers a term alone matches, counted to `atMost`. */
export const matchCountOf = shapedQuery('customers.matches', (shape: { everywhere: boolean }, params: Params) =>
  build.selectNoFrom(sql<number>`(select count(*) from ${gatheredIds(shape.everywhere, params)} found)`.as('count')),
);

/** A number of customers that a term alone matches at least over all communities, counted to `atMost`; soon known. */
export const leastMatchesOf = preparedQuery('customers.least', (params: Params) =>
  build.selectNoFrom(sql<number>`app.customer_matches_at_least(${params.query}, ${params.atMost})`.as('count')),
);

/** How many customers a term is expected to match over all communities. */
export const expectedMatches = preparedQuery('customers.expected', (params: Pick<Params, 'query'>) =>
  build.selectNoFrom(sql<number>`app.customer_matches_expected(${params.query})`.as('count')),
);

/** Words in names that may have been meant by one that finds nothing, in no order; see `suggestQuery`. */
export const wordsNear = shapedQuery(
  'customers.words-near',
  ({ everywhere }: { everywhere: boolean }, params: { words: readonly string[]; atMost: number }) =>
    build
      .selectFrom(
        sql<{ misspelt: string; near: string }>`(select misspelt, near from unnest(${params.words}::text[]) misspelt,
          ${sql.raw(everywhere ? 'app.customer_words_near_everywhere' : 'app.customer_words_near')}(misspelt, ${params.atMost}) near)`.as(
          'words',
        ),
      )
      .selectAll(),
);

/** How many customers each of these terms matches, counted to `atMost`. */
export const matchCountsOf = shapedQuery(
  'customers.match-counts',
  ({ everywhere }: { everywhere: boolean }, params: { terms: readonly string[]; atMost: number }) =>
    build
      .selectFrom(
        sql<{ term: string; count: number }>`(select term, (select count(*)
            from ${sql.raw(everywhere ? 'app.customer_matches_everywhere' : 'app.customer_matches')}(term, ${params.atMost})) as count
          from unnest(${params.terms}::text[]) with ordinality terms (term, place) order by place)`.as('counts'),
      )
      .selectAll(),
);

function pageIds(shape: Shape, params: Params): AliasedExpression<PageId, 'page'> {
  if (shape.term === 'none') return listedIds(shape, params);
  if (shape.term === 'walked' && isWalkedByName(shape)) return walkedByName(shape, params);
  return shape.term === 'gathered' && shape.filters.length === 0
    ? pageOfMatches(shape, params)
    : matchingIds(shape, params);
}

/** Where a term is all there is, the owner's function finds, counts and sorts in one pass over the index. */
function pageOfMatches(shape: Shape, params: Params): AliasedExpression<PageId, 'page'> {
  const name = sql.raw(shape.everywhere ? 'app.customer_page_of_everywhere' : 'app.customer_page_of');
  return sql<PageId>`(select community_id, id, candidates as records_count, candidates
    from ${name}(${params.query}, ${shape.sort}, ${params.atMost}, ${params.offset}, ${params.limit}))`.as('page');
}

/** Whether a walk needs nothing but the index of names, in which a row takes a fifth of the time. */
export const isWalkedByName = ({ everywhere, filters, sort }: Shape): boolean =>
  everywhere && filters.length === 0 && sort.endsWith('customerName');

function walkedByName({ sort }: Shape, params: Params): AliasedExpression<PageId, 'page'> {
  const isDescending = sort.startsWith('-');
  return sql<PageId>`(select community_id, id, 0 as records_count, 0 as candidates
    from app.customer_walk_everywhere(${params.query}, ${isDescending}, ${params.walk}, ${params.offset}, ${params.limit}))`.as(
    'page',
  );
}

function listedIds(shape: Shape, params: Params): AliasedExpression<PageId, 'page'> {
  return build
    .selectFrom('app.customer as c')
    .select(['c.community_id', 'c.id', countRows(shape, params).as('records_count'), sql<number>`0`.as('candidates')])
    .where(conditions(shape, params))
    .orderBy(order(shape))
    .limit(params.limit)
    .offset(params.offset)
    .as('page');
}

function matchingIds(shape: Shape, params: Params): AliasedExpression<PageId, 'page'> {
  return build
    .with(
      (cte) => cte('matches').materialized(),
      () => matches(shape, params),
    )
    .selectFrom('app.customer as c')
    .select(['c.community_id', 'c.id', sql<number>`count(*) over ()`.as('records_count')])
    .select(sql<number>`(select count(*) from matches)`.as('candidates'))
    .where(sql<SqlBool>`c.id in (select id from matches)`)
    .where(conditions(shape, params))
    .orderBy(order(shape))
    .limit(params.limit)
    .offset(params.offset)
    .as('page');
}

function matches(shape: Shape, params: Params): RawBuilder<{ id: number }> {
  if (shape.term === 'gathered') return gatheredIds(shape.everywhere, params);
  return sql`(select c.id from (select c.* from app.customer c order by ${order(shape)} limit ${params.walk}) c
    where ${likeTerm(params)} and ${conditions(shape, params)} limit ${params.offset}::bigint + ${params.limit}::bigint)`;
}

/** The ids a term matches in scope, at most `atMost`. */
export function gatheredIds(everywhere: boolean, params: Params): RawBuilder<{ id: number }> {
  const name = sql.raw(everywhere ? 'app.customer_matches_everywhere' : 'app.customer_matches');
  return sql`(select ${name}(${params.query}, ${params.atMost}) as id)`;
}

function countRows(shape: Shape, params: Params): RawBuilder<number> {
  const isWhole = !shape.everywhere && shape.term === 'none';
  const byTally = isWhole && talliedBy('customer', shape.filters, params);
  if (byTally) return byTally;
  const rows = sql`from app.customer c where ${conditions(shape, params)}`;
  return shape.everywhere
    ? sql`(select count(*) from (select ${rows} limit ${params.countLimit}) counted)`
    : sql`(select count(*) ${rows})`;
}

/** What the filters of a shape ask of `app.customer as c`; the term only where it is `filtered`. */
export function conditions(shape: Shape, params: Params): RawBuilder<SqlBool> {
  const all = shape.filters.map((filter) => filterConditions[filter](params));
  if (shape.term === 'filtered') all.push(likeTerm(params));
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`;
}

function likeTerm(params: Params): RawBuilder<SqlBool> {
  return sql`(c.search like any ((select app.search_patterns(${params.query}))::text[])
    and c.search ~ all ((select app.search_further_words(${params.query}))::text[]))`;
}

/** Ways in which the beginning of a phone number may be stored: see `storedStarts`. One that is null finds nothing. */
const MOST_STARTS = 5;

/** Beginnings are ranges: under row-level security an index serves comparisons, not LIKE. */
const filterConditions: Record<Filter, (params: Params) => RawBuilder<SqlBool>> = {
  customerName: (params) => beginsWith(sql`c.name_folded`, sql`app.fold(${params.customerName})`),
  customerNumber: (params) => beginsWith(sql`c.number_folded`, sql`app.fold(${params.customerNumber})`),
  email: (params) => beginsWith(sql`c.email_folded`, sql`lower(${params.email})`),
  // written one by one, so that each is a range of the index
  phone: ({ phones }) =>
    sql`(${sql.join(
      Array.from({ length: MOST_STARTS }, (_, at) =>
        beginsWith(sql`c.phone_digits`, sql`(${phones}::text[])[${sql.lit(at + 1)}]`),
      ),
      sql` or `,
    )})`,
  businessId: (params) => sql`c.business_id = ${params.businessId}`,
  ENABLED: () => sql`c.enabled`,
  DISABLED: () => sql`not c.enabled`,
};

const lastCharacter = '\u{10FFFF}';

function beginsWith(column: RawBuilder<unknown>, value: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`${column} >= ${value} and ${column} < ${value} || ${lastCharacter}`;
}

const sortColumns: Record<CustomerSortField, RawBuilder<unknown>> = {
  customerName: sql`c.name_folded`,
  customerNumber: sql`c.number_folded`,
  customerId: sql`c.id`,
  status: sql`c.enabled`,
  createdAt: sql`c.created_at`,
};

/** The order of a list of `app.customer as c`, ending with the id. */
export function order(shape: Shape): RawBuilder<unknown> {
  const descending = shape.sort.startsWith('-');
  const field =
    customerSortFields.find((customerSortField) => shape.sort.endsWith(customerSortField)) ?? 'customerName';
  const direction = descending ? sql`desc` : sql`asc`;
  return field === 'customerId' ? sql`c.id ${direction}` : sql`${sortColumns[field]} ${direction}, c.id ${direction}`;
}
