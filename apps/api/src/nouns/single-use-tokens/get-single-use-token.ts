import * as contracts from '@quickportal/contracts/single-use-tokens/contracts';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { loadSingleUseToken } from './load-single-use-token.ts';

export const getSingleUseToken = implement(contracts.getSingleUseToken).query(async ({ ctx, input: { params } }) =>
  orNotFound(await loadSingleUseToken(ctx, params.id)),
);
