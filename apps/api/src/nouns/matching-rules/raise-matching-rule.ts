import * as contracts from '@quickportal/contracts/matching-rules/contracts';
import { implement } from '../../procedures/implement.ts';
import { changeMatchingRule } from './change-matching-rule.ts';
import { moveMatchingRule } from './move-matching-rule.ts';

export const raiseMatchingRule = implement(contracts.raiseMatchingRule).mutation(({ ctx, input }) =>
  changeMatchingRule(ctx, input, input.body.version, (tools) => moveMatchingRule(tools, 'up')),
);
