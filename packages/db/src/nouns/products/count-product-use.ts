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
      (select count(*) from app.api_key where community_id = ${communityId} and status = 'ACTIVE'
        and (expires_at is null or expires_at > ${at})) as "apiKeys",
      (select count(*) from app.certificate where community_id = ${communityId} and disabled_at is null
        and expires_at > ${at}) as "certificates",
      (select count(*) from app.webhook_endpoint where community_id = ${communityId} and kind = 'WEBHOOK' and enabled
        and deleted_at is null) as "webhookEndpoints",
      (select count(*) from app.customer_account where community_id = ${communityId} and enabled) as "storedAccounts"`,
);

/** How much of a community uses each product at a moment. Scope staff. */
export async function countProductUse(db: Reader, communityId: number, at: Date): Promise<ProductUse> {
  const counts = await db.first(query, { communityId, at });
  if (!counts) throw new Error('Counts without a row');
  return counts;
}
