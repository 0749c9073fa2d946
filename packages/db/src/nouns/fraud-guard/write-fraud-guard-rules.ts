import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { writtenRules } from './fraud-guard-rules.ts';

interface RulesKey {
  communityId: number;
  /** Null: the rules of the facility. */
  businessId: number | null;
}

/** Adds rules, unless another transaction added some meanwhile; returns whether it did. */
export async function insertFraudGuardRules(
  trx: WriteTransaction,
  { communityId, businessId }: RulesKey,
  { values, at }: { values: FraudGuardRuleValues; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('app.fraud_guard_rules')
    .values({
      ...writtenRules(values),
      community_id: communityId,
      business_id: businessId,
      created_at: at,
      updated_at: at,
    })
    .onConflict((existing) => existing.columns(['community_id', 'business_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Replaces rules that are locked. */
export async function updateFraudGuardRules(
  trx: WriteTransaction,
  { communityId, businessId }: RulesKey,
  { values, at }: { values: FraudGuardRuleValues; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.fraud_guard_rules')
    .set({ ...writtenRules(values), updated_at: at, version: sql<number>`version + 1` })
    .where('community_id', '=', communityId)
    .where('business_id', 'is not distinct from', businessId)
    .execute();
}

/** Deletes the rules of a business, so that it follows those of its facility. */
export async function deleteBusinessRules(
  trx: WriteTransaction,
  { communityId, businessId }: { communityId: number; businessId: number },
): Promise<void> {
  await trx
    .deleteFrom('app.fraud_guard_rules')
    .where('community_id', '=', communityId)
    .where('business_id', '=', businessId)
    .execute();
}
