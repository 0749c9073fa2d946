import type { MatchingRuleCode } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { RuleKey } from './read-matching-rules.ts';

/** What users enter of a rule; the tolerance in cents. */
export interface MatchingRuleValues {
  ruleName: string;
  ruleDescription: string;
  tolerance: bigint;
  days: number;
}

interface NewRule extends MatchingRuleValues {
  communityId: number;
  businessId: number;
  registrationId: number;
  ruleCode: MatchingRuleCode;
  orderNumber: number;
  at: Date;
}

const parametersOf = ({ tolerance, days }: MatchingRuleValues) =>
  JSON.stringify({ tolerance: Number(tolerance), days });

/** Inserts an enabled rule at its place and returns its ID; the caller has made room. */
export async function insertMatchingRule(trx: WriteTransaction, rule: NewRule): Promise<number> {
  const { id } = await trx
    .insertInto('app.matching_rule')
    .values({
      community_id: rule.communityId,
      business_id: rule.businessId,
      matching_registration_id: rule.registrationId,
      order_number: rule.orderNumber,
      rule_code: rule.ruleCode,
      rule_name: rule.ruleName,
      rule_description: rule.ruleDescription,
      parameters: parametersOf(rule),
      created_at: rule.at,
      updated_at: rule.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const changed = (trx: WriteTransaction, { communityId, id }: RuleKey, at: Date) =>
  trx
    .updateTable('app.matching_rule')
    .set({ updated_at: at, version: sql<number>`version + 1` })
    .where('community_id', '=', communityId)
    .where('id', '=', id);

/** Replaces what users entered. */
export async function updateMatchingRule(
  trx: WriteTransaction,
  key: RuleKey,
  values: MatchingRuleValues,
  at: Date,
): Promise<void> {
  const { ruleName, ruleDescription } = values;
  await changed(trx, key, at)
    .set({ rule_name: ruleName, rule_description: ruleDescription, parameters: parametersOf(values) })
    .execute();
}

/** Pauses or resumes a rule. */
export async function updateMatchingRuleStatus(
  trx: WriteTransaction,
  key: RuleKey,
  status: 'ENABLED' | 'PAUSED',
  at: Date,
): Promise<void> {
  await changed(trx, key, at).set({ status }).execute();
}

/** Puts a rule at a place of its registration; the place of the other one is changed in the same transaction. */
export async function updateMatchingRuleOrder(
  trx: WriteTransaction,
  key: RuleKey,
  orderNumber: number,
  at: Date,
): Promise<void> {
  await changed(trx, key, at).set({ order_number: orderNumber }).execute();
}

/** Deletes a rule; those behind it move up. */
export async function deleteMatchingRule(
  trx: WriteTransaction,
  { communityId, id, registrationId, orderNumber }: RuleKey & { registrationId: number; orderNumber: number },
): Promise<void> {
  await trx.deleteFrom('app.matching_rule').where('community_id', '=', communityId).where('id', '=', id).execute();
  await trx
    .updateTable('app.matching_rule')
    .set({ order_number: sql<number>`order_number - 1` })
    .where('community_id', '=', communityId)
    .where('matching_registration_id', '=', registrationId)
    .where('order_number', '>', orderNumber)
    .execute();
}
