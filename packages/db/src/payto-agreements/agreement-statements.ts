import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { GivenOf, ValuesOf } from '../connect/prepared-query.ts';
import type { PageLimits } from '../connect/read-page.ts';
import { selectPayToAgreement } from './payto-agreement.ts';

/** What narrows the agreements of a community. */
interface AgreementFilters {
  query?: string | undefined;
  status?: readonly string[] | undefined;
  businessId?: number | undefined;
  customerId?: number | undefined;
}

export interface AgreementShape {
  given: GivenOf<AgreementFilters>;
  sort: AgreementSort;
}
export type AgreementSort = 'createdAt' | '-createdAt';
export type AgreementValues = ValuesOf<AgreementFilters>;

/** Agreements of more customers than this are not looked for by a text. */
const MOST_CUSTOMERS = sql.raw('1000');
const LAST = '\u{10FFFF}';

/** By the beginning of token, reference or payer's name, or every word of the customer: a range of one index each. */
function ofText({ given }: AgreementShape, table: string, { query }: AgreementValues): RawBuilder<SqlBool>[] {
  if (!given.query) return [];
  const begins = (column: string, text: RawBuilder<unknown>) =>
    sql`${sql.raw(column)} >= ${text} and ${sql.raw(column)} < ${text} || ${LAST}`;
  const upper = sql`upper(${query}::text)`;
  const folded = sql`app.fold(${query}::text)`;
  return [
    sql`${sql.ref(`${table}.id`)} in (
      select f.id from app.payto_agreement f where ${begins('f.agreement_token', upper)}
      union select f.id from app.payto_agreement f where ${begins('f.payee_reference', sql`${query}::text`)}
      union select f.agreement_id from app.payto_payer f where ${begins('f.name_folded', folded)}
      union select f.id from app.payto_agreement f
        where f.customer_id in (select app.customer_matches(${query}, ${MOST_CUSTOMERS})))`,
  ];
}

const all = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);

/** What narrows a query over agreements. */
export function agreementConditions(shape: AgreementShape, table: string, values: AgreementValues) {
  const { given } = shape;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return all([
    ...(given.status ? [sql<SqlBool>`${column('status')} = any (${values.status}::text[])`] : []),
    ...(given.businessId ? [sql<SqlBool>`${column('business_id')} = ${values.businessId}::bigint`] : []),
    ...(given.customerId ? [sql<SqlBool>`${column('customer_id')} = ${values.customerId}::bigint`] : []),
    ...ofText(shape, table, values),
  ]);
}

/** Every order ends with the id, so that pages never overlap. */
export function agreementOrder(sort: AgreementSort, table: string): RawBuilder<unknown> {
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  return sql.raw(`${table}.created_at ${way}, ${table}.id ${way}`);
}

/** One page: ids first, so that rows which are only skipped are not read. */
export function agreementPage(shape: AgreementShape, params: AgreementValues & PageLimits) {
  const ids = sql<{ community_id: number; id: number }>`(select a.community_id, a.id from app.payto_agreement a
    where ${agreementConditions(shape, 'a', params)} order by ${agreementOrder(shape.sort, 'a')}
    limit ${params.limit} offset ${params.offset})`;
  return selectPayToAgreement()
    .innerJoin(ids.as('page'), (join) =>
      join.onRef('page.community_id', '=', 'g.community_id').onRef('page.id', '=', 'g.id'),
    )
    .orderBy(agreementOrder(shape.sort, 'g'));
}
