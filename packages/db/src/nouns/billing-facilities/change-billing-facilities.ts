import type { FacilityConfiguration } from '@quickportal/contracts/billing-facilities/facility-configuration';
import type { BillingScheme } from '@quickportal/contracts/rules/billing/billing-schemes';
import { soldProductNames, type SoldProduct } from '@quickportal/contracts/rules/billing/price-list';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface OfCommunity {
  communityId: number;
}

const rows = preparedQuery('billingFacilities.rows', (params: OfCommunity) =>
  build
    .selectFrom('app.billing_facility')
    .select([
      sql<SoldProduct>`sold_product`.as('billingItemProduct'),
      sql<BillingScheme>`billing_scheme`.as('billingScheme'),
      'billing_code as billingCode',
      'version',
    ])
    .where('community_id', '=', params.communityId),
);

/** How a community is billed. Each change of a product raises `version`. */
export interface StoredFacilities {
  readonly facilityConfigurations: FacilityConfiguration[];
  readonly version: number;
}

/** How a community is billed for each product, in their order. */
export async function getBillingFacilities(db: Reader, { communityId }: OfCommunity): Promise<StoredFacilities> {
  const found = await db.all(rows, { communityId });
  return {
    facilityConfigurations: soldProductNames.map((billingItemProduct) => {
      const row = found.find((each) => each.billingItemProduct === billingItemProduct);
      const { billingScheme = 'COMMUNITY', billingCode = '' } = row ?? {};
      return { billingItemProduct, billingScheme, billingCode };
    }),
    version: 1 + found.reduce((sum, { version }) => sum + version, 0),
  };
}

/** Lets one transaction at a time change how a community is billed. */
export async function lockBillingFacilities(trx: WriteTransaction, { communityId }: OfCommunity): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing ${communityId}`}, 0))`.execute(trx);
}

/** Writes how a community is billed for some products. Scope staff. */
export async function setBillingFacilities(
  trx: WriteTransaction,
  { communityId }: OfCommunity,
  { configurations, at }: { configurations: readonly FacilityConfiguration[]; at: Date },
): Promise<void> {
  await trx
    .insertInto('app.billing_facility')
    .values(
      configurations.map(({ billingItemProduct, billingScheme, billingCode }) => ({
        community_id: communityId,
        sold_product: billingItemProduct,
        billing_scheme: billingScheme,
        billing_code: billingCode,
        updated_at: at,
      })),
    )
    .onConflict((existing) =>
      existing.columns(['community_id', 'sold_product']).doUpdateSet((row) => ({
        billing_scheme: row.ref('excluded.billing_scheme'),
        billing_code: row.ref('excluded.billing_code'),
        updated_at: row.ref('excluded.updated_at'),
        version: sql<number>`billing_facility.version + 1`,
      })),
    )
    .execute();
}
