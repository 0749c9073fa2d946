import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import type { ReportFrequency } from '@quickportal/contracts/report-schedules/report-templates';
import { dayAt, zoneOfDay } from '../../engines/clock/community-days.ts';
import { momentOf } from '../../engines/clock/local-time.ts';

const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

const isRunDay: Readonly<Record<ReportFrequency, (day: string) => boolean>> = {
  DAY: () => true,
  WEEK: isSunday,
  MONTH: (day) => day.endsWith('-01'),
};

/** The moment of a run: on a day of the community, an hour later where its clocks skip the time, the first of two. */
export const runMoment = (zones: CommunityZones, day: string, runTime: string): Date =>
  momentOf(`${day}T${runTime}`, zoneOfDay(zones, day));

/** The first day after `day` on which a report of this frequency runs. */
export function runDayAfter(frequency: ReportFrequency, day: string): string {
  let next = addDays(day, 1);
  while (!isRunDay[frequency](next)) next = addDays(next, 1);
  return next;
}

/** The last day before `day` on which a report of this frequency runs. */
export function runDayBefore(frequency: ReportFrequency, day: string): string {
  let before = addDays(day, -1);
  while (!isRunDay[frequency](before)) before = addDays(before, -1);
  return before;
}

/** The day of the next run after a moment. A schedule that ran on `ranOn` does not run again on that day. */
export function nextRunDay(
  zones: CommunityZones,
  { frequency, runTime }: { frequency: ReportFrequency; runTime: string },
  now: Date,
  ranOn?: string,
): string {
  const yesterday = addDays(dayAt(zones, now), -1);
  let day = runDayAfter(frequency, ranOn !== undefined && ranOn > yesterday ? ranOn : yesterday);
  while (runMoment(zones, day, runTime) <= now) day = runDayAfter(frequency, day);
  return day;
}

/** The days up to a moment on which a schedule should have run, the earliest first. */
export function missedRunDays(
  zones: CommunityZones,
  { frequency, runTime, nextRunOn }: { frequency: ReportFrequency; runTime: string; nextRunOn: string },
  now: Date,
): string[] {
  const days: string[] = [];
  for (let day = nextRunOn; runMoment(zones, day, runTime) <= now; day = runDayAfter(frequency, day)) days.push(day);
  return days;
}
