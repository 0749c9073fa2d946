import { canLower, canRaise } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import { updateMatchingRuleOrder } from '@quickportal/db/matching-rules/change-matching-rule';
import type { RuleKey } from '@quickportal/db/matching-rules/read-matching-rules';
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
  { trx, now, audit, key }: ChangeTools & { key: RuleKey },
  { version, way }: { version?: number | undefined; way: keyof typeof ways },
) {
  const { step, mayMove, refusal } = ways[way];
  const { rule, rules, position } = await lockMatchingRule(trx, key, version);
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
