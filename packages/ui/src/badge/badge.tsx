import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';

const badge = cva(
  'inline-flex h-5.5 items-center gap-1.25 rounded-1 pr-2 pl-1.75 text-12 font-strong whitespace-nowrap forced-colors:border [&>svg]:size-3 [&>svg]:stroke-[2.25]',
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-soft text-neutral-ink',
        success: 'bg-success-soft text-success-ink',
        info: 'bg-info-soft text-info-ink',
        warning: 'bg-warning-soft text-warning-ink',
        danger: 'bg-danger-soft text-danger-ink',
        accent: 'bg-accent-soft text-accent-ink',
      },
      outline: { true: 'bg-transparent inset-ring inset-ring-line-strong', false: '' },
    },
    compoundVariants: [{ outline: true, tone: 'neutral', className: 'text-ink-2' }],
    defaultVariants: { tone: 'neutral', outline: false },
  },
);

export type BadgeTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'accent';
export type BadgeProps = React.ComponentProps<'span'> & {
  /** What the word means; `accent` is for what was chosen. */
  tone?: BadgeTone | undefined;
  /** A property rather than a status. */
  outline?: boolean | undefined;
  /** Supports the word, never replaces it. */
  icon?: React.ReactNode;
};

/**
 * The status of a thing in a word, with icon and colour as help: success (active, approved), info (under way), warning
 * (needs attention soon), danger (failed, stopped by a user), neutral (off). `accent` marks what was chosen (Default)
 * and is not a status; `outline` names a property (Tokenised). Not for counts (Count) and not to click (Chip).
 */
export function Badge({ tone, outline, icon, className, children, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" className={classNames(badge({ tone, outline }), className)} {...props}>
      {icon}
      {children}
    </span>
  );
}
