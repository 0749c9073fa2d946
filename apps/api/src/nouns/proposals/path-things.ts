import type { PathThings } from '../../forms/path-thing.ts';
import { findDecisionRequest } from './seen-proposals.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'proposals/{}': (ctx, id) => findDecisionRequest(ctx, id),
};
