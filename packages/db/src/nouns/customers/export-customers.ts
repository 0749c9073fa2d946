import { customerList } from '@quickportal/contracts/customers/customer-list';
import type { FileKey } from '@quickportal/contracts/kernel/list';
import { sql, type Compilable } from 'kysely';
import { qualified } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';
import type { Scope } from '../../connect/scope.ts';
import { fileSelection } from '../exports/select-file-columns.ts';
import { businessColumns, customerColumns } from './customer.ts';
import { paramsOf, shapeOf, type CustomerSearch } from './search-customers.ts';
import { conditions, gatheredIds, order } from './build-customer-search.ts';

/** Where every column of the export comes from. */
const sources = {
  ...qualified('c', customerColumns),
  ...qualified('b', businessColumns),
  businessCode: 'b.code',
  status: `case when c.enabled then 'ENABLED' else 'DISABLED' end`,
};

/**
 * The rows of a search, all of them, in its order, with these columns. `ordered`: an index gives the order and no
 * filter is narrow, so that reading can begin at once.
 */
export function customerExport(
  scope: Scope,
  search: Omit<CustomerSearch, 'page' | 'pageSize'>,
  columns: readonly FileKey<typeof customerList>[],
): { query: Compilable; ordered: boolean } {
  const whole = { ...search, page: 1, pageSize: 1 };
  const shape = shapeOf({ scope }, whole);
  const params = paramsOf(whole);
  const query = build
    .selectFrom('app.customer as c')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'c.community_id').onRef('b.id', '=', 'c.business_id'),
    )
    .select(fileSelection(customerList, sources, columns))
    .where(conditions(shape, params))
    .$if(shape.term === 'gathered', (q) => q.where(sql<boolean>`c.id in ${gatheredIds(shape.everywhere, params)}`))
    .orderBy(sql`${order(shape)}`);
  const narrow = shape.filters.some((filter) => filter !== 'ENABLED' && filter !== 'businessId');
  return { query, ordered: shape.term === 'none' && !narrow };
}
