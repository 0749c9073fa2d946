import type { BarChartProps, BarPoint } from './bar-chart-props.ts';
import { tooltipLook } from '../tooltip/tooltip-look.ts';
import { Swatch } from './swatch.tsx';

type BarTipProps = Required<Pick<BarChartProps, 'series' | 'format'>> & {
  point: BarPoint;
  /** Centre of the bar, in per cent of the plot's width. */
  at: number;
};

/** The values of a bar, below it, where there is always room. For screen readers they are the name of the bar. */
export function BarTip({ point, series, format, at }: BarTipProps) {
  return (
    <div
      data-slot="bar-tip"
      aria-hidden="true"
      // Shifted by the share of its position, so that it never leaves the plot
      style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}
      className={`pointer-events-none absolute top-full z-10 mt-1 grid w-max gap-0.5 tabular-nums ${tooltipLook}`}
    >
      <span className="font-medium">
        {point.name ?? point.label}
        {point.partial && ' so far'}
      </span>
      {series.map((barSeries, index) => (
        <span key={barSeries.id} className="flex items-center gap-1.5">
          <Swatch tone={barSeries.tone} level={barSeries.level} at={index} />
          {barSeries.label} <span className="ml-auto pl-3">{format(point.values[barSeries.id] ?? 0)}</span>
        </span>
      ))}
    </div>
  );
}
