import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { DB } from '../../schema.gen.ts';

type Card = Pick<DB['app.accepted_card'], 'card_scheme' | 'funding'>;

/** A merchant account for cards, and the products whose payments settle to it. */
export interface NewMerchantAccount {
  kind: 'AU_MERCHANT' | 'NZ_MERCHANT';
  instrument: DB['app.payment_instrument']['code'];
  products: readonly DB['app.payment_term']['product'][];
  merchantId: string;
  merchantName: string;
  location: string;
}

/** A business as it is set up. */
export interface NewBusiness {
  communityId: number;
  code: string;
  name: string;
  kind: 'SUPPLIER' | 'BUYER';
  country: 'AU' | 'NZ';
  settlementCurrency: 'AUD' | 'NZD';
  contactEmail: string;
  products: readonly DB['app.business_product']['product'][];
  /** Types of bank account that it debits. */
  acceptedBankAccounts: readonly ('DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ')[];
  acceptedCards: readonly { cardScheme: Card['card_scheme']; funding: Card['funding'] }[];
  merchantAccounts: readonly NewMerchantAccount[];
}
type Place = { community_id: number; business_id: number };

/** Adds a business with the cards it takes and the accounts that they settle to, and returns its id. Scope staff. */
export async function insertBusiness(trx: WriteTransaction, newBusiness: NewBusiness, now: Date): Promise<number> {
  const at = now.toISOString();
  const { id } = await trx
    .insertInto('app.business')
    .values({
      community_id: newBusiness.communityId,
      kind: newBusiness.kind,
      name: newBusiness.name,
      code: newBusiness.code,
      country: newBusiness.country,
      settlement_currency: newBusiness.settlementCurrency,
      contact_email: newBusiness.contactEmail,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place: Place = { community_id: newBusiness.communityId, business_id: id };
  for (const product of newBusiness.products)
    await trx
      .insertInto('app.business_product')
      .values({ ...place, product, enabled_at: at })
      .execute();
  const cardType = newBusiness.acceptedCards.length > 0 ? (['CREDIT_CARD'] as const) : [];
  for (const account_type of [...cardType, ...newBusiness.acceptedBankAccounts])
    await trx
      .insertInto('app.accepted_account_type')
      .values({ ...place, account_type, accepted_since: at })
      .execute();
  for (const { cardScheme, funding } of newBusiness.acceptedCards)
    await trx
      .insertInto('app.accepted_card')
      .values({ ...place, card_scheme: cardScheme, funding, accepted_since: at })
      .execute();
  for (const account of newBusiness.merchantAccounts)
    await insertMerchantAccount(trx, place, account, newBusiness.settlementCurrency, at);
  return id;
}

async function insertMerchantAccount(
  trx: WriteTransaction,
  place: Place,
  { kind, instrument, products, merchantId, merchantName, location }: NewMerchantAccount,
  currency: 'AUD' | 'NZD',
  at: string,
): Promise<void> {
  const times = { created_at: at, updated_at: at };
  const { id } = await trx
    .insertInto('app.settlement_account')
    .values({
      ...place,
      ...times,
      kind,
      currency,
      account_alias: merchantName,
      display_name: `${merchantName} (${merchantId})`,
      account_name: merchantName,
      status_changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const merchant = {
    ...place,
    settlement_account_id: id,
    merchant_id: merchantId,
    merchant_name: merchantName,
    location,
  };
  const details = kind === 'AU_MERCHANT' ? 'app.settlement_au_merchant' : 'app.settlement_nz_merchant';
  await trx.insertInto(details).values(merchant).execute();
  for (const product of products)
    await trx
      .insertInto('app.payment_term')
      .values({ ...place, ...times, settlement_account_id: id, instrument_code: instrument, product })
      .execute();
}
