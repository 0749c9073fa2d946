import * as contracts from '@quickportal/contracts/fraud-guard/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadBusinessRules } from './load-rules.ts';

export const getBusinessRules = implement(contracts.getBusinessRules).query(({ ctx, input }) =>
  loadBusinessRules(ctx, ctx.db, input.params),
);
