import { insertSettlementAccount, type Place } from '@quickportal/db/testing/payment-rows';
import type { TestServices } from '../test-services.ts';

/** Gives a business the PayTo product and an enabled payee account. Returns the account's id. */
export async function insertPayee({ owner, clock }: TestServices, place: Place): Promise<number> {
  await owner.query(
    `insert into app.business_product (community_id, business_id, product, enabled_at) values ($1, $2, 'PAYTO', $3) on conflict do nothing`,
    [place.communityId, place.businessId, clock.now()],
  );
  const settlementAccountId = await insertSettlementAccount(owner, place);
  await owner.query(
    `insert into app.settlement_payto_payee (community_id, business_id, settlement_account_id, payee_alias) values ($1, $2, $3, 'TEST')`,
    [place.communityId, place.businessId, settlementAccountId],
  );
  return settlementAccountId;
}
