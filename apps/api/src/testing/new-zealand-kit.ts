import { insertCustomerAccount, insertSettlementAccount, type Place } from '@quickportal/db/testing/payment-rows';
import { insertBusiness, insertCustomers } from '@quickportal/db/testing/test-rows';
import type { TestServices } from './test-services.ts';
import { vaultKit } from './vault-kit.ts';

/** A business that settles in New Zealand, with a customer, and takes direct debits from $1.00 to $5,000.00. */
export async function newZealandKit(
  services: TestServices,
  place: Place = { communityId: 10, businessId: 110 },
  customerId = 1900,
) {
  const { owner, clock } = services;
  const { communityId, businessId } = place;
  const now = clock.now().toISOString();
  await insertBusiness(owner, { communityId, id: businessId });
  await owner.query(`update app.business set settlement_currency = 'NZD' where community_id = $1 and id = $2`, [
    communityId,
    businessId,
  ]);
  await insertCustomers(owner, { communityId, businessId, firstId: customerId, count: 1 });
  await owner.query(
    `insert into app.accepted_account_type (community_id, business_id, account_type, accepted_since)
     values ($1, $2, 'DIRECT_DEBIT_NZ', $3)`,
    [communityId, businessId, now],
  );
  await owner.query(
    `insert into app.facility_limit (community_id, currency, minimum_amount, maximum_amount, updated_at)
     values ($1, 'NZD', 100, 500000, $2)`,
    [communityId, now],
  );
  await owner.query(
    `insert into app.payment_instrument (community_id, code, updated_at) values ($1, 'NZ_TRUST_DIRECT', $2)
     on conflict do nothing`,
    [communityId, now],
  );
  const vault = vaultKit(services, place);
  const settlementAccountId = await insertSettlementAccount(owner, place, {
    kind: 'NZ_BANK',
    account_alias: 'Debits',
    currency: 'NZD',
    ...(await vault.settlement({ kind: 'NZ_ACCOUNT', nzAccount: '38-9000-0000108-00' })),
  });
  await owner.query(
    `insert into app.settlement_nz_bank (community_id, business_id, settlement_account_id, account_type, debit_user_id)
     values ($1, $2, $3, 'NZ_DIRECT_ENTRY', '0210044')`,
    [communityId, businessId, settlementAccountId],
  );
  await owner.query(
    `insert into app.payment_term (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
     values ($1, $2, $3, 'NZ_TRUST_DIRECT', 'TERMINAL', $4, $4)`,
    [communityId, businessId, settlementAccountId, now],
  );
  return {
    customerId,
    settlementAccountId,
    /** An account of the customer. */
    async account(nzAccount: string): Promise<number> {
      const kept = await vault.keep({ kind: 'NZ_ACCOUNT', nzAccount });
      const [bank, branch] = nzAccount.split('-');
      return insertCustomerAccount(owner, place, customerId, {
        account_type: 'DIRECT_DEBIT_NZ',
        nz_bank_code: bank,
        nz_branch_code: branch,
        display_name: 'Bank account',
        vault_entry_id: kept.vaultEntryId,
        fingerprint: kept.fingerprint,
        masked_number: kept.masked,
        last_four: kept.lastDigits,
        card_scheme: null,
        expiry_month: null,
        expiry_year: null,
        holder_name: 'Māia Tester',
      });
    },
  };
}
