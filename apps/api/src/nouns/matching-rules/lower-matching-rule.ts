import * as contracts from '@quickportal/contracts/matching-rules/contracts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { moveMatchingRule } from './move-matching-rule.ts';

export const lowerMatchingRule = implement(contracts.lowerMatchingRule).mutation(({ ctx, input }) =>
  change(ctx, input, (tools) => moveMatchingRule(tools, { ...input.params, ...input.body, way: 'down' })),
);
