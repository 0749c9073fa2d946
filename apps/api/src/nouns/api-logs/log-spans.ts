import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { momentOf } from '../../engines/clock/local-time.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { today } from '../../procedures/today.ts';

const HOUR = 3_600_000;

/** Hours that the log is counted and listed by: by hour, and by day of the community. */
export type LogHours = '24' | '168';

/** The beginnings of the hours or days that a period has, oldest first, ISO 8601 UTC. The last one is not over. */
export const spanStarts = (ctx: CallContext, hours: LogHours): string[] =>
  hours === '24' ? hoursUntil(ctx.services.clock.now()) : daysUntil(today(ctx), communityOf(ctx).timeZone);

/** The beginnings of this hour and of the 23 before. */
const hoursUntil = (now: Date): string[] => {
  const last = Math.floor(now.getTime() / HOUR) * HOUR;
  return Array.from({ length: 24 }, (_, at) => new Date(last - (23 - at) * HOUR).toISOString());
};

/** The beginnings of a day and of the six before. */
const daysUntil = (last: string, timeZone: string): string[] =>
  Array.from({ length: 7 }, (_, at) => momentOf(`${addDays(last, at - 6)}T00:00`, timeZone).toISOString());
