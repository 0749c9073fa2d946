import * as contracts from '@quickportal/contracts/single-use-tokens/contracts';
import { fieldProblem } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { loadSingleUseToken } from './load-single-use-token.ts';
import { UNKNOWN_TOKEN } from './take-single-use-token.ts';

export const locateSingleUseToken = implement(contracts.locateSingleUseToken).query(
  async ({ ctx, input: { query } }) => {
    const token = await loadSingleUseToken(ctx, query.singleUseTokenId);
    if (!token) throw fieldProblem('singleUseTokenId', UNKNOWN_TOKEN);
    return token;
  },
);
