import * as contracts from '@quickportal/contracts/matching-rules/contracts';
import { implement } from '../../procedures/implement.ts';
import { changeMatchingRule } from './change-matching-rule.ts';
import { switchMatchingRule } from './switch-matching-rule.ts';

export const resumeMatchingRule = implement(contracts.resumeMatchingRule).mutation(({ ctx, input }) =>
  changeMatchingRule(ctx, input, input.body.version, (tools) => switchMatchingRule(tools, 'resume')),
);
