import { matchingRuleStates } from '@quickportal/contracts/rules/states/reconciliation';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { updateMatchingRuleStatus } from '@quickportal/db/matching-rules/change-matching-rule';
import { conflict } from '../../kernel/problem.ts';
import type { RuleTools } from './change-matching-rule.ts';
import { requireUnlocked } from './lock-matching-rule.ts';
import { loadMatchingRule } from './to-matching-rule.ts';

const done = { pause: 'paused', resume: 'resumed' } as const;

/** Pauses or resumes a rule. Throws 409 where it is that already, and for a locked rule. */
export async function switchMatchingRule(
  { trx, now, audit, key, rule, position }: RuleTools,
  event: keyof typeof done,
) {
  requireUnlocked(position);
  const before = rule.enabled ? 'ENABLED' : 'PAUSED';
  const status = next(matchingRuleStates, before, event);
  if (status === null) throw conflict(`The rule is already ${rule.enabled ? 'enabled' : 'paused'}.`);
  await updateMatchingRuleStatus(trx, key, status, now);
  await audit({
    objectType: 'matching-rule',
    objectId: rule.id,
    description: `Rule ${rule.ruleName} ${done[event]}`,
    before: { status: before },
    after: { status },
  });
  return loadMatchingRule(trx, rule);
}
