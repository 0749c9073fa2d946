import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';

/**
 * Converts a zone's local date and time to an instant: the first of two, or shifted by a gap. Throws RangeError for a
 * date that does not exist.
 */
export const momentOf = (local: string, timeZone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds);

/** Returns the time of day in a zone, HH:MM:SS. */
export const timeOf = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ fractionalSecondDigits: 0 });

/**
 * Converts a range of days, yyyy-mm-dd, to instants: `from` is inclusive, `before` exclusive. The days are those of one
 * zone, or each of its own.
 */
export const instantsOfDays = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string | ((day: string) => string),
): { from: string | undefined; before: string | undefined } => {
  const startOf = (day: string) =>
    momentOf(`${day}T00:00`, typeof timeZone === 'string' ? timeZone : timeZone(day)).toISOString();
  return {
    from: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : startOf(addDays(to, 1)),
  };
};
