import './progress.css';
import { classNames } from '../class-names/class-names.tsx';

const sliding = 'animate-[slide_1.2s_var(--ease)_infinite] w-2/5 bg-accent motion-reduce:animate-none';

export type ProgressProps = Omit<React.ComponentProps<'div'>, 'children'> & {
  /** What progresses: "Export progress". */
  label: string;
  /** Progress, 0 to `max`; undefined if unknown. */
  value?: number;
  max?: number;
};

/**
 * How far a job is that takes more than a moment: an export, an upload. Put the numbers beside it in words. For a part of
 * the page that loads use Skeleton, for a refetch ProgressLine, for a busy button its own spinner.
 */
export function Progress({ label, value, max = 100, className, ...props }: ProgressProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(Math.max(value / max, 0), 1);
  return (
    <div
      data-slot="progress"
      className={classNames('h-1.5 overflow-hidden rounded-full bg-chart-track forced-colors:border', className)}
      {...props}
    >
      <progress className="sr-only" aria-label={label} value={value} max={max} />
      {share === undefined ? (
        <div className={classNames('h-full rounded-full', sliding)} />
      ) : (
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-(--m-slow) forced-colors:bg-[Highlight]"
          style={{ width: `${share * 100}%` }}
        />
      )}
    </div>
  );
}

export type ProgressLineProps = Omit<React.ComponentProps<'div'>, 'children'> & {
  /** What is loading again, for screen readers. */
  label?: string;
};

/**
 * Two pixels that say "fresh values are on their way" while the old ones stay. Lay it over the upper edge of what is
 * refreshed; it takes no room, so nothing moves. With reduced motion it stands still.
 */
export function ProgressLine({ label = 'Loading again', className, ...props }: ProgressLineProps) {
  return (
    <div data-slot="progress-line" className={classNames('h-0.5 overflow-hidden bg-accent-soft', className)} {...props}>
      <progress className="sr-only" aria-label={label} />
      <div className={classNames('h-full', sliding)} />
    </div>
  );
}
