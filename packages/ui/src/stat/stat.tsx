import { cva } from 'class-variance-authority';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../class-names/class-names.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Sparkline } from '../sparkline/sparkline.tsx';

const delta = cva('inline-flex min-h-4.5 items-center gap-1 text-13 [&>svg]:size-3.25 [&>svg]:stroke-2', {
  variants: { tone: { plain: 'text-ink-2', good: 'text-success-ink', bad: 'text-danger-ink' } },
});

export type StatDelta = {
  /** The comparison in words: "6.2% above last Friday". */
  text: string;
  /** Which way it went. */
  direction?: 'up' | 'down';
  /** Whether that is good news; fewer declines are. */
  tone?: 'plain' | 'good' | 'bad';
  /** Instead of the arrow. */
  icon?: React.ReactNode;
};

export type StatProps = Omit<React.ComponentProps<'section'>, 'children'> & {
  /** What is counted: "Approved today". */
  label: string;
  /** The number: a formatted count, or `<Money size="large" />` with its small cents. */
  value: React.ReactNode;
  delta?: StatDelta;
  /** The last days, oldest first. */
  trend?: readonly number[];
  /** What the trend shows; "label, trend" unless said otherwise. */
  trendLabel?: string;
  /** What each value of the trend belongs to, so that it can be read. */
  trendNames?: readonly string[];
  /** Writes a value of the trend; a count unless said otherwise. */
  formatTrend?: (value: number) => string;
  /** Where the number comes from: makes the tile a link. */
  href?: string;
  /** First load: the tile in outline, at its final height. */
  loading?: boolean;
};

/**
 * One number to look at, with what it is compared to. Four of them in a row are enough. For a breakdown use BarChart, for
 * the facts of one thing DescriptionList.
 */
export function Stat({
  label,
  value,
  delta: change,
  trend,
  trendLabel = `${label}, trend`,
  trendNames,
  formatTrend,
  href,
  loading = false,
  className,
  ...props
}: StatProps) {
  return (
    <section
      data-slot="stat"
      aria-label={label}
      aria-busy={loading || undefined}
      className={classNames(
        'relative grid min-w-0 content-start gap-1 rounded-3 border border-line bg-surface px-5 py-4',
        href !== undefined && 'transition-[background-color] hover:bg-surface-hover',
        className,
      )}
      {...props}
    >
      <span className="text-13 text-ink-2">
        {href === undefined ? (
          label
        ) : (
          <a href={href} className="text-ink-2 after:absolute after:inset-0 after:rounded-3 hover:no-underline">
            {label}
          </a>
        )}
      </span>
      <div className="flex min-h-8 items-center justify-between gap-3">
        {loading ? (
          <>
            <Skeleton className="w-16" />
            <Skeleton className="w-26" />
          </>
        ) : (
          <>
            <span className="text-24 font-strong tracking-display whitespace-nowrap">{value}</span>
            {trend && (
              <Sparkline
                values={trend}
                label={trendLabel}
                // Above the link that covers the tile
                className="z-1 min-w-0 shrink"
                {...(trendNames && { names: trendNames })}
                {...(formatTrend && { format: formatTrend })}
              />
            )}
          </>
        )}
      </div>
      {loading ? (
        <span className="leading-4.5">
          <Skeleton className="w-28" />
        </span>
      ) : (
        change && (
          <span className={delta({ tone: change.tone ?? 'plain' })}>
            {change.icon ?? <Arrow direction={change.direction} />}
            {change.text}
          </span>
        )
      )}
    </section>
  );
}

function Arrow({ direction }: Pick<StatDelta, 'direction'>) {
  if (direction === undefined) return null;
  return direction === 'up' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />;
}
