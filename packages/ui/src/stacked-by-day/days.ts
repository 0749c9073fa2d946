import type { BarPoint } from '../bar-chart/bar-chart-props.ts';
import { addDays, type IsoDate, longDate, weekday, weekdayNames } from '../calendar/iso-date.ts';

export type DayValues = {
  /** In the community's zone: "2026-11-20". */
  date: IsoDate;
  /** Whole numbers by series: counts, or money in cents. */
  values: Readonly<Record<string, number>>;
};

/** Up to this many days carry the weekday beside the day of the month. */
const namedDays = 14;

/** "Fri 20 Nov 2026". */
export const dayName = (date: IsoDate): string => {
  const [weekdayName = '', day, month = '', year] = longDate(date).split(' ');
  return `${weekdayName.slice(0, 3)} ${day} ${month.slice(0, 3)} ${year}`;
};

/** "Fri 20" where there is room, else "20", and "1 Dec" where a month begins. */
export function dayLabel(date: IsoDate, days: number): string {
  const day = Number(date.slice(8));
  if (days <= namedDays) return `${(weekdayNames[weekday(date)] ?? '').slice(0, 3)} ${day}`;
  return day === 1 ? `1 ${longDate(date).split(' ')[2]?.slice(0, 3) ?? ''}` : String(day);
}

/**
 * One point for every day from `from` to `to`, both included, whether or not anything happened: gaps would make a quiet
 * week look like a busy one. `today` is marked as not over. Rows outside of the days are left out.
 */
export function pointsOfDays(
  rows: readonly DayValues[],
  {
    from,
    to,
    today,
    nameDay = dayName,
  }: { from: IsoDate; to: IsoDate; today?: IsoDate; nameDay?: (date: IsoDate) => string },
): BarPoint[] {
  const byDate = new Map(rows.map((row) => [row.date, row.values]));
  const dates: IsoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates.map((date) => ({
    label: dayLabel(date, dates.length),
    name: nameDay(date),
    values: byDate.get(date) ?? {},
    partial: date === today,
  }));
}
