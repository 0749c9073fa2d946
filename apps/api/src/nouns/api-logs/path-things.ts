import type { PathThings } from '../../forms/path-thing.ts';
import { loadApiLog } from './api-log-guards.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = { 'api-logs/{}': loadApiLog };
