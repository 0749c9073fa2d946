import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { dateIn } from '../../kernel/date-in.ts';
import { momentOf } from './local-time.ts';

const startIn = (timeZone: string, day: string): number => momentOf(`${day}T00:00`, timeZone).getTime();

/** Returns the zone by whose midnight a day of a community begins. */
export const zoneOfDay = ({ timeZone, formerTimeZones }: CommunityZones, day: string): string =>
  formerTimeZones.find(({ until }) => day < until)?.timeZone ?? timeZone;

/** Counts the former zones whose days are over at a moment. The zone after them is in force. */
function countOver({ timeZone, formerTimeZones }: CommunityZones, moment: Date): number {
  const inForce = formerTimeZones.findIndex(({ timeZone: former, until }, at) => {
    const next = formerTimeZones[at + 1]?.timeZone ?? timeZone;
    // The earlier of both midnights: the last day of the former zone then goes on until the day begins in the next one
    return moment.getTime() < Math.min(startIn(former, until), startIn(next, until));
  });
  return inForce === -1 ? formerTimeZones.length : inForce;
}

/** Returns the zone whose clock decides about a community's days at a moment. */
export const zoneAt = (zones: CommunityZones, moment: Date): string =>
  zones.formerTimeZones[countOver(zones, moment)]?.timeZone ?? zones.timeZone;

/** Returns the day of a community at a moment, yyyy-mm-dd: what is due, and which file of a day has a payment. */
export const dayAt = (zones: CommunityZones, moment: Date): string => dateIn(zoneAt(zones, moment), moment);

/**
 * Returns the zones after a change at a moment, and the first day of the new zone: one that has not begun in either
 * zone. A change that had not taken effect yet is replaced.
 */
export function changedZones(
  zones: CommunityZones,
  timeZone: string,
  now: Date,
): CommunityZones & { readonly from: string } {
  const inForce = zoneAt(zones, now);
  const over = zones.formerTimeZones.slice(0, countOver(zones, now));
  const [day, dayInNew] = [dateIn(inForce, now), dateIn(timeZone, now)];
  const from = addDays(day > dayInNew ? day : dayInNew, 1);
  const formerTimeZones = timeZone === inForce ? over : [...over, { timeZone: inForce, until: from }];
  return { timeZone, formerTimeZones, from };
}
