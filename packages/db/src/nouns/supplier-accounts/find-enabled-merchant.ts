import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { BusinessKey } from './read-supplier-accounts.ts';

interface Merchant extends BusinessKey {
  readonly merchantId: string;
  readonly merchantName: string;
  /** The account itself, which does not count. */
  readonly without: number | null;
}

/** Whether another enabled account has the merchant ID or name. */
export interface Taken {
  readonly isIdTaken: boolean;
  readonly isNameTaken: boolean;
}

const query = preparedSql(
  'supplierAccounts.enabledMerchant',
  ({ communityId, businessId, merchantId, merchantName, without }: Merchant) => sql<Taken>`
    select coalesce(bool_or(upper(m.merchant_id) = upper(${merchantId})), false) as "isIdTaken",
      coalesce(bool_or(upper(m.merchant_name) = upper(${merchantName})), false) as "isNameTaken"
    from (
      select community_id, settlement_account_id, merchant_id, merchant_name from app.settlement_au_merchant
        where community_id = ${communityId} and business_id = ${businessId}
      union all
      select community_id, settlement_account_id, merchant_id, merchant_name from app.settlement_tandem_merchant
        where community_id = ${communityId} and business_id = ${businessId}
      union all
      select community_id, settlement_account_id, merchant_id, merchant_name from app.settlement_nz_merchant
        where community_id = ${communityId} and business_id = ${businessId}
    ) m
    join app.settlement_account a on a.community_id = m.community_id and a.id = m.settlement_account_id
    where a.status = 'ENABLED' and a.id is distinct from ${without}::bigint`,
);

/** Whether another enabled account of the business has the merchant id or name, whatever the case. */
export const findEnabledMerchant = async (db: Reader, merchant: Merchant): Promise<Taken> =>
  (await db.first(query, merchant)) ?? { isIdTaken: false, isNameTaken: false };
