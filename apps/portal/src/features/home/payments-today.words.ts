import type { PaymentsToday } from '@quickportal/contracts/transactions/payments-today';

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

/** "Success rate 94.2%, usually 96.1%". */
export function successWords({ approved, declined, usualSuccessRate }: PaymentsToday): string {
  const decided = approved + declined;
  const usual = usualSuccessRate === null ? '' : `usually ${usualSuccessRate}%`;
  if (decided === 0) return usual === '' ? 'No payment decided yet' : `Success rate ${usual}`;
  const rate = Math.round((1000 * approved) / decided) / 10;
  return [`Success rate ${rate}%`, usual].filter(Boolean).join(', ');
}

/** "9 am" of 9, "12 pm" of 12. */
export const hourName = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
