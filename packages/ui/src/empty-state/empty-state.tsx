import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';

const glyph = cva('mb-2 grid size-11 place-items-center rounded-t-3 rounded-b-1 border [&>svg]:size-5', {
  variants: {
    tone: {
      quiet: 'border-line bg-surface-sunken text-ink-2',
      danger: 'border-danger-line bg-danger-soft text-danger-ink',
    },
  },
});

export type EmptyStateProps = Omit<React.ComponentProps<'div'>, 'title'> & {
  /** What is missing: "No payment schedules yet". */
  title: React.ReactNode;
  /** An icon of the thing; it is in the arch of our mark. */
  icon?: React.ReactNode;
  /** The one action that fills the list. */
  action?: React.ReactNode;
  /** Heading level of the title, as the page's outline needs it. */
  level?: 2 | 3;
  /** `danger` is for FailedState. */
  tone?: 'quiet' | 'danger';
};

/**
 * A list with nothing in it. Says what the list is for (the children) and offers the action that fills it. When filters
 * are the reason, say so and offer to clear them. For a list that did not load use FailedState.
 */
export function EmptyState({
  title,
  icon,
  action,
  level = 3,
  tone = 'quiet',
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="empty-state"
      className={classNames('grid justify-items-center gap-1 px-6 py-10 text-center', className)}
      {...props}
    >
      {icon !== undefined && <span className={glyph({ tone })}>{icon}</span>}
      <Heading className="text-14 font-strong">{title}</Heading>
      {children !== undefined && <div className="max-w-104 text-13 text-pretty text-ink-2">{children}</div>}
      {action !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
