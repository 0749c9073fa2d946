import { getAdministrator } from '@quickportal/db/administrators/administrator';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'admin-user/{}': async (ctx, id) => orNotFound(await getAdministrator(ctx.services.db.reader({ kind: 'staff' }), id)),
};
