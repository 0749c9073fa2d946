const MINUTE = 60_000;

interface Zone {
  format: Intl.DateTimeFormat;
  /** The minute whose date was asked for last, and that date: days begin with a minute in every zone. */
  minute: number;
  date: string;
}
const zones = new Map<string, Zone>();

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const zone = { format, minute: Number.NaN, date: '' };
  zones.set(timeZone, zone);
  return zone;
}

/** The calendar date of a moment in a zone, yyyy-mm-dd. */
export function dateIn(timeZone: string, moment: Date): string {
  const zone = zoneOf(timeZone);
  const minute = Math.floor(moment.getTime() / MINUTE);
  if (zone.minute !== minute) {
    zone.minute = minute;
    zone.date = zone.format.format(moment);
  }
  return zone.date;
}
