import {
  flagsOfProducts,
  productFlags,
  type ProductFlag,
  type ProductFlags,
} from '@quickportal/contracts/rules/payments/product-flags';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

const parameter = (code: string) =>
  sql<
    string | null
  >`(select value from app.community_parameter p where p.community_id = c.id and p.code = ${sql.lit(code)})`;

const config = preparedQuery('products.config', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.community as c')
    .leftJoin('app.community_product as o', 'o.community_id', 'c.id')
    .select(['o.product', 'o.enabled'])
    .select([
      sql<number>`coalesce(o.version, 0)`.as('version'),
      parameter('SHOW_LEGACY_FIELDS').as('showLegacyFields'),
      parameter('PREREG_ACCOUNT_TOKEN_GEN').as('tokens'),
    ])
    .where('c.id', '=', communityId),
);

/** The products of a community as they are switched. Each change raises `version`. */
export interface StoredProducts {
  readonly flags: ProductFlags;
  readonly showLegacyFields: boolean;
  readonly preregAccountTokenGenIsProvided: boolean;
  readonly version: number;
}

/** The products of a community that the scope sees, or undefined. */
export async function getProducts(db: Reader, communityId: number): Promise<StoredProducts | undefined> {
  const rows = await db.all(config, { communityId });
  const [first] = rows;
  if (!first) return undefined;
  const enabled = new Set(rows.flatMap(({ product, enabled: isOn }) => (isOn && product ? [product] : [])));
  return {
    flags: Object.fromEntries(
      flagsOfProducts.map((flag) => [flag, enabled.has(productFlags[flag])]),
    ) as unknown as ProductFlags,
    showLegacyFields: first.showLegacyFields === 'Y',
    preregAccountTokenGenIsProvided: first.tokens === 'PROVIDED',
    version: 1 + rows.reduce((sum, { version }) => sum + version, 0),
  };
}

/** Locks the products of a community until the transaction ends. Scope staff. */
export async function lockProducts(trx: WriteTransaction, communityId: number): Promise<void> {
  await trx.selectFrom('app.community').select('id').where('id', '=', communityId).forNoKeyUpdate().execute();
}

/** Switches products of a community. Scope staff. */
export async function setProducts(
  trx: WriteTransaction,
  { communityId, flags, at }: { communityId: number; flags: readonly (readonly [ProductFlag, boolean])[]; at: Date },
): Promise<void> {
  await trx
    .insertInto('app.community_product')
    .values(
      flags.map(([flag, enabled]) => ({
        community_id: communityId,
        product: productFlags[flag],
        enabled,
        updated_at: at,
      })),
    )
    .onConflict((existing) =>
      existing.columns(['community_id', 'product']).doUpdateSet((row) => ({
        enabled: row.ref('excluded.enabled'),
        updated_at: row.ref('excluded.updated_at'),
        version: sql<number>`community_product.version + 1`,
      })),
    )
    .execute();
}

/** Products with a payment instrument, and the accounts of each. */
const accountKinds = { payto: 'PAYTO_PAYEE', payid: 'PAYID_BILLER' } as const;
type InstrumentFlag = keyof typeof accountKinds;

/**
 * Switches the payment instrument of PayTo or PayID where the community has it; off, its accounts are disabled and their
 * payment terms end. Returns how many accounts were disabled. Scope staff.
 */
export async function setInstrument(
  trx: WriteTransaction,
  { communityId, flag, enabled, at }: { communityId: number; flag: InstrumentFlag; enabled: boolean; at: Date },
): Promise<number> {
  await trx
    .updateTable('app.payment_instrument')
    .set({ enabled, version: sql<number>`version + 1`, updated_at: at })
    .where('community_id', '=', communityId)
    .where('code', '=', productFlags[flag])
    .where('enabled', '<>', enabled)
    .execute();
  if (enabled) return 0;
  const disabled = await trx
    .updateTable('app.settlement_account')
    .set({ status: 'DISABLED', status_changed_at: at, updated_at: at, version: sql<number>`version + 1` })
    .where('community_id', '=', communityId)
    .where('kind', '=', accountKinds[flag])
    .where('status', '<>', 'DISABLED')
    .returning('id')
    .execute();
  await trx
    .deleteFrom('app.payment_term')
    .where('community_id', '=', communityId)
    .where('instrument_code', '=', productFlags[flag])
    .execute();
  return disabled.length;
}
