import type { PathThings } from '../../forms/path-thing.ts';
import { loadOwnView, savedViewsOf } from './saved-view-guards.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'saved-views/{}': (ctx, savedViewId) => {
    const { of: key, scope } = savedViewsOf(ctx);
    return loadOwnView(ctx.services.db.reader(scope), key, { savedViewId, version: undefined });
  },
};
