import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';
import type { BarChartProps, BarPoint } from './bar-chart.tsx';
import { stackBars } from './bars.ts';
import { niceScale } from './nice-scale.ts';

const bar = cva('forced-colors:fill-[CanvasText]', {
  variants: {
    tone: {
      chart: 'fill-chart-1',
      success: 'fill-success',
      warning: 'fill-warning',
      danger: 'fill-danger',
      neutral: 'fill-neutral',
    },
  },
});
const words = 'fill-ink-3 text-11 tabular-nums';
/** Room above the top line and for the words under the bars. */
const head = 8;
const foot = 20;
/** Below this height two intervals are enough. */
const tall = 120;
/** More labels than this stand too close. */
const mostLabels = 14;

export type BarPlotProps = Required<Pick<BarChartProps, 'label' | 'series' | 'points' | 'format' | 'height'>> & {
  top: number;
  active: BarPoint | undefined;
  onActiveChange: (point: BarPoint | undefined) => void;
};

/** Axis, bars and their labels. Widths are shares of the whole, so it fits any room without measuring. */
export function BarPlot({ label, series, points, top, format, height, active, onActiveChange }: BarPlotProps) {
  const scale = niceScale(top, height < tall ? 2 : 4);
  const reach = scale.at(-1) ?? 1;
  const labels = scale.map((value) => format(value));
  const axisWidth = `${Math.max(...labels.map((text) => text.length)) * 0.42 + 0.75}rem`;
  const yOf = (value: number) => head + height - (value / reach) * height;
  const slot = 100 / Math.max(points.length, 1);
  const everyNth = Math.ceil(points.length / mostLabels);
  return (
    <div style={{ paddingLeft: axisWidth }}>
      <svg
        role="img"
        aria-label={label}
        height={head + height + foot}
        className="block w-full overflow-visible"
        onPointerLeave={() => onActiveChange(undefined)}
      >
        {scale.map((value, index) => (
          <g key={value}>
            <line
              x1="0"
              x2="100%"
              y1={yOf(value)}
              y2={yOf(value)}
              className={value === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
            <text x={-8} y={yOf(value) + 3.5} textAnchor="end" className={words}>
              {labels[index]}
            </text>
          </g>
        ))}
        {points.map((point, index) => {
          const isQuiet = active ? active !== point : point.partial;
          return (
            <g key={point.name ?? point.label} onPointerEnter={() => onActiveChange(point)}>
              <rect x={`${index * slot}%`} y={0} width={`${slot}%`} height={head + height + foot} fill="transparent" />
              <g className={classNames('transition-opacity', isQuiet && 'opacity-45')}>
                {stackBars(point, series, reach, height).map((part) => (
                  <rect
                    key={part.series.id}
                    x={`${index * slot + slot * 0.2}%`}
                    y={head + part.y}
                    width={`${slot * 0.6}%`}
                    height={part.height}
                    rx={Math.min(2, part.height / 2)}
                    className={bar({ tone: part.series.tone ?? 'chart' })}
                  />
                ))}
              </g>
              {index % everyNth === 0 && (
                <text
                  x={`${(index + 0.5) * slot}%`}
                  y={head + height + 17}
                  textAnchor="middle"
                  className={classNames(words, point.label.length > 2 && index % 2 === 1 && 'max-sm:hidden')}
                >
                  {point.label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
