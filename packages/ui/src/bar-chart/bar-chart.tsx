import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { formatCount } from '../count/count.tsx';
import { highest, total } from './bars.ts';
import { BarPlot } from './bar-plot.tsx';
import { BarTable } from './bar-table.tsx';
import { Swatch } from './swatch.tsx';

export type BarSeries = {
  id: string;
  /** "Approved". */
  label: string;
  /** `chart` for the one series, a status for what has one: declined is danger. */
  tone?: 'chart' | 'success' | 'warning' | 'danger' | 'neutral';
};

export type BarPoint = {
  /** Under the bar: "Sat 14", "N". Given twice (J for June and July) it needs a `name`. */
  label: string;
  /** In full, for the table and on hover: "Saturday 14 Nov 2026". */
  name?: string;
  /** Whole numbers by series: counts, or money in cents. */
  values: Readonly<Record<string, number>>;
  /** Not over yet: today, this month. */
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
  /** Writes a value; a count with separators unless said otherwise. */
  format?: (value: number) => string;
  /** Pixels of the plot. */
  height?: number;
};

/**
 * How much there was each day or month, one series or several stacked. Resting on a bar shows its numbers in the legend;
 * a sentence says the same, and "Show as table" has every number. For the shape alone use Sparkline, for one number Stat.
 */
export function BarChart({
  label,
  series,
  points,
  pointHeader,
  summary,
  format = formatCount,
  height = 148,
  className,
  ...props
}: BarChartProps) {
  const [active, setActive] = useState<BarPoint>();
  return (
    <figure data-slot="bar-chart" className={classNames('grid min-w-0 gap-3', className)} {...props}>
      <BarPlot
        label={label}
        series={series}
        points={points}
        top={highest(points, series)}
        format={format}
        height={height}
        active={active}
        onActiveChange={setActive}
      />
      <div className="flex min-h-4 flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2">
        {series.map((one) => (
          <span key={one.id} className="inline-flex items-center gap-1.5">
            <Swatch tone={one.tone} />
            {one.label} {format(active ? (active.values[one.id] ?? 0) : total(points, one))}
          </span>
        ))}
        {active && <span className="ml-auto text-ink">{active.name ?? active.label}</span>}
      </div>
      {summary !== undefined && <figcaption className="text-13 text-ink-2">{summary}</figcaption>}
      <details className="group/table">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-1 text-13 font-medium text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight className="size-3.25 stroke-2 transition-[rotate] group-open/table:rotate-90" />
          Show as table
        </summary>
        <BarTable label={label} series={series} points={points} pointHeader={pointHeader} format={format} />
      </details>
    </figure>
  );
}
