import { isCaller } from '../engines/access/actor.ts';
import { dateIn } from '../kernel/date-in.ts';
import type { Context } from './context.ts';

// The time zone of community 1, used for callers without a community
const PLATFORM_ZONE = 'Australia/Sydney';

/** Returns today's date in the time zone of the caller's community, yyyy-mm-dd. */
export function today({ services, actor }: Context): string {
  const community = isCaller(actor) ? actor.community : null;
  return dateIn(community?.timeZone ?? PLATFORM_ZONE, services.clock.now());
}
