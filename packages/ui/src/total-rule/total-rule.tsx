import { cva, type VariantProps } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';

export type TotalRuleProps = Omit<React.ComponentProps<'div'>, 'children'>;

/** The ledger rule: two thin lines that close a total, and nothing else. Totals draws it by itself. */
export function TotalRule({ className, ...props }: TotalRuleProps) {
  return (
    <div
      data-slot="total-rule"
      aria-hidden="true"
      className={classNames('h-1 border-y border-ink opacity-75', className)}
      {...props}
    />
  );
}

export type TotalsProps = React.ComponentProps<'dl'>;

/**
 * Amounts that add up, like the foot of a receipt: TotalsRow for each of them, TotalsSum for what they come to, closed by
 * the ledger rule. For values that do not add up use DescriptionList.
 */
export function Totals({ className, ...props }: TotalsProps) {
  return (
    <div data-slot="totals" className={className}>
      <dl className="grid" {...props} />
      <TotalRule />
    </div>
  );
}

export type TotalsRowProps = React.ComponentProps<'div'> & { term: React.ReactNode };

/** One amount; the children are a Money. */
export function TotalsRow({ term, className, children, ...props }: TotalsRowProps) {
  return (
    <div
      data-slot="totals-row"
      className={classNames('flex items-center justify-between gap-4 py-1.75', className)}
      {...props}
    >
      <dt className="text-ink-2">{term}</dt>
      <dd className="text-right whitespace-nowrap text-ink">{children}</dd>
    </div>
  );
}

const sum = cva('flex items-baseline justify-between gap-4 border-t border-line-strong', {
  variants: { size: { large: 'mt-1 pt-2.5 pb-2', small: 'pt-2.25 pb-1.75' } },
  defaultVariants: { size: 'large' },
});
const sumTerm = cva('', { variants: { size: { large: 'font-strong text-ink', small: 'text-13 text-ink-2' } } });
const sumValue = cva('text-right font-strong whitespace-nowrap text-ink', {
  variants: { size: { large: 'text-24 tracking-display', small: '' } },
});

export type TotalsSumProps = TotalsRowProps & VariantProps<typeof sum>;

/** What they come to. `large` for the total of a payment, `small` in side columns. */
export function TotalsSum({ term, size = 'large', className, children, ...props }: TotalsSumProps) {
  return (
    <div data-slot="totals-sum" className={classNames(sum({ size }), className)} {...props}>
      <dt className={sumTerm({ size })}>{term}</dt>
      <dd className={sumValue({ size })}>{children}</dd>
    </div>
  );
}
