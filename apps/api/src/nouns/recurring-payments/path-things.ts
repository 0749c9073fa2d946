import type { PathThings } from '../../forms/path-thing.ts';
import { loadSchedule } from './load-schedule.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'recurring-payments/{}': loadSchedule,
};
