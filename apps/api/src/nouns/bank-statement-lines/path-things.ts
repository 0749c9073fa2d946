import type { PathThings } from '../../forms/path-thing.ts';
import { loadLineDetails } from './to-bank-statement-line-details.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'bank-statement-lines/{}': (ctx, id) => loadLineDetails(ctx.db, id),
};
