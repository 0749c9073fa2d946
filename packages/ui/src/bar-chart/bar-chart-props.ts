export type BarSeries = {
  id: string;
  /** "Approved". */
  label: string;
  /** `chart` for the one series, a status for what has one: declined is danger. */
  tone?: 'chart' | 'success' | 'info' | 'warning' | 'danger' | 'neutral';
  /** A line across each bar to compare it with, such as what is usual; not stacked. */
  level?: boolean;
};

export type BarPoint = {
  /** Under the bar: "Sat 14", "N". Given twice (J for June and July) it needs a `name`. */
  label: string;
  /** In full, for the table and on hover: "Saturday 14 Nov 2026". */
  name?: string;
  /** Whole numbers by series: counts, or money in cents. */
  values: Readonly<Record<string, number>>;
  /** Incomplete: today, this month. */
  partial?: boolean;
};

export type BarChartProps = Omit<React.ComponentProps<'figure'>, 'children'> & {
  /** What the chart shows, for screen readers: "Payments per month, December 2025 to November 2026". */
  label: string;
  /** One, or several stacked, first at the bottom. */
  series: readonly BarSeries[];
  points: readonly BarPoint[];
  /** Head of the first column of the table: "Day", "Month". */
  pointHeader: string;
  /** The same in a sentence: "34 payments in 12 months. November is not over." */
  summary?: React.ReactNode;
  /** Formats a value; by default a count with separators. */
  format?: (value: number) => string;
  /** Pixels of the plot. */
  height?: number;
  /** First load: the chart in outline, at its final height. */
  loading?: boolean;
  /** Number of labels below the axis; fewer in narrow charts with many points. */
  mostLabels?: number;
  /** Shown in the plot when every value is zero. */
  emptyText?: string;
};
