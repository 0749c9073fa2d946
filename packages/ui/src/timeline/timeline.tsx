import { cva, type VariantProps } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';

const item = cva(
  [
    'relative grid gap-px pb-5 pl-7 last:pb-0',
    "before:absolute before:top-4.5 before:-bottom-0.5 before:left-1.5 before:w-px before:bg-line-strong before:content-[''] last:before:hidden",
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

export type TimelineProps = React.ComponentProps<'ol'>;

/** The life of one thing, oldest or newest first. For rows to sort and filter use DataTable. */
export function Timeline({ className, ...props }: TimelineProps) {
  return <ol data-slot="timeline" className={classNames('grid text-13', className)} {...props} />;
}

export type TimelineItemProps = Omit<React.ComponentProps<'li'>, 'title'> &
  VariantProps<typeof item> & {
    /** What happened, in words that need no colour: "Declined". */
    title: React.ReactNode;
    /** When, and what comes next: a DateTime. */
    when?: React.ReactNode;
  };

/** One event; the children say more. `now` is where the thing stands. */
export function TimelineItem({ title, when, tone, className, children, ...props }: TimelineItemProps) {
  return (
    <li
      data-slot="timeline-item"
      aria-current={tone === 'now' ? 'step' : undefined}
      className={classNames(item({ tone }), className)}
      {...props}
    >
      <span className="wrap-anywhere">{title}</span>
      {when !== undefined && <span className="text-ink-2">{when}</span>}
      {children}
    </li>
  );
}
