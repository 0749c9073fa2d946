import type { BarPoint, BarSeries } from '../bar-chart/bar-chart-props.ts';
import { TableBehind } from '../bar-chart/bar-table.tsx';
import { highest, total } from '../bar-chart/bars.ts';
import { barFill, markOf, Swatch } from '../bar-chart/swatch.tsx';
import { classNames } from '../class-names/class-names.tsx';
import { formatCount } from '../count/count.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

export type BarListProps = Omit<React.ComponentProps<'figure'>, 'children'> & {
  /** What is compared, for screen readers: "Hits of each rule in the last 30 days". */
  label: string;
  /** One, or several side by side in a bar. */
  series: readonly BarSeries[];
  /** The things that are compared, in the order in which they are shown; `label` is their name. */
  points: readonly BarPoint[];
  /** Head of the first column of the table: "Rule". */
  pointHeader: string;
  /** The same in a sentence. */
  summary?: React.ReactNode;
  /** Formats a value; by default a count with separators. */
  format?: (value: number) => string;
  /** First load: some bars in outline. */
  loading?: boolean;
  /** Shown instead of bars when every value is zero. */
  emptyText?: string;
};

/** Values of named things, as bars under their names. For days and months use BarChart. */
export function BarList({
  label,
  series,
  points,
  pointHeader,
  summary,
  format = formatCount,
  loading = false,
  emptyText = 'Nothing in this period.',
  className,
  ...props
}: BarListProps) {
  const figure = { 'data-slot': 'bar-list', className: classNames('grid min-w-0 gap-3', className), ...props };
  if (loading)
    return (
      <figure aria-busy="true" aria-label={label} {...figure}>
        {['w-40', 'w-52', 'w-32', 'w-44'].map((width) => (
          <span key={width} className="grid gap-2">
            <Skeleton className={width} />
            <Skeleton className="h-1.5" />
          </span>
        ))}
      </figure>
    );
  const top = highest(points, series);
  return (
    <figure {...figure}>
      {top === 0 ? (
        <p className="text-13 text-ink-2">{emptyText}</p>
      ) : (
        <ul aria-label={label} className="grid gap-3 text-13">
          {points.map((point) => (
            <BarRow key={point.label} point={point} series={series} top={top} format={format} />
          ))}
        </ul>
      )}
      {series.length > 1 && top > 0 && (
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2">
          {series.map((barSeries, at) => (
            <span key={barSeries.id} className="inline-flex items-center gap-1.5">
              <Swatch tone={barSeries.tone} at={at} />
              {barSeries.label} {format(total(points, barSeries))}
            </span>
          ))}
        </div>
      )}
      {summary !== undefined && <figcaption className="text-13 text-ink-2">{summary}</figcaption>}
      {top > 0 && (
        <TableBehind label={label} series={series} points={points} pointHeader={pointHeader} format={format} />
      )}
    </figure>
  );
}

type BarRowProps = Required<Pick<BarListProps, 'series' | 'format'>> & { point: BarPoint; top: number };

function BarRow({ point, series, top, format }: BarRowProps) {
  const sum = series.reduce((all, { id }) => all + (point.values[id] ?? 0), 0);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
      <span className="wrap-anywhere">{point.label}</span>
      <span className="font-strong tabular-nums">{format(sum)}</span>
      <span aria-hidden="true" className="col-span-2 flex h-1.5 overflow-hidden rounded-full bg-surface-press">
        {series.map(({ id, tone }, at) => (
          <i
            key={id}
            style={{ width: `${((point.values[id] ?? 0) / top) * 100}%` }}
            className={barFill({ tone: tone ?? 'chart', mark: markOf(at) })}
          />
        ))}
      </span>
    </li>
  );
}
