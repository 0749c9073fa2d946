import type { PathThings } from '../../forms/path-thing.ts';
import { loadBackTest } from './load-back-test.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'communities/{}/fraud-guard-back-tests/{}': (ctx, backTestId, [communityId]) =>
    loadBackTest(ctx, ctx.db, { communityId: Number(communityId), backTestId }),
};
