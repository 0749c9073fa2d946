import type { PathThings } from '../../forms/path-thing.ts';
import { loadServiceMessage } from './seen-service-messages.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'service-messages/{}': loadServiceMessage,
};
