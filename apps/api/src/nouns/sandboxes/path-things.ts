import type { PathThings } from '../../forms/path-thing.ts';
import { loadSandbox } from './end-sandbox.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'sandboxes/{}': loadSandbox,
};
