import { sql, type Compilable, type RawBuilder } from 'kysely';
import { build } from '../connect/prepared-query.ts';
import type { Scope } from '../connect/scope.ts';
import { paramsOf, shapeOf, type CustomerSearch } from './search-customers.ts';
import { conditions, gatheredIds, order } from './search-statements.ts';

// In the time zone that `copyOut` is given
const localTime = (column: RawBuilder<unknown>) => sql<string>`${column}::timestamp(0)`;
const yesOrNo = (column: RawBuilder<unknown>) => sql<string>`case when ${column} then 'Yes' else 'No' end`;

/** Every column of the export, as the list shows it. Times are those of the zone that `copyOut` is given. */
const exportColumns = {
  customerId: () => sql`c.id`,
  customerNumber: () => sql`c.customer_number`,
  customerName: () => sql`c.customer_name`,
  status: () => sql`case when c.enabled then 'Enabled' else 'Disabled' end`,
  businessName: () => sql`b.name`,
  street1: () => sql`c.street1`,
  street2: () => sql`c.street2`,
  street3: () => sql`c.street3`,
  city: () => sql`c.city`,
  state: () => sql`case when c.state = 'OUTSIDE_AUSTRALIA' then '' else c.state end`,
  postcode: () => sql`c.postcode`,
  email: () => sql`c.email`,
  receivesEmail: () => yesOrNo(sql`c.receives_email`),
  phoneNumber: () => sql`c.phone_number`,
  receivesSms: () => yesOrNo(sql`c.receives_sms`),
  hasPayToProduct: () => yesOrNo(sql`b.has_payto_product`),
  createdAt: () => localTime(sql`c.created_at`),
  updatedAt: () => localTime(sql`c.updated_at`),
};
export type CustomerExportColumn = keyof typeof exportColumns;

/**
 * The rows of a search, all of them, in its order, with these columns. `ordered`: an index gives the order and no
 * filter is narrow, so that reading can begin at once.
 */
export function customerExport(
  scope: Scope,
  search: Omit<CustomerSearch, 'page' | 'pageSize'>,
  columns: readonly CustomerExportColumn[],
): { query: Compilable; ordered: boolean } {
  const whole = { ...search, page: 1, pageSize: 1 };
  const shape = shapeOf({ scope }, whole);
  const params = paramsOf(whole);
  const values = columns.map((column) => exportColumns[column]().as(column));
  const query = build
    .selectFrom('app.customer as c')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'c.community_id').onRef('b.id', '=', 'c.business_id'),
    )
    .select(values)
    .where(conditions(shape, params))
    .$if(shape.term === 'gathered', (q) => q.where(sql<boolean>`c.id in ${gatheredIds(shape.everywhere, params)}`))
    .orderBy(sql`${order(shape)}`);
  const narrow = shape.filters.some((filter) => filter !== 'ENABLED' && filter !== 'businessId');
  return { query, ordered: shape.term === 'none' && !narrow };
}
