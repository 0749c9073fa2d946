import type { PathThings } from '../../forms/path-thing.ts';
import { findUserAuthorisation } from './user-authorisation-request.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'user-authorisation/{}': (ctx, id) => findUserAuthorisation(ctx, id),
};
