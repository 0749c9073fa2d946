import { classNames } from '../class-names/class-names.tsx';
import { formatCount } from '../count/count.tsx';
import { sparklineBox, sparklinePath } from './sparkline-path.ts';
import { SparklinePoints } from './sparkline-points.tsx';

export type SparklineProps = Omit<React.ComponentProps<'span'>, 'children'> & {
  /** Evenly spaced, oldest first. */
  values: readonly number[];
  /** What the line shows, in a sentence: "Payments per day, last 14 days". */
  label: string;
  /** What each value belongs to: "Thu 19 Nov 2026". With names the values can be read, by keyboard and as a table. */
  names?: readonly string[];
  /** Head of the names in the table: "Day". */
  nameHeader?: string;
  /** Writes a value; a count with separators unless said otherwise. */
  format?: (value: number) => string;
};

/**
 * The shape of the last days in the height of a word: rising, falling, steady. It has no scale; BarChart has. Give it
 * `names` where the single values matter: it becomes one stop of the Tab key, arrows read the values, and screen readers
 * find a table behind it.
 */
export function Sparkline({
  values,
  label,
  names,
  nameHeader = 'Day',
  format = formatCount,
  className,
  ...props
}: SparklineProps) {
  const path = sparklinePath(values);
  if (!path) return null;
  const drawing = (
    <>
      <path className="fill-chart-1-soft" d={path.area} />
      <path
        className="fill-none stroke-chart-1 stroke-[1.5] forced-colors:stroke-[CanvasText]"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        d={path.line}
      />
      <circle className="fill-chart-1 stroke-surface stroke-2" cx={path.end.x} cy={path.end.y} r={3} />
    </>
  );
  const look = classNames('relative inline-block h-8 w-26', className);
  if (!names) {
    return (
      <span data-slot="sparkline" className={look} {...props}>
        <svg role="img" aria-label={label} viewBox={sparklineBox} className="block size-full overflow-visible">
          {drawing}
        </svg>
      </span>
    );
  }
  const points = path.points.map((point, at) => ({
    ...point,
    name: names[at] ?? String(at + 1),
    value: format(values[at] ?? 0),
  }));
  return (
    <span data-slot="sparkline" className={look} {...props}>
      <SparklinePoints label={label} points={points}>
        {drawing}
      </SparklinePoints>
      <span className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{nameHeader}</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </span>
    </span>
  );
}
