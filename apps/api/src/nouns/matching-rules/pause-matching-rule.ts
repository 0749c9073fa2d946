import * as contracts from '@quickportal/contracts/matching-rules/contracts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { switchMatchingRule } from './switch-matching-rule.ts';

export const pauseMatchingRule = implement(contracts.pauseMatchingRule).mutation(({ ctx, input }) =>
  change(ctx, input, (tools) => switchMatchingRule(tools, { ...input.params, ...input.body, event: 'pause' })),
);
