import { BarChart } from '../bar-chart/bar-chart.tsx';
import type { BarChartProps } from '../bar-chart/bar-chart-props.ts';
import type { IsoDate } from '../calendar/iso-date.ts';
import { type DayValues, pointsOfDays } from './days.ts';

export type { BarSeries } from '../bar-chart/bar-chart-props.ts';
export type { DayValues } from './days.ts';

export type StackedByDayProps = Omit<BarChartProps, 'points' | 'pointHeader'> & {
  /** What happened, by day; days without anything may be left out. */
  days: readonly DayValues[];
  /** First and last day that is shown, both included. */
  from: IsoDate;
  to: IsoDate;
  /** The day that is not over yet, in the community's zone. */
  today?: IsoDate;
  /** Writes a day in full, for its numbers and the table; "Fri 20 Nov 2026" unless said otherwise. */
  nameDay?: (date: IsoDate) => string;
};

/**
 * Every day of a span with one stacked bar: payments by outcome, money by account kind. Days on which nothing happened
 * are there as well. For months or other steps, and for one series without a calendar, use BarChart.
 */
export function StackedByDay({ days, from, to, today, nameDay, ...props }: StackedByDayProps) {
  const points = pointsOfDays(days, { from, to, ...(today && { today }), ...(nameDay && { nameDay }) });
  return <BarChart pointHeader="Day" points={points} {...props} />;
}
