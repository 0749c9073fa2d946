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
