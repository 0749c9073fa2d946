import { payToAgreementStates, type PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { stateNames } from '@quickportal/contracts/rules/state-machines/state-machine';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { build, type GivenOf, type ValuesOf } from '../../connect/prepared-query.ts';
import type { PageLimits } from '../../connect/read-page.ts';
import { countOfStatuses, talliedBy } from '../../tallies/count-tallied-rows.ts';
import { selectPayToAgreement } from './payto-agreement.ts';

/** What narrows the agreements of a community, besides their statuses. */
interface AgreementFilters {
  query?: string | undefined;
  businessId?: number | undefined;
  /** Any of these. */
  businessIds?: readonly number[] | undefined;
  customerId?: number | undefined;
}

export interface AgreementShape {
  given: GivenOf<AgreementFilters>;
  /** In the order of the machine; none: all. They are written into the statement: few sets of them occur. */
  statuses: readonly PayToAgreementStatus[];
  sort: AgreementSort;
}
export type AgreementSort = 'createdAt' | '-createdAt';
export type AgreementValues = ValuesOf<AgreementFilters>;

const allStatuses = stateNames(payToAgreementStates);

/** The statuses as a shape has them; none where all of them are wanted. */
export const statusesOf = (wanted: readonly PayToAgreementStatus[] = []): PayToAgreementStatus[] => {
  const chosen = allStatuses.filter((status) => wanted.includes(status));
  return chosen.length === allStatuses.length ? [] : chosen;
};

/** Agreements of more customers than this, or more whose descriptions match, are not looked for by a text. */
const MOST_CUSTOMERS = sql.raw('1000');
const MOST_DESCRIPTIONS = sql.raw('5000');
const LAST = '\u{10FFFF}';

/** By the beginning of token, reference or payer's name, or every word of the description or of the customer. */
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
      union select app.payto_agreement_matches(${query}, ${MOST_DESCRIPTIONS})
      union select f.id from app.payto_agreement f
        where f.customer_id in (select app.customer_matches(${query}, ${MOST_CUSTOMERS})))`,
  ];
}

const all = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);

/** What narrows a query over agreements. */
export function agreementConditions(shape: AgreementShape, table: string, values: AgreementValues) {
  const { given, statuses } = shape;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return all([
    ...(statuses.length > 0
      ? [sql<SqlBool>`${column('status')} in (${sql.join(statuses.map((status) => sql.lit(status)))})`]
      : []),
    ...(given.businessId ? [sql<SqlBool>`${column('business_id')} = ${values.businessId}::bigint`] : []),
    ...(given.businessIds ? [sql<SqlBool>`${column('business_id')} = any (${values.businessIds}::bigint[])`] : []),
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

/** How many there are. The whole list of a community, or of one of its businesses, is counted by tally. */
export function agreementCount(shape: AgreementShape, params: AgreementValues) {
  const count = (statuses: readonly PayToAgreementStatus[]) =>
    sql<number>`(select count(*) from app.payto_agreement a where ${agreementConditions({ ...shape, statuses }, 'a', params)})`;
  const filters = (['query', 'customerId', 'businessId', 'businessIds'] as const).filter((name) => shape.given[name]);
  const whole = talliedBy('payto_agreement', filters, params);
  const statuses = { whole, chosen: shape.statuses, all: allStatuses, usual: 'ACTIVE' as const, count };
  return build.selectNoFrom(countOfStatuses(statuses).as('count'));
}
