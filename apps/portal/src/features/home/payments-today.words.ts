import type { PaymentsToday } from '@quickportal/contracts/transactions/payments-today';
import { formatCount } from '@quickportal/ui/count';
import { formatMoney } from '@quickportal/ui/money';

type Direction = 'up' | 'down' | undefined;

const weekdayOf = (date: string): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** How a number of today stands to the usual one at this time: "12% above the usual Friday by now". */
export function comparedTo(
  value: number,
  usual: number | null,
  today: string,
): { about: string; direction: Direction } {
  const weekday = weekdayOf(today);
  if (usual === null || usual === 0) return { about: `No ${weekday} to compare with`, direction: undefined };
  const percent = Math.round((100 * (value - usual)) / usual);
  if (percent === 0) return { about: `As on a usual ${weekday} by now`, direction: undefined };
  const isMore = percent > 0;
  return {
    about: `${Math.abs(percent)}% ${isMore ? 'above' : 'below'} a usual ${weekday} by now`,
    direction: isMore ? 'up' : 'down',
  };
}

/** What an amount usually comes to by this time; one percentage beside it would seem to contradict that of the count. */
export const usualAmount = (usual: string, currency: string, today: string): string =>
  /^[0.]*$/.test(usual)
    ? `No ${weekdayOf(today)} to compare with`
    : `A usual ${weekdayOf(today)} has ${formatMoney(usual, currency)} by now`;

/** How many payments of those that the bank has decided were declined, beside the usual share. */
export function declinedWords({ approved, declined, usualSuccessRate }: PaymentsToday): string {
  const decided = approved + declined;
  if (decided === 0) return 'No payment decided yet';
  const share = `${percent(declined / decided)}% of ${formatCount(decided)} decided`;
  return usualSuccessRate === null ? share : `${share}, usually ${percent(1 - usualSuccessRate / 100)}%`;
}

const percent = (share: number): number => Math.round(1000 * share) / 10;

/** "9 am" of 9, "12 pm" of 12. */
export const hourName = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
