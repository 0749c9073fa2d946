/* oxlint-disable jsx-a11y/prefer-tag-over-role -- parts of a drawing have no tags of their own */
import { useRef, useState } from 'react';
import { barAfterKey } from '../bar-chart/bar-words.ts';
import { tooltipLook } from '../tooltip/tooltip-look.ts';
import { sparklineBox, sparklineWidth } from './sparkline-path.ts';

type SparklinePointsProps = {
  label: string;
  points: readonly { x: number; y: number; name: string; value: string }[];
  /** The line itself. */
  children: React.ReactNode;
};

/** The line with its values: resting on one or going there with the arrow keys shows it. */
export function SparklinePoints({ label, points, children }: SparklinePointsProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState<number>();
  const [stop, setStop] = useState(points.length - 1);
  const tabStop = Math.min(stop, points.length - 1);
  const shown = active === undefined ? undefined : points[active];
  const slot = sparklineWidth / points.length;

  function onKeyDown(event: React.KeyboardEvent, at: number) {
    if (event.key === 'Escape' && active !== undefined) setActive(undefined);
    const next = barAfterKey(event.key, at, points.length);
    if (next === undefined) return;
    event.preventDefault();
    svg.current?.querySelectorAll<SVGGElement>('[data-slot="sparkline-point"]')[next]?.focus();
  }
  return (
    <>
      <svg
        ref={svg}
        role="group"
        aria-roledescription="chart"
        aria-label={label}
        viewBox={sparklineBox}
        className="block size-full overflow-visible rounded-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        onPointerLeave={() => setActive(undefined)}
      >
        {children}
        {points.map(({ x, name, value }, at) => (
          <rect
            key={name}
            role="img"
            data-slot="sparkline-point"
            aria-label={`${name}: ${value}`}
            // Arrow keys read the values, so one of them has to be reachable
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={at === tabStop ? 0 : -1}
            x={x - slot / 2}
            y={0}
            width={slot}
            height="100%"
            fill="transparent"
            className="outline-none"
            onPointerEnter={() => setActive(at)}
            onFocus={() => {
              setActive(at);
              setStop(at);
            }}
            onBlur={() => setActive(undefined)}
            onKeyDown={(event) => onKeyDown(event, at)}
          />
        ))}
        {shown && <circle className="fill-surface stroke-chart-1 stroke-2" cx={shown.x} cy={shown.y} r={3.5} />}
      </svg>
      {shown && (
        <span
          aria-hidden="true"
          style={{
            right: `${100 - (shown.x / sparklineWidth) * 100}%`,
            transform: `translateX(${100 - (shown.x / sparklineWidth) * 100}%)`,
          }}
          className={`pointer-events-none absolute top-full z-10 mt-1.5 w-max tabular-nums ${tooltipLook}`}
        >
          {shown.name} <span className="pl-2 font-medium">{shown.value}</span>
        </span>
      )}
    </>
  );
}
