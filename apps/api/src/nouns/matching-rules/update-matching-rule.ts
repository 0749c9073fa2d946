import * as contracts from '@quickportal/contracts/matching-rules/contracts';
import { formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import { updateMatchingRule as update } from '@quickportal/db/matching-rules/change-matching-rule';
import { changedFields } from '../../kernel/changed-fields.ts';
import { implement } from '../../procedures/implement.ts';
import { changeMatchingRule } from './change-matching-rule.ts';
import { requireUnlocked } from './lock-matching-rule.ts';
import { loadMatchingRule } from './to-matching-rule.ts';

export const updateMatchingRule = implement(contracts.updateMatchingRule).mutation(({ ctx, input }) =>
  changeMatchingRule(ctx, input, input.body.version, async ({ trx, now, audit, key, rule, position }) => {
    const { version: _version, ...entered } = input.body;
    requireUnlocked(position);
    const { ruleName, ruleDescription, days } = rule;
    const current = { ruleName, ruleDescription, tolerance: formatAmount(rule.tolerance), days };
    const tolerance = parseAmount(entered.tolerance) ?? 0n;
    const changed = changedFields(current, { ...entered, tolerance: formatAmount(tolerance) });
    await update(trx, key, { ...entered, tolerance }, now);
    await audit({
      objectType: 'matching-rule',
      objectId: rule.id,
      description: `Rule ${entered.ruleName} saved`,
      before: changed.before,
      after: changed.after,
    });
    return loadMatchingRule(trx, rule);
  }),
);
