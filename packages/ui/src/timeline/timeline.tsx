import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';
import { LanesProvider, useLaneColumn } from './lanes.ts';

const item = cva(
  [
    'relative grid gap-px pb-5 pl-7',
    "before:absolute before:top-4.5 before:-bottom-0.5 before:left-1.5 before:w-px before:bg-line-strong before:content-['']",
    "after:absolute after:top-1.25 after:left-0.5 after:size-2.25 after:rounded-full after:border-2 after:content-['']",
  ],
  {
    variants: {
      tone: {
        plain: 'after:border-line-control after:bg-surface',
        done: 'after:border-success after:bg-success',
        now: 'after:border-accent after:bg-surface after:ring-3 after:ring-accent-soft',
        bad: 'after:border-danger after:bg-danger',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

export type TimelineProps = React.ComponentProps<'ol'> & {
  /** Up to three sides with separate columns for their actions. Every item then names its `lane`. */
  lanes?: readonly string[];
};

/**
 * The history of one thing, oldest or newest first. Without room for lanes they become one column, and each item names
 * its own. For rows to sort and filter use DataTable.
 */
export function Timeline({ lanes, className, ...props }: TimelineProps) {
  if (!lanes) return <ol data-slot="timeline" className={classNames('grid text-13', className)} {...props} />;
  return (
    <LanesProvider value={lanes}>
      <div data-slot="timeline-lanes" className="@container/timeline relative text-13">
        <div aria-hidden="true" className={classNames(laneGrid, 'hidden border-b border-line pb-2 @2xl/timeline:grid')}>
          {lanes.map((lane) => (
            <span key={lane} className="pl-7 text-12 font-medium text-ink-2">
              {lane}
            </span>
          ))}
        </div>
        <div
          aria-hidden="true"
          className={classNames(laneGrid, 'absolute inset-x-0 top-9 bottom-0 hidden @2xl/timeline:grid')}
        >
          {lanes.map((lane) => (
            <span key={lane} className="ml-1.5 border-l border-line" />
          ))}
        </div>
        <ol
          data-slot="timeline"
          className={classNames('relative grid @2xl/timeline:gap-y-1 @2xl/timeline:pt-4', className)}
          {...props}
        />
      </div>
    </LanesProvider>
  );
}

const laneGrid = '@2xl/timeline:grid-cols-3 @2xl/timeline:gap-x-4';

export type TimelineItemProps = Omit<React.ComponentProps<'li'>, 'title'> & {
  /** `now` marks the current state. */
  tone?: 'plain' | 'done' | 'now' | 'bad' | undefined;
  /** What happened, in words that need no colour: "Declined". */
  title: React.ReactNode;
  /** When, and what comes next: a DateTime. */
  when?: React.ReactNode;
  /** Who did it: one of the timeline's lanes. */
  lane?: string;
};

/** One event; the children add details. `now` marks the current state. */
export function TimelineItem({ title, when, tone, lane, className, children, ...props }: TimelineItemProps) {
  const column = useLaneColumn(lane);
  const content = (
    <>
      {lane !== undefined && <span className="text-12 text-ink-2 @2xl/timeline:sr-only">{lane}</span>}
      <span className="wrap-anywhere">{title}</span>
      {when !== undefined && <span className="text-ink-2">{when}</span>}
      {children}
    </>
  );
  const place = {
    'data-slot': 'timeline-item',
    'aria-current': tone === 'now' ? 'step' : undefined,
  } as const;
  if (lane === undefined)
    return (
      <li {...place} className={classNames(item({ tone }), 'last:pb-0 last:before:hidden', className)} {...props}>
        {content}
      </li>
    );
  return (
    <li {...place} className={classNames('group/lane grid', laneGrid, className)} {...props}>
      <div className={classNames(item({ tone }), laneItem, column)}>{content}</div>
    </li>
  );
}

/** Where there are lanes the line is the lane's, not the item's. */
const laneItem = 'group-last/lane:pb-0 group-last/lane:before:hidden @2xl/timeline:before:hidden';
