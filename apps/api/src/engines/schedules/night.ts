import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { dateIn } from '../../kernel/date-in.ts';
import { zoneAt } from '../clock/community-days.ts';
import { momentOf } from '../clock/local-time.ts';

/** Payments of schedules are taken early in the community's morning, spread over an hour and a half. */
export const NIGHT_BEGINS = '02:00';
export const NIGHT_MINUTES = 90;
const MINUTE = 60_000;

/** Progress of a community's run: the day, and its last minute whose payments are due. */
export interface Night {
  day: string;
  minute: number;
}

/** Returns the run at this time; before 2:00 it is the whole previous day. */
export function nightOf(zones: CommunityZones, now: Date): Night {
  const timeZone = zoneAt(zones, now);
  const today = dateIn(timeZone, now);
  const begins = momentOf(`${today}T${NIGHT_BEGINS}`, timeZone);
  if (now < begins) return { day: addDays(today, -1), minute: NIGHT_MINUTES };
  return { day: today, minute: Math.min(NIGHT_MINUTES, Math.floor((now.getTime() - begins.getTime()) / MINUTE)) };
}
