import type { PathThings } from '../../forms/path-thing.ts';
import { loadFile } from './to-uploaded-file.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'uploaded-files/{}': (ctx, id) => loadFile(ctx.db, id),
};
