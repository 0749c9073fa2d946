const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MINUTE = 60_000;

/** The difference of a zone's clock to UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  const wall = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}Z`;
  return Date.parse(wall) - Math.floor(instant / MINUTE) * MINUTE;
}

/**
 * The instant of a date (yyyy-mm-dd) and a time (HH:MM) on the clocks of a zone, ISO 8601 UTC; undefined for what is
 * none. A time that a change of clocks leaves out is the same time after it.
 */
export function instantOf(date: string, time: string, timeZone: string): string | undefined {
  const wall = Date.parse(`${date}T${time}Z`);
  if (!DATE.test(date) || !TIME.test(time) || Number.isNaN(wall)) return undefined;
  if (!new Date(wall).toISOString().startsWith(date)) return undefined;
  const guess = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(guess, timeZone)).toISOString();
}
