import { dateIn } from '../kernel/date-in.ts';
import type { Context } from './context.ts';

// The zone of community 1; anyone who works in no community is shown its dates
const PLATFORM_ZONE = 'Australia/Sydney';

/** Today where the caller works, yyyy-mm-dd in the community's zone. */
export function today({ services, actor }: Context): string {
  const community = actor.kind === 'user' || actor.kind === 'apiKey' ? actor.community : null;
  return dateIn(community?.timeZone ?? PLATFORM_ZONE, services.clock.now());
}
