import { createMatchingRule, updateMatchingRule } from '@quickportal/contracts/matching-rules/contracts';
import { formatAmount } from '@quickportal/contracts/rules/money';
import { getMatchingRule } from '@quickportal/db/matching-rules/read-matching-rules';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';

/** Current values of the forms of rules. */
export const matchingRulesFormSources = [
  formSource(createMatchingRule, () => ({ values: { tolerance: '0.00', days: 5 } })),
  formSource(updateMatchingRule, async (ctx, { id }) => {
    const { ruleName, ruleDescription, tolerance, days, version } = orNotFound(
      await getMatchingRule(ctx.db, { communityId: communityOf(ctx).communityId, id }),
    );
    return { values: { ruleName, ruleDescription, tolerance: formatAmount(tolerance), days, version } };
  }),
];
