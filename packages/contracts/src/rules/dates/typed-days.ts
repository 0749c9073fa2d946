import { dateIn } from '../banking-calendar/days.ts';
import { isCalendarDate } from './calendar-date.ts';
import { daysOf } from './day-periods.ts';

/** First and last day, yyyy-mm-dd. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const day = (date: string): Days | null => (isCalendarDate(date) ? { from: date, to: date } : null);

/** Without a year, the last one that has begun: 20 Dec, typed in January, is last December. */
function dayOfMonth(dayText: string, month: number, yearText: string | undefined, today: string): Days | null {
  const thisYear = Number(today.slice(0, 4));
  if (yearText !== undefined) return day(dateIn(fullYear(yearText), month, Number(dayText)));
  const inThisYear = dateIn(thisYear, month, Number(dayText));
  return day(inThisYear > today ? dateIn(thisYear - 1, month, Number(dayText)) : inThisYear);
}

type Reading = readonly [pattern: string, read: (match: readonly (string | undefined)[], today: string) => Days | null];

/** A year of four digits, or of two: of this century. */
const fullYear = (year: string): number => (year.length === 2 ? 2000 : 0) + Number(year);

const SEPARATED = String.raw`(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})`;
const YEAR_FIRST = String.raw`(\d{4})([/.-])(\d{1,2})\2(\d{1,2})`;

const dayFirst: Reading['1'] = ([dayText, , month, year = '']) =>
  day(dateIn(fullYear(year), Number(month), Number(dayText)));
const yearFirst: Reading['1'] = ([year, , month, dayText]) => day(dateIn(Number(year), Number(month), Number(dayText)));

/** Every way to write days, longest first: groups of a pattern are what `read` gets. */
const readings: readonly Reading[] = [
  ['today', (_, today) => daysOf('TODAY', today)],
  ['yesterday', (_, today) => daysOf('YESTERDAY', today)],
  ['this week', (_, today) => daysOf('THIS_WEEK', today)],
  ['last week', (_, today) => daysOf('LAST_WEEK', today)],
  ['this month', (_, today) => daysOf('THIS_MONTH', today)],
  ['last month', (_, today) => daysOf('LAST_MONTH', today)],
  [
    `(\\d{1,2})(?:st|nd|rd|th)?[ -]?(${monthNames})(?:,?[ -](\\d{4}|\\d{2}))?`,
    ([dayText = '', month = '', year], today) => dayOfMonth(dayText, monthOf(month), year, today),
  ],
  [
    `(${monthNames}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`,
    ([month = '', dayText = '', year], today) => dayOfMonth(dayText, monthOf(month), year, today),
  ],
  [SEPARATED, dayFirst],
  [YEAR_FIRST, yearFirst],
];
const patterns = readings.map(([pattern, read]) => [new RegExp(`(?<!\\S)${pattern}(?!\\S)`, 'i'), read] as const);

/** The day that a text is, with its year, in any of these ways to write one; yyyy-mm-dd. */
export function readDay(text: string): string | undefined {
  // As other programs write days: Tuesday, 24 November 2026, 24Nov2026 and 24 11 2026
  const typed = text
    .trim()
    .replace(/^\p{L}+day,?\s+/iu, '')
    .replace(/^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/, '$1/$2/$3')
    .replace(/^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*([a-z]{3,9})[\s,./-]*(\d{4}|\d{2})$/i, '$1 $2 $3');
  // a day without a year would be another one for another today
  const [days, ...others] = ['2000-01-01', '2001-06-30'].map((today) => findDays(typed, today));
  const isDay = days?.words === typed && days.days.from === days.days.to && others[0]?.days.from === days.days.from;
  return isDay ? days.days.from : undefined;
}

/** The first days that a text names, and the words that name them; null where it names none. `today` is yyyy-mm-dd. */
export function findDays(text: string, today: string): { days: Days; words: string } | null {
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(text);
    const days = match && read(match.slice(1), today);
    if (match && days) return { days, words: match[0] };
  }
  return null;
}
