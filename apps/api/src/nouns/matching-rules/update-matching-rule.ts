import * as contracts from '@quickportal/contracts/matching-rules/contracts';
import { formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import { updateMatchingRule as update } from '@quickportal/db/matching-rules/change-matching-rule';
import { changedFields } from '../../kernel/changed-fields.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { lockMatchingRule, requireUnlocked } from './lock-matching-rule.ts';
import { loadMatchingRule } from './to-matching-rule.ts';

export const updateMatchingRule = implement(contracts.updateMatchingRule).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { version, ...entered } = input.body;
    const { id } = input.params;
    const { rule, position } = await lockMatchingRule(trx, id, version);
    requireUnlocked(position);
    const { ruleName, ruleDescription, days } = rule;
    const current = { ruleName, ruleDescription, tolerance: formatAmount(rule.tolerance), days };
    const tolerance = parseAmount(entered.tolerance) ?? 0n;
    const changed = changedFields(current, { ...entered, tolerance: formatAmount(tolerance) });
    await update(trx, id, { ...entered, tolerance }, now);
    await audit({
      objectType: 'matching-rule',
      objectId: id,
      description: `Rule ${entered.ruleName} saved`,
      before: changed.before,
      after: changed.after,
    });
    return loadMatchingRule(trx, rule.registrationId, id);
  }),
);
