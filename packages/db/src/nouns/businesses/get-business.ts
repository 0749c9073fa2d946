import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** A business as other nouns refer to it. */
export interface BusinessSummary {
  businessId: number;
  kind: 'SUPPLIER' | 'BUYER';
  name: string;
  code: string;
  enabled: boolean;
}

const businessById = queryByKey('businesses.get', (params: { businessId: number }) =>
  build
    .selectFrom('app.business')
    .select(['id as businessId', 'kind', 'name', 'code', 'enabled'])
    .where('id', '=', params.businessId),
);

/** The business, if it is visible in the reader's scope. */
export function getBusiness(db: Reader, businessId: number): Promise<BusinessSummary | undefined> {
  return db.first(businessById, { businessId });
}

const supplierByCode = preparedQuery('businesses.supplierByCode', (params: { communityId: number; code: string }) =>
  build
    .selectFrom('app.business')
    .select(['id as businessId', 'kind', 'name', 'code', 'enabled'])
    .where('community_id', '=', params.communityId)
    .where('code', '=', params.code)
    .where('kind', '=', 'SUPPLIER')
    .where('enabled', '=', true),
);

/** The enabled supplier business with this code, if it is visible in the reader's scope. */
export function findSupplierBusiness(
  db: Reader,
  params: { communityId: number; code: string },
): Promise<BusinessSummary | undefined> {
  return db.first(supplierByCode, params);
}
