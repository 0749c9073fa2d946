import * as contracts from '@quickportal/contracts/matching-rules/contracts';
import { deleteMatchingRule as remove } from '@quickportal/db/matching-rules/change-matching-rule';
import { implement } from '../../procedures/implement.ts';
import { changeMatchingRule } from './change-matching-rule.ts';
import { requireUnlocked } from './lock-matching-rule.ts';

export const deleteMatchingRule = implement(contracts.deleteMatchingRule).mutation(({ ctx, input }) =>
  changeMatchingRule(ctx, input, input.query.version, async ({ trx, audit, rule, position }) => {
    requireUnlocked(position);
    await remove(trx, rule);
    const { id, ruleCode, ruleName, orderNumber } = rule;
    await audit({
      objectType: 'matching-rule',
      objectId: id,
      description: `Rule ${ruleName} deleted`,
      before: { ruleCode, ruleName, orderNumber },
    });
    return undefined;
  }),
);
