const DATE_PARTS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** The date that a zone's calendar shows at a moment, yyyy-mm-dd. */
export function localDate(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, ...DATE_PARTS }).format(moment);
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
  const options = { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-CA', { ...DATE_PARTS, ...options }).formatToParts(moment);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const local = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
  return local - Math.floor(moment / 1000) * 1000;
}
