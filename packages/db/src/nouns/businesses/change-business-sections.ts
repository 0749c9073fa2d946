import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { DB } from '../../schema.gen.ts';
import type { BusinessKey, BusinessSection } from './read-business-sections.ts';

/** Lets one transaction at a time change a business. */
export async function lockBusiness(trx: WriteTransaction, { communityId, businessId }: BusinessKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`business ${communityId}/${businessId}`}, 0))`.execute(trx);
}

type Columns = Partial<
  Pick<
    DB['app.business'],
    | 'name'
    | 'registered_name'
    | 'abn'
    | 'nzbn'
    | 'merchant_category_code'
    | 'contact_name'
    | 'contact_email'
    | 'contact_phone'
    | 'notification_email'
    | 'street1'
    | 'street2'
    | 'city'
    | 'state'
    | 'postcode'
    | 'country'
    | 'dual_authorisation'
  >
>;
type Values = { [K in keyof Columns]?: Columns[K] extends { __insert__: infer I } ? I : unknown };

/** Changes columns of a business, and raises its version and that of the section that they belong to. */
export async function updateBusiness(
  trx: WriteTransaction,
  { communityId, businessId }: BusinessKey,
  { section, values, at }: { section: BusinessSection | null; values: Values; at: Date },
): Promise<void> {
  const raised = ['version', ...(section === null ? [] : [`${section}_version`])];
  await trx
    .updateTable('app.business')
    .set({
      ...(values as object),
      ...Object.fromEntries(raised.map((column) => [column, sql`${sql.ref(column)} + 1`])),
      updated_at: at,
    })
    .where('community_id', '=', communityId)
    .where('id', '=', businessId)
    .execute();
}

type Product = DB['app.business_product']['product'];

/** Replaces the products that a business uses. Scope staff. */
export async function updateBusinessProducts(
  trx: WriteTransaction,
  { communityId, businessId }: BusinessKey,
  products: readonly Product[],
  at: Date,
): Promise<void> {
  const place = { community_id: communityId, business_id: businessId };
  const others = trx
    .deleteFrom('app.business_product')
    .where('community_id', '=', communityId)
    .where('business_id', '=', businessId);
  await (products.length === 0 ? others : others.where('product', 'not in', [...products])).execute();
  if (products.length === 0) return;
  await trx
    .insertInto('app.business_product')
    .values(products.map((product) => ({ ...place, product, enabled_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sets a parameter of a business; an empty value deletes it. Scope staff. */
export async function updateBusinessParameter(
  trx: WriteTransaction,
  { communityId, businessId }: BusinessKey,
  { code, value }: { code: 'CIS_KEY' | 'BILLING_CODE'; value: string },
  at: Date,
): Promise<void> {
  await trx
    .deleteFrom('app.business_parameter')
    .where('community_id', '=', communityId)
    .where('business_id', '=', businessId)
    .where('code', '=', code)
    .execute();
  if (value === '') return;
  await trx
    .insertInto('app.business_parameter')
    .values({ community_id: communityId, business_id: businessId, code, value, updated_at: at })
    .execute();
}

/** Replaces what other systems call a business. Scope staff. */
export async function updateBusinessSystemClients(
  trx: WriteTransaction,
  { communityId, businessId }: BusinessKey,
  clients: readonly { systemCode: string; clientCode: string }[],
  at: Date,
): Promise<void> {
  await trx
    .deleteFrom('app.external_system_client')
    .where('community_id', '=', communityId)
    .where('business_id', '=', businessId)
    .execute();
  if (clients.length === 0) return;
  await trx
    .insertInto('app.external_system_client')
    .values(
      clients.map(({ systemCode, clientCode }) => ({
        community_id: communityId,
        business_id: businessId,
        system_code: systemCode,
        client_code: clientCode,
        created_at: at,
      })),
    )
    .execute();
}
