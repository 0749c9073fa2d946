import type { ProductUse } from '@quickportal/contracts/products/product-config';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const query = preparedSql(
  'products.use',
  ({ communityId, at }: { communityId: number; at: Date }) => sql<ProductUse>`
    select
      (select count(*) from app.settlement_account where community_id = ${communityId} and kind = 'PAYTO_PAYEE'
        and status <> 'DISABLED') as "payToAccounts",
      (select count(*) from app.payto_agreement where community_id = ${communityId}
        and status in ('PROCESSING', 'PENDING', 'ACTIVE', 'SUSPENDED')) as "payToAgreements",
      (select count(*) from app.recurring_payment where community_id = ${communityId} and status = 'ACTIVE'
        and payto_agreement_id is not null) as "payToSchedules",
      (select count(*) from app.settlement_account where community_id = ${communityId} and kind = 'PAYID_BILLER'
        and status <> 'DISABLED') as "payIdAccounts",
      (select count(*) from app.settlement_payid_biller p join app.settlement_account a
        on a.community_id = p.community_id and a.id = p.settlement_account_id
        where p.community_id = ${communityId} and a.status <> 'DISABLED') as "payIds",
      (select count(*) from app.api_key where community_id = ${communityId} and status = 'ACTIVE'
        and (expires_at is null or expires_at > ${at})) as "apiKeys",
      (select count(*) from app.certificate where community_id = ${communityId} and disabled_at is null
        and expires_at > ${at}) as "certificates",
      (select count(*) from app.webhook_endpoint where community_id = ${communityId} and kind = 'WEBHOOK' and enabled
        and deleted_at is null) as "webhookEndpoints",
      (select count(*) from app.customer_account where community_id = ${communityId} and enabled) as "storedAccounts",
      (select count(*) from app.recurring_payment where community_id = ${communityId} and status = 'ACTIVE'
        and payto_agreement_id is null) as "accountSchedules",
      (select count(*) from app.hand_off h where community_id = ${communityId} and expires_at > ${at}
        and cancelled_at is null and not exists (select from app.hand_off_payment p
          join app.transaction t on t.community_id = p.community_id and t.id = p.transaction_id
          where p.community_id = h.community_id and p.hand_off_id = h.id
            and t.status not in ('DECLINED', 'CANCELLED'))) as "openHandOffs"`,
);

/** How much of a community uses each product at a moment. Scope staff. */
export async function countProductUse(db: Reader, communityId: number, at: Date): Promise<ProductUse> {
  const counts = await db.first(query, { communityId, at });
  if (!counts) throw new Error('Counts without a row');
  return counts;
}
