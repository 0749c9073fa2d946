import type { PathThings } from '../../forms/path-thing.ts';
import { reachOf } from '../users/offers.ts';
import { loadRole } from './to-role.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'roles/{}': (ctx, id) => loadRole(ctx.services.db.reader({ kind: 'auth' }), reachOf(ctx), id),
};
