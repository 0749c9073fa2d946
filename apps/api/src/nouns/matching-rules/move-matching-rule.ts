import { canLower, canRaise } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import { updateMatchingRuleOrder } from '@quickportal/db/matching-rules/change-matching-rule';
import { conflict } from '../../kernel/problem.ts';
import type { RuleTools } from './change-matching-rule.ts';
import { loadMatchingRule } from './to-matching-rule.ts';

const ways = {
  up: { step: -1, mayMove: canRaise, refusal: 'This rule cannot move up.' },
  down: { step: 1, mayMove: canLower, refusal: 'This rule cannot move down.' },
} as const;

/** Lets a rule change places with its neighbour. Throws 409 where it cannot move, and moves nothing then. */
export async function moveMatchingRule(
  { trx, now, audit, key, rule, rules, position }: RuleTools,
  way: keyof typeof ways,
) {
  const { step, mayMove, refusal } = ways[way];
  const other = rules.find(({ orderNumber }) => orderNumber === rule.orderNumber + step);
  if (!mayMove(position) || !other) throw conflict(refusal);
  await updateMatchingRuleOrder(trx, key, other.orderNumber, now);
  await updateMatchingRuleOrder(trx, other, rule.orderNumber, now);
  await audit({
    objectType: 'matching-rule',
    objectId: rule.id,
    description: `Rule ${rule.ruleName} moved ${way}`,
    before: { orderNumber: rule.orderNumber },
    after: { orderNumber: other.orderNumber },
  });
  return loadMatchingRule(trx, rule);
}
