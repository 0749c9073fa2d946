import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';

/**
 * The moment at which a zone's clock shows a date and time; the first of two, or as much after a gap. Throws RangeError
 * where no calendar has the date.
 */
export const momentOf = (local: string, timeZone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds);

/** The time of day at which a zone's clock stands, HH:MM:SS. */
export const timeOf = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ fractionalSecondDigits: 0 });

/** First and last day, yyyy-mm-dd, as instants of a zone: `from` is included, `before` is not. */
export const instantsOfDays = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { from: string | undefined; before: string | undefined } => {
  const startOf = (day: string) => momentOf(`${day}T00:00`, timeZone).toISOString();
  return {
    from: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : startOf(addDays(to, 1)),
  };
};
