import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';
import { formatCount } from './format-count.ts';

export { countedNoun, formatCount } from './format-count.ts';

const count = cva(
  'inline-grid h-4.5 min-w-5 place-items-center rounded-full px-1.25 text-11 font-medium tabular-nums forced-colors:border',
  {
    variants: { tone: { neutral: 'bg-neutral-soft text-ink-2', accent: 'bg-accent-soft text-accent-ink' } },
    defaultVariants: { tone: 'neutral' },
  },
);

export type CountProps = Omit<React.ComponentProps<'span'>, 'children'> & {
  /** `accent` on the chosen one. */
  tone?: 'neutral' | 'accent' | undefined;
  value: number;
  /** Counting stopped at this value: "10,000+". */
  capped?: boolean;
};

/**
 * A count next to a label: on a tab, a menu entry, a collapsible section. `accent` on the selected one. Not a status.
 */
export function Count({ value, capped, tone, className, ...props }: CountProps) {
  return (
    <span data-slot="count" className={classNames(count({ tone }), className)} {...props}>
      {formatCount(value, capped)}
    </span>
  );
}
