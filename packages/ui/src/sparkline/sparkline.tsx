import { classNames } from '../class-names/class-names.tsx';
import { sparklineBox, sparklinePath } from './sparkline-path.ts';

export type SparklineProps = Omit<React.ComponentProps<'svg'>, 'values'> & {
  /** Evenly spaced, oldest first. */
  values: readonly number[];
  /** What the line shows, in a sentence: "Payments per day, last 14 days". */
  label: string;
};

/** The shape of the last days in the height of a word: rising, falling, steady. It has no scale; BarChart has. */
export function Sparkline({ values, label, className, ...props }: SparklineProps) {
  const path = sparklinePath(values);
  if (!path) return null;
  return (
    <svg
      data-slot="sparkline"
      role="img"
      aria-label={label}
      viewBox={sparklineBox}
      className={classNames('h-8 w-26 overflow-visible', className)}
      {...props}
    >
      <path className="fill-chart-1-soft" d={path.area} />
      <path
        className="fill-none stroke-chart-1 stroke-[1.5]"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        d={path.line}
      />
      <circle className="fill-chart-1 stroke-surface stroke-2" cx={path.end.x} cy={path.end.y} r={3} />
    </svg>
  );
}
