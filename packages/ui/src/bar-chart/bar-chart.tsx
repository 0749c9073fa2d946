import { classNames } from '../class-names/class-names.tsx';
import { formatCount } from '../count/count.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { highest, total } from './bars.ts';
import type { BarChartProps } from './bar-chart-props.ts';
import { BarPlot, plotMargin } from './bar-plot.tsx';
import { TableBehind } from './bar-table.tsx';
import { Swatch } from './swatch.tsx';

/**
 * Values per day or month, in one or several stacked series. Hovering a bar, or moving to it with the arrow keys, shows
 * its numbers; a sentence summarises them, and "Show as table" lists them all. Series differ in pattern as well as
 * colour. For days of a calendar use StackedByDay, for the shape alone Sparkline, for one number Stat.
 */
export function BarChart({
  label,
  series,
  points,
  pointHeader,
  summary,
  format = formatCount,
  height = 148,
  mostLabels,
  loading = false,
  emptyText = 'No data for this period.',
  className,
  ...props
}: BarChartProps) {
  const top = highest(points, series);
  const figure = {
    'data-slot': 'bar-chart',
    className: classNames('grid min-w-0 grid-cols-1 gap-3', className),
    ...props,
  };
  if (loading) {
    return (
      <figure aria-busy="true" aria-label={label} {...figure}>
        <BarSkeleton height={height + plotMargin} />
        <Skeleton className="h-4 w-40" />
        {summary !== undefined && <Skeleton className="h-4.5 w-64" />}
        <Skeleton className="h-4.5 w-28" />
      </figure>
    );
  }
  return (
    <figure {...figure}>
      <div className="relative">
        <BarPlot
          label={label}
          series={series}
          points={points}
          top={top}
          format={format}
          height={height}
          {...(mostLabels !== undefined && { mostLabels })}
        />
        {top === 0 && (
          <p
            style={{ height: height + plotMargin }}
            className="pointer-events-none absolute inset-x-0 top-0 grid place-items-center pb-5 text-13 text-ink-2"
          >
            {emptyText}
          </p>
        )}
      </div>
      <div className="flex min-h-4 flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2">
        {series.map((barSeries, at) => (
          <span key={barSeries.id} className="inline-flex items-center gap-1.5">
            <Swatch tone={barSeries.tone} level={barSeries.level} at={at} />
            {barSeries.label} {format(total(points, barSeries))}
          </span>
        ))}
      </div>
      {summary !== undefined && <figcaption className="text-13 text-ink-2">{summary}</figcaption>}
      <TableBehind label={label} series={series} points={points} pointHeader={pointHeader} format={format} />
    </figure>
  );
}

const outline = ['h-3/5', 'h-2/5', 'h-4/5', 'h-3/4', 'h-1/2', 'h-2/3', 'h-1/3'];

function BarSkeleton({ height }: { height: number }) {
  return (
    <span style={{ height }} className="flex items-end gap-4 px-4 pb-5">
      {outline.map((tall) => (
        <Skeleton key={tall} className={tall} />
      ))}
    </span>
  );
}
