import { stricterBinTesting, type BinTestingCode } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface ModeKey {
  communityId: number;
  /** Null: the mode of the facility. */
  businessId: number | null;
}

/** Returns the BIN testing mode that applies to a business: the stricter of its own and its facility's; null: the facility's. */
export type BinTestingModes = (businessId: number | null) => BinTestingCode;

const modes = preparedQuery(
  'fraudGuard.bin-testing-modes',
  (params: { communityId: number; businessIds: readonly number[] }) =>
    build
      .selectFrom('app.fraud_bin_testing_mode')
      .select(['business_id as businessId', 'mode'])
      .where('community_id', '=', params.communityId)
      .where(sql<boolean>`(business_id is null or business_id = any (${params.businessIds}::bigint[]))`),
);

/** The BIN testing modes of a facility and of these businesses. */
export async function findBinTestingModes(
  db: Reader,
  key: { communityId: number; businessIds: readonly number[] },
): Promise<BinTestingModes> {
  const found = new Map((await db.all(modes, key)).map(({ businessId, mode }) => [businessId, mode]));
  const ofFacility = found.get(null) ?? 'OFF';
  return (businessId) => stricterBinTesting(ofFacility, found.get(businessId) ?? 'OFF');
}

/** Sets the mode of a facility or business, whether or not it had one. */
export async function updateBinTestingMode(
  trx: WriteTransaction,
  { communityId, businessId }: ModeKey,
  { mode, at }: { mode: BinTestingCode; at: Date },
): Promise<void> {
  await trx
    .insertInto('app.fraud_bin_testing_mode')
    .values({ community_id: communityId, business_id: businessId, mode, updated_at: at })
    .onConflict((existing) => existing.columns(['community_id', 'business_id']).doUpdateSet({ mode, updated_at: at }))
    .execute();
}

/** Takes the mode of its own from a business, so that it has its facility's; returns it, undefined where there was none. */
export async function deleteBinTestingMode(
  trx: WriteTransaction,
  { communityId, businessId }: { communityId: number; businessId: number },
): Promise<BinTestingCode | undefined> {
  const row = await trx
    .deleteFrom('app.fraud_bin_testing_mode')
    .where('community_id', '=', communityId)
    .where('business_id', '=', businessId)
    .returning('mode')
    .executeTakeFirst();
  return row?.mode;
}
