import { build, queryByKey } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

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
