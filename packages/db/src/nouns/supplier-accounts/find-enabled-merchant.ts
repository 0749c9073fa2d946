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
    with concerned (id) as (
      select ${businessId}::bigint
      union select business_id from app.linked_merchant
        where community_id = ${communityId} and settlement_account_id = ${without}::bigint)
    select coalesce(bool_or(upper(m.merchant_id) = upper(${merchantId})), false) as "isIdTaken",
      coalesce(bool_or(upper(m.merchant_name) = upper(${merchantName})), false) as "isNameTaken"
    from app.settlement_account a
    join (
      select community_id, settlement_account_id, merchant_id, merchant_name from app.settlement_au_merchant
      union all
      select community_id, settlement_account_id, merchant_id, merchant_name from app.settlement_tandem_merchant
      union all
      select community_id, settlement_account_id, merchant_id, merchant_name from app.settlement_nz_merchant
    ) m on m.community_id = a.community_id and m.settlement_account_id = a.id
    where a.community_id = ${communityId} and a.status = 'ENABLED' and a.id is distinct from ${without}::bigint
      and a.id in (select o.id from app.settlement_account o join concerned c on c.id = o.business_id
          where o.community_id = ${communityId}
        union all select l.settlement_account_id from app.linked_merchant l join concerned c on c.id = l.business_id
          where l.community_id = ${communityId})`,
);

/** Whether another enabled account of the business, or one linked to it, has the merchant id or name, whatever the case. */
export const findEnabledMerchant = async (db: Reader, merchant: Merchant): Promise<Taken> =>
  (await db.first(query, merchant)) ?? { isIdTaken: false, isNameTaken: false };
