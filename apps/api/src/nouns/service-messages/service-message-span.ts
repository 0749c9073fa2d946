import { addDays, dayNumber } from '@quickportal/contracts/rules/banking-calendar/days';
import { dateIn } from '../../kernel/date-in.ts';
import { momentOf } from '../../engines/clock/local-time.ts';
import { fieldProblem } from '../../kernel/problem.ts';

/** Days of one answer at most, so that counting stays quick and a chart can be read. */
const MOST_DAYS = 31;
/** The last 30 days, as the dashboard's link has it. */
const USUAL_DAYS = 30;

export interface Span {
  /** First and last day in the zone. */
  from: string;
  to: string;
  /** The moments that they begin and end with. */
  begin: Date;
  end: Date;
}

/** The days asked for, by a zone's calendar: the last 30 unless said otherwise, 31 at most. */
export function spanOf(
  request: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
  now: Date,
): Span {
  const today = dateIn(timeZone, now);
  const to =
    request.to ??
    (request.from === undefined ? today : earlier(addDays(request.from, USUAL_DAYS - 1), today, request.from));
  const from = request.from ?? addDays(to, 1 - USUAL_DAYS);
  if (from > to) throw fieldProblem('to', 'The last day must not be before the first.');
  if (dayNumber(to) - dayNumber(from) >= MOST_DAYS) throw fieldProblem('from', `Choose at most ${MOST_DAYS} days.`);
  return { from, to, begin: startOf(from, timeZone), end: startOf(addDays(to, 1), timeZone) };
}

const startOf = (day: string, timeZone: string): Date => momentOf(`${day}T00:00:00`, timeZone);

/** The earlier of a day and today, but not before the first day. */
const earlier = (day: string, today: string, first: string): string =>
  day < today ? day : today < first ? first : today;
