/* oxlint-disable jsx-a11y/prefer-tag-over-role -- parts of a drawing have no tags of their own */
import { cva } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import type { BarChartProps, BarPoint } from './bar-chart-props.ts';
import { BarPatterns, patternOf } from './bar-patterns.tsx';
import { BarTip } from './bar-tip.tsx';
import { barAfterKey, barWords } from './bar-words.ts';
import { stackBars } from './bars.ts';
import { niceScale } from './nice-scale.ts';
import { markOf } from './swatch.tsx';

const bar = cva('forced-colors:fill-[CanvasText]', {
  variants: {
    tone: {
      chart: 'fill-chart-1',
      success: 'fill-success',
      info: 'fill-info',
      warning: 'fill-warning',
      danger: 'fill-danger',
      neutral: 'fill-neutral',
    },
  },
});
const words = 'fill-ink-3 text-11 tabular-nums';
/** Space above the top line and for the labels under the bars. */
const head = 8;
const foot = 20;
/** Pixels that a chart is higher than its plot. */
export const plotMargin = head + foot;
/** Below this height two intervals are enough. */
const tall = 120;
/** More labels than this would be too dense. */
const MOST_LABELS = 14;

export type BarPlotProps = Required<Pick<BarChartProps, 'label' | 'series' | 'points' | 'format' | 'height'>> &
  Pick<BarChartProps, 'mostLabels'> & {
    top: number;
  };

/**
 * Axis, bars and labels. Widths are relative, so it fits any container without measuring. One stop of the Tab key;
 * arrows, Home, End, Page Up and Down (a week) move between bars, Escape hides the numbers.
 */
export function BarPlot({ label, series, points, top, format, height, mostLabels = MOST_LABELS }: BarPlotProps) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState<number>();
  const [stop, setStop] = useState<number>();
  const scale = niceScale(top, height < tall ? 2 : 4);
  const reach = scale.at(-1) ?? 1;
  const labels = scale.map((value) => format(value));
  const axisWidth = `${Math.max(...labels.map((text) => text.length)) * 0.42 + 0.75}rem`;
  const yOf = (value: number) => head + height - (value / reach) * height;
  const slot = 100 / Math.max(points.length, 1);
  const everyNth = Math.ceil(points.length / mostLabels);
  const tabStop = Math.min(stop ?? points.length - 1, points.length - 1);
  const shown = active === undefined ? undefined : points[active];

  function onKeyDown(event: React.KeyboardEvent, at: number) {
    if (event.key === 'Escape' && active !== undefined) setActive(undefined);
    const next = barAfterKey(event.key, at, points.length);
    if (next === undefined) return;
    event.preventDefault();
    svg.current?.querySelectorAll<SVGGElement>('[data-slot="bar"]')[next]?.focus();
  }
  return (
    <div style={{ paddingLeft: axisWidth }}>
      <div className="relative" onPointerLeave={() => setActive(undefined)}>
        <svg
          ref={svg}
          role="group"
          aria-roledescription="chart"
          aria-label={label}
          height={plotMargin + height}
          className="block w-full overflow-visible"
        >
          <BarPatterns id={id} />
          <g aria-hidden="true">
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
          </g>
          {points.map((point, index) => (
            <g
              key={point.name ?? point.label}
              role="img"
              data-slot="bar"
              aria-label={barWords(point, { series, format })}
              // Arrow keys read the bars, so one of them has to be reachable
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={index === tabStop ? 0 : -1}
              className="group/bar outline-none"
              onPointerEnter={() => setActive(index)}
              onFocus={() => {
                setActive(index);
                setStop(index);
              }}
              onBlur={() => setActive(undefined)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <rect
                x={`${index * slot}%`}
                y={0}
                width={`${slot}%`}
                height={plotMargin + height}
                rx={4}
                fill="transparent"
                className="stroke-2 group-focus-visible/bar:stroke-focus"
              />
              <g className={classNames('transition-opacity', isQuiet(point, shown) && 'opacity-45')}>
                {stackBars(point, series, reach, height).map((part) => {
                  const box = {
                    x: `${index * slot + slot * 0.2}%`,
                    y: head + part.y,
                    width: `${slot * 0.6}%`,
                    height: part.height,
                    rx: Math.min(2, part.height / 2),
                  };
                  const pattern = patternOf(id, markOf(series.indexOf(part.series)));
                  return (
                    <g key={part.series.id}>
                      <rect {...box} className={bar({ tone: part.series.tone ?? 'chart' })} />
                      {pattern && <rect {...box} fill={pattern} />}
                    </g>
                  );
                })}
              </g>
              {series.map(
                ({ id: level, level: isLevel }) =>
                  isLevel && (
                    <line
                      key={level}
                      data-slot="bar-level"
                      x1={`${(index + 0.1) * slot}%`}
                      x2={`${(index + 0.9) * slot}%`}
                      y1={yOf(point.values[level] ?? 0)}
                      y2={yOf(point.values[level] ?? 0)}
                      className="stroke-ink stroke-2 forced-colors:stroke-[CanvasText]"
                    />
                  ),
              )}
              {index % everyNth === 0 && (
                <text
                  x={`${(index + 0.5) * slot}%`}
                  y={head + height + 17}
                  textAnchor="middle"
                  className={classNames(
                    words,
                    point.label.length > 2 && isOddLabel(index / everyNth) && 'max-sm:hidden',
                  )}
                >
                  {point.label}
                </text>
              )}
            </g>
          ))}
        </svg>
        {shown && active !== undefined && (
          <BarTip point={shown} series={series} format={format} at={(active + 0.5) * slot} />
        )}
      </div>
    </div>
  );
}

/** Whether a bar is dimmed: another one is selected, or it is incomplete. */
const isQuiet = (point: BarPoint, shown: BarPoint | undefined) => (shown ? shown !== point : point.partial);

const isOddLabel = (nth: number) => nth % 2 === 1;
