import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const communityByCode = preparedQuery('handOffs.community', (p: { code: string }) =>
  build.selectFrom('app.community').select('id').where('code', '=', p.code).where('enabled', '=', true),
);

/** The ID of the enabled community with this code. Scope auth: nothing is known of the caller yet. */
export const findHandOffCommunity = async (db: Reader, code: string): Promise<number | undefined> =>
  (await db.first(communityByCode, { code }))?.id;

/** The supplier business that a hand-off pays. */
export interface HandOffBusiness {
  businessId: number;
  name: string;
  currency: 'AUD' | 'NZD';
}

const businessByCode = preparedQuery('handOffs.business', (p: { communityId: number; code: string }) =>
  build
    .selectFrom('app.business')
    .select(['id as businessId', 'name', 'settlement_currency as currency'])
    .where('community_id', '=', p.communityId)
    .where('code', '=', p.code)
    .where('kind', '=', 'SUPPLIER')
    .where('enabled', '=', true),
);

/** The enabled supplier business with this code. */
export const findHandOffBusiness = (
  db: Reader,
  params: { communityId: number; code: string },
): Promise<HandOffBusiness | undefined> => db.first(businessByCode, params);

interface CustomerKey {
  communityId: number;
  businessId: number;
  customerNumber: string;
}

const customerByNumber = preparedQuery('handOffs.customer', (p: CustomerKey) =>
  build
    .selectFrom('app.customer')
    .select(['id as customerId', 'enabled as isEnabled'])
    .where('community_id', '=', p.communityId)
    .where('business_id', '=', p.businessId)
    .where('customer_number', '=', p.customerNumber),
);

/** The customer of a business with this number. */
export const findHandOffCustomer = (
  db: Reader,
  params: CustomerKey,
): Promise<{ customerId: number; isEnabled: boolean } | undefined> => db.first(customerByNumber, params);
