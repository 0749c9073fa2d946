import type { Client } from 'pg';
import { AT } from '../../testing/every-call/same-key-twice.ts';

interface NewMerchant {
  readonly merchantId: string;
  readonly id?: number;
  readonly alias?: string;
  readonly status?: string;
  readonly businessId?: number;
  readonly communityId?: number;
}

/** Adds an AU merchant account, to business 101 of community 10 by default, and returns its id. */
export async function insertAuMerchant(owner: Client, merchant: NewMerchant): Promise<number> {
  const {
    merchantId,
    alias = `Cards ${merchantId}`,
    status = 'ENABLED',
    businessId = 101,
    communityId = 10,
  } = merchant;
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.settlement_account
       (id, community_id, business_id, kind, account_alias, display_name, currency, status, bsb, masked_number,
        created_at, updated_at, status_changed_at)
     values (coalesce($6, nextval(pg_get_serial_sequence('app.settlement_account', 'id'))), $1, $2, 'AU_MERCHANT', $3, $3,
       'AUD', $4, '062000', '062-000 •••702', $5, $5, $5) returning id`,
    [communityId, businessId, alias, status, AT, merchant.id ?? null],
  );
  const id = Number(rows[0]?.id);
  await owner.query(
    `insert into app.settlement_au_merchant
       (community_id, business_id, settlement_account_id, merchant_id, merchant_name, location)
     values ($1, $2, $3, $4, 'HARBOUR CITY WATER', 'Newcastle')`,
    [communityId, businessId, id, merchantId],
  );
  return id;
}

/** Lets a business take debit cards of Visa and Mastercard. */
export const acceptDebitCards = (owner: Client, businessId = 101, communityId = 10) =>
  owner.query(
    `insert into app.accepted_card (community_id, business_id, card_scheme, funding, accepted_since)
     select $1, $2, unnest(array['VISA', 'MASTERCARD']), 'DEBIT', $3 on conflict do nothing`,
    [communityId, businessId, AT],
  );
