import type { PathThings } from '../../forms/path-thing.ts';
import { findAccountAuthorisation } from './account-authorisation-request.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'account-authorisation/{}': (ctx, id) => findAccountAuthorisation(ctx, id),
};
