const MINUTE = 60_000;

interface ZoneCache {
  format: Intl.DateTimeFormat;
  /** The minute of the last call, and its date: in every zone a day starts on a full minute. */
  minute: number;
  date: string;
}
const caches = new Map<string, ZoneCache>();

function cacheOf(timeZone: string): ZoneCache {
  const known = caches.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const cache = { format, minute: Number.NaN, date: '' };
  caches.set(timeZone, cache);
  return cache;
}

/** Returns the calendar date of a moment in a time zone, yyyy-mm-dd. */
export function dateIn(timeZone: string, moment: Date): string {
  const cache = cacheOf(timeZone);
  const minute = Math.floor(moment.getTime() / MINUTE);
  if (cache.minute !== minute) {
    cache.minute = minute;
    cache.date = cache.format.format(moment);
  }
  return cache.date;
}
