import type { PathThings } from '../../forms/path-thing.ts';
import { loadMigration } from './load-migration.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'payto-migrations/{}': (ctx, id) => loadMigration(ctx.db, id),
};
