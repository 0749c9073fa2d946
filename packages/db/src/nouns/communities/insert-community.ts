import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { DB } from '../../schema.gen.ts';

interface Setting {
  code: string;
  value: string;
}

/** A community as it is set up. */
export interface NewCommunity {
  code: string;
  name: string;
  shortName: string;
  groupCode: string;
  currency: 'AUD' | 'NZD';
  country: 'AU' | 'NZ';
  timeZone: string;
  enabled: boolean;
  enquiryManager: { name: string; email: string };
  parameters: readonly Setting[];
  products: readonly { product: DB['app.community_product']['product']; web: boolean; quickConnect: boolean }[];
  instruments: readonly { code: DB['app.payment_instrument']['code']; parameters: readonly Setting[] }[];
}

/** Adds a community and what it is set to, and returns its id. Throws ConflictError for a code in use. Scope staff. */
export async function insertCommunity(trx: WriteTransaction, newCommunity: NewCommunity, now: Date): Promise<number> {
  const at = now.toISOString();
  const { id } = await trx
    .insertInto('app.community')
    .values({
      code: newCommunity.code,
      name: newCommunity.name,
      short_name: newCommunity.shortName,
      group_code: newCommunity.groupCode,
      currency: newCommunity.currency,
      country: newCommunity.country,
      time_zone: newCommunity.timeZone,
      enabled: newCommunity.enabled,
      enquiry_manager_name: newCommunity.enquiryManager.name,
      enquiry_manager_email: newCommunity.enquiryManager.email,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = { community_id: id, updated_at: at };
  for (const parameter of newCommunity.parameters)
    await trx
      .insertInto('app.community_parameter')
      .values({ ...own, ...parameter })
      .execute();
  for (const { product, web, quickConnect } of newCommunity.products)
    await trx
      .insertInto('app.community_product')
      .values({ ...own, product, web, quick_connect: quickConnect })
      .execute();
  for (const { code: instrument_code, parameters } of newCommunity.instruments) {
    await trx
      .insertInto('app.payment_instrument')
      .values({ ...own, code: instrument_code })
      .execute();
    for (const parameter of parameters)
      await trx
        .insertInto('app.payment_instrument_parameter')
        .values({ ...own, instrument_code, ...parameter })
        .execute();
  }
  return id;
}
