const DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const TIME = { hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

// Making a format takes longer than writing hundreds of moments with it
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const momentFormats = new Map<string, Intl.DateTimeFormat>();

function formatOf(known: Map<string, Intl.DateTimeFormat>, timeZone: string, parts: Intl.DateTimeFormatOptions) {
  const format = known.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, ...parts });
  known.set(timeZone, format);
  return format;
}

/** The date that a zone's calendar shows at a moment, yyyy-mm-dd. */
export function localDate(moment: Date, timeZone: string): string {
  return formatOf(dateFormats, timeZone, DATE).format(moment);
}

/** The moment at which a zone's clock shows a date and time; the first of two, or as much after a gap. */
export function momentOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  const offsets = [-86_400_000, 86_400_000].map((away) => offsetAt(asUtc + away, timeZone));
  const candidates = offsets.map((offset) => asUtc - offset).toSorted((a, b) => a - b);
  const exact = candidates.find((moment) => moment + offsetAt(moment, timeZone) === asUtc);
  return new Date(exact ?? (candidates[1] as number));
}

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = formatOf(momentFormats, timeZone, { ...DATE, ...TIME }).formatToParts(moment);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const local = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
  return local - Math.floor(moment / 1000) * 1000;
}
