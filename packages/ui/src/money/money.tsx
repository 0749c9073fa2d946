import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';
import { Missing } from '../missing/missing.tsx';
import { moneyParts } from './money-format.ts';

export { displayAmount } from './amount-display.ts';
export { formatMoney } from './money-format.ts';

const money = cva('whitespace-nowrap tabular-nums', {
  variants: {
    size: {
      plain: '',
      large: 'text-24 font-strong tracking-display',
      hero: 'text-32 font-strong tracking-display',
    },
  },
  defaultVariants: { size: 'plain' },
});
const quiet = 'text-[0.62em] leading-none font-medium tracking-normal text-ink-2';

export type MoneyProps = Omit<React.ComponentProps<'span'>, 'children'> & {
  /** `large` for tiles and totals, `hero` for the one amount of a page. */
  size?: 'plain' | 'large' | 'hero' | undefined;
  /** Decimal string as the server sends it: "1240.00", "-64.00". Null or undefined shows the dash. */
  amount: string | null | undefined;
  /** ISO 4217 code. */
  currency: string;
};

/**
 * An amount of money. `plain` for tables and sentences, `large` for stat tiles and totals, `hero` for the one amount of
 * a page; the larger two set currency and cents small, so that the dollars carry the weight. NZD always says NZ$, a
 * negative amount has a minus sign. The digits are never turned into a number. Do not truncate it.
 */
export function Money({ amount, currency, size, className, ...props }: MoneyProps) {
  if (amount === null || amount === undefined) return <Missing className={className} {...props} />;
  const parts = moneyParts(amount, currency);
  const text = parts ? parts.minus + parts.currency + parts.whole + parts.cents : amount;
  const isLarge = parts && size && size !== 'plain';
  return (
    <span data-slot="money" className={classNames(money({ size }), className)} {...props}>
      {isLarge ? (
        <>
          <span className="sr-only">{text}</span>
          <span aria-hidden="true">
            {parts.minus}
            <span className={classNames(quiet, 'mr-0.5')}>{parts.currency.trimEnd()}</span>
            {parts.whole}
            <span className={quiet}>{parts.cents}</span>
          </span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
