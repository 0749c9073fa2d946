import type { PathThings } from '../../forms/path-thing.ts';
import { loadApiKey } from './load-api-key.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = { 'api-keys/{}': loadApiKey };
