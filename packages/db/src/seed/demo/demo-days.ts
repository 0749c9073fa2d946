/** A calendar day, yyyy-mm-dd. Such texts compare as their days do. */
export type Day = string;
export type Zone = 'Australia/Sydney' | 'Pacific/Auckland';

export const dayLength = 86_400_000;
const minute = 60_000;

const hour = 3_600_000;
const clocks = new Map<Zone, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** What a clock in the zone shows, as milliseconds of a UTC clock that shows the same. Clocks are moved on the hour. */
function shownIn(zone: Zone, at: number): number {
  const start = Math.floor(at / hour) * hour;
  const key = `${zone} ${start}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = Date.parse(`${clockOf(zone).format(start).replace(' ', 'T')}:00Z`) - start;
    offsets.set(key, offset);
  }
  return at + offset;
}

function clockOf(zone: Zone): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...parts });
  clocks.set(zone, clock);
  return clock;
}

/** The day it is in the zone at an instant. */
export const dayIn = (zone: Zone, at: Date): Day => new Date(shownIn(zone, at.getTime())).toISOString().slice(0, 10);

/** The instant at which a clock in the zone shows that many minutes after midnight of a day. */
export function instant(zone: Zone, day: Day, minutes: number): Date {
  const wanted = Date.parse(`${day}T00:00:00.000Z`) + minutes * minute;
  const guess = wanted - (shownIn(zone, wanted) - wanted);
  // the second look mends the days on which the clock is moved
  return new Date(guess + (wanted - shownIn(zone, guess)));
}

export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** The same day of the month so many months on, or the month's last day where it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}
