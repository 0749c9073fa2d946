import type { PathThings } from '../../forms/path-thing.ts';
import { loadUser } from './load-user.ts';
import { reachOf } from './user-reach.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'users/{}': (ctx, id) => {
    const { db, clock } = ctx.services;
    return loadUser(db.reader({ kind: 'auth' }), reachOf(ctx), id, clock.now());
  },
};
