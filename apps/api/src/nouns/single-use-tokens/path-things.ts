import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { loadSingleUseToken } from './load-single-use-token.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'community/{}/single-use-tokens/{}': async (ctx, id) => orNotFound(await loadSingleUseToken(ctx, String(id))),
};
