import { canLower, canRaise } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import { updateMatchingRuleOrder } from '@quickportal/db/matching-rules/change-matching-rule';
import { conflict } from '../../kernel/problem.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import { lockMatchingRule } from './lock-matching-rule.ts';
import { loadMatchingRule } from './to-matching-rule.ts';

const ways = {
  up: { step: -1, mayMove: canRaise, refusal: 'This rule cannot move up.' },
  down: { step: 1, mayMove: canLower, refusal: 'This rule cannot move down.' },
} as const;

/** Lets a rule change places with its neighbour. Throws 409 where it cannot move, and moves nothing then. */
export async function moveMatchingRule(
  { trx, now, audit }: ChangeTools,
  { id, version, way }: { id: number; version?: number | undefined; way: keyof typeof ways },
) {
  const { step, mayMove, refusal } = ways[way];
  const { rule, rules, position } = await lockMatchingRule(trx, id, version);
  const other = rules.find(({ orderNumber }) => orderNumber === rule.orderNumber + step);
  if (!mayMove(position) || !other) throw conflict(refusal);
  await updateMatchingRuleOrder(trx, id, other.orderNumber, now);
  await updateMatchingRuleOrder(trx, other.id, rule.orderNumber, now);
  await audit({
    objectType: 'matching-rule',
    objectId: id,
    description: `Rule ${rule.ruleName} moved ${way}`,
    before: { orderNumber: rule.orderNumber },
    after: { orderNumber: other.orderNumber },
  });
  return loadMatchingRule(trx, rule.registrationId, id);
}
