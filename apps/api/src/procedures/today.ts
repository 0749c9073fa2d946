import { isCaller } from '../engines/access/actor.ts';
import { dayAt } from '../engines/clock/community-days.ts';
import { dateIn } from '../kernel/date-in.ts';
import type { Context } from './context.ts';

// The time zone of community 1, used for callers without a community
const PLATFORM_ZONE = 'Australia/Sydney';

/** Returns today's date in the time zone of the caller's community, yyyy-mm-dd, as screens show it. */
export const today = (ctx: Context): string =>
  dateIn(communityIn(ctx)?.timeZone ?? PLATFORM_ZONE, ctx.services.clock.now());

/**
 * Returns the day of the caller's community, yyyy-mm-dd, that schedules and files of a day go by. It differs from `today`
 * from a change of the time zone to the next day.
 */
export function businessDay(ctx: Context): string {
  const community = communityIn(ctx);
  return community ? dayAt(community, ctx.services.clock.now()) : today(ctx);
}

const communityIn = ({ actor }: Context) => (isCaller(actor) ? actor.community : null);
