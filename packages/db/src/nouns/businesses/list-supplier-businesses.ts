import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { BusinessSummary } from './get-business.ts';

/** More than this are not offered in a list; a form then searches instead. */
const LONGEST_LIST = 500;

const supplierBusinesses = preparedQuery('businesses.suppliers', () =>
  build
    .selectFrom('app.business')
    .select(['id as businessId', 'kind', 'name', 'code', 'enabled'])
    .where('kind', '=', 'SUPPLIER')
    .where('enabled', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(LONGEST_LIST),
);

/** The enabled supplier businesses in the reader's scope, by name. */
export function listSupplierBusinesses(db: Reader): Promise<BusinessSummary[]> {
  return db.all(supplierBusinesses, {});
}
