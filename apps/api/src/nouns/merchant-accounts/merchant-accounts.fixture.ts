import type { Client } from 'pg';
import { AT } from '../../testing/every-call/same-key-twice.ts';

/** Fields of an AU merchant account. */
export const AU_MERCHANT = {
  accountAlias: 'Water cards',
  merchantId: '22814410',
  merchantName: 'HARBOUR CITY WATER',
  location: 'Newcastle',
  merchantCategoryCode: '4900',
  overrideMccCheck: false,
  accountName: 'Harbour City Water',
  bsb: '062-000',
  accountNumber: '12345678',
};

/** Fields of a tandem merchant account. */
export const TANDEM = {
  ...AU_MERCHANT,
  accountAlias: 'Water Amex',
  merchantId: '24110077',
  merchantName: 'HC WATER TANDEM',
  amexMerchantId: '9802110443',
  dinersMerchantId: '',
  eci: 'INTERNET',
};

interface Inserted {
  readonly kind?: 'AU_MERCHANT' | 'TANDEM_MERCHANT';
  readonly businessId?: number;
  readonly merchantId?: string;
  readonly alias?: string;
  readonly status?: 'ENABLED' | 'DISABLED';
}

/** Adds a merchant account to a business of community 10, 101 where none is named, and returns its id. */
export async function insertMerchantAccount(
  owner: Client,
  { kind = 'AU_MERCHANT', businessId = 101, merchantId = 'M00001', alias = 'Cards', status = 'ENABLED' }: Inserted = {},
): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.settlement_account
       (community_id, business_id, kind, account_alias, display_name, currency, status, created_at, updated_at, status_changed_at)
     values (10, $1, $2, $3, $3, 'AUD', $4, $5, $5, $5) returning id`,
    [businessId, kind, alias, status, AT],
  );
  const id = Number(rows[0]?.id);
  await owner.query(
    `insert into app.settlement_${kind === 'AU_MERCHANT' ? 'au' : 'tandem'}_merchant
       (community_id, business_id, settlement_account_id, merchant_id, merchant_name)
     values (10, $1, $2, $3, $4)`,
    [businessId, id, merchantId, `SHOP ${merchantId}`],
  );
  return id;
}
