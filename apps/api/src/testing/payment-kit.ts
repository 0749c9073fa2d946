import { insertCustomerAccount, insertSettlementAccount, type Place } from '@quickportal/db/testing/payment-rows';
import type { TestServices } from './test-services.ts';
import { vaultKit } from './vault-kit.ts';

/** What a business has that takes payments, and its customers' accounts. */
export interface PaymentKit {
  /** A card of a customer, Visa unless another number is given. */
  card(customerId: number, number?: string, values?: Record<string, unknown>): Promise<number>;
  /** An Australian account of a customer. */
  bankAccount(customerId: number, accountNumber?: string): Promise<number>;
  merchantAccountId: number;
  bankAccountId: number;
}

/** Lets a business take Visa and Mastercard (1.5 % and 0.75 %), Amex, and Australian bank debits, from $1.00 to $5,000.00. */
export async function paymentKit(
  services: TestServices,
  place: Place = { communityId: 10, businessId: 101 },
): Promise<PaymentKit> {
  const { owner, clock } = services;
  const { communityId, businessId } = place;
  const now = clock.now().toISOString();
  const insert = (text: string, values: unknown[]) => owner.query(text, values);
  await insert(
    `insert into app.accepted_account_type (community_id, business_id, account_type, accepted_since)
     select $1, $2, t, $3 from unnest(array['CREDIT_CARD', 'DIRECT_DEBIT']) t`,
    [communityId, businessId, now],
  );
  await insert(
    `insert into app.accepted_card (community_id, business_id, card_scheme, funding, accepted_since)
     select $1, $2, s, f, $3 from (values ('VISA', 'CREDIT'), ('VISA', 'DEBIT'), ('MASTERCARD', 'CREDIT')) v (s, f)`,
    [communityId, businessId, now],
  );
  await insert(
    `insert into app.card_surcharge (community_id, business_id, card_scheme, funding, effective_from, rate, created_at)
     select $1, $2, s, f, '2026-01-01', r, $3 from (values ('VISA', 'CREDIT', 1500), ('VISA', 'DEBIT', 750)) v (s, f, r)`,
    [communityId, businessId, now],
  );
  await insert(
    `insert into app.facility_limit (community_id, currency, minimum_amount, maximum_amount, updated_at)
     values ($1, 'AUD', 100, 500000, $2) on conflict do nothing`,
    [communityId, now],
  );
  await insert(
    `insert into app.payment_instrument (community_id, code, updated_at)
     select $1, c, $2 from unnest(array['CREDIT_CARD', 'DIRECT_ENTRY']) c on conflict do nothing`,
    [communityId, now],
  );
  const merchantAccountId = await insertSettlementAccount(owner, place, {
    kind: 'AU_MERCHANT',
    account_alias: 'Cards',
  });
  await insert(
    `insert into app.settlement_au_merchant (community_id, business_id, settlement_account_id, merchant_id, merchant_name, location, merchant_category_code, override_mcc_check, acquirer)
     values ($1, $2, $3, '22000009', 'TEST', 'Sydney', '4900', false, 'WBC')`,
    [communityId, businessId, merchantAccountId],
  );
  const vault = vaultKit(services, place);
  const ownAccount = await vault.settlement({ kind: 'AU_ACCOUNT', bsb: '032-001', accountNumber: '112233' });
  const bankAccountId = await insertSettlementAccount(owner, place, {
    kind: 'AU_BANK',
    account_alias: 'Debits',
    ...ownAccount,
  });
  await insert(
    `insert into app.settlement_au_bank (community_id, business_id, settlement_account_id, direct_entry_id, apca_user_name, remitter_name, payee_reference, deeds_status, derps_status)
     values ($1, $2, $3, '361299', 'TEST', 'TEST', 'TEST', 'ACTIVE', 'ACTIVE')`,
    [communityId, businessId, bankAccountId],
  );
  await insert(
    `insert into app.payment_term (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
     select $1, $2, a, i, p, $5, $5
     from (values ($3::bigint, 'CREDIT_CARD'), ($4::bigint, 'DIRECT_ENTRY')) v (a, i), unnest(array['TERMINAL', 'RESTAPI', 'RECURRING']) p`,
    [communityId, businessId, merchantAccountId, bankAccountId, now],
  );
  return {
    merchantAccountId,
    bankAccountId,
    async card(customerId, number = '4242424242424242', values = {}) {
      const kept = await vault.keep({ kind: 'CARD', cardNumber: number });
      return insertCustomerAccount(owner, place, customerId, {
        vault_entry_id: kept.vaultEntryId,
        fingerprint: kept.fingerprint,
        masked_number: kept.masked,
        last_four: kept.lastDigits,
        card_scheme: kept.cardScheme,
        card_type: 'CREDIT',
        holder_name: 'Alex Tester',
        ...values,
      });
    },
    async bankAccount(customerId, accountNumber = '123456') {
      const kept = await vault.keep({ kind: 'AU_ACCOUNT', bsb: '062-000', accountNumber });
      return insertCustomerAccount(owner, place, customerId, {
        account_type: 'DIRECT_DEBIT',
        display_name: 'Bank account',
        vault_entry_id: kept.vaultEntryId,
        fingerprint: kept.fingerprint,
        masked_number: kept.masked,
        last_four: kept.lastDigits,
        bsb: '062000',
        card_scheme: null,
        expiry_month: null,
        expiry_year: null,
        holder_name: 'Alex Tester',
      });
    },
  };
}
