import type { PathThings } from '../../forms/path-thing.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  // The caller works in it, or the call was refused before
  'billing/{}': () => Promise.resolve({}),
};
