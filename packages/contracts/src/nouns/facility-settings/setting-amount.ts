import { amountText } from '../../kernel/primitives.ts';
import { formatAmount, parseAmount } from '../../rules/money.ts';

/** The largest amount of a setting, in cents (decisions 2 and 3, "All capabilities"). */
const MOST = 9_999_999_999n;

/** An amount that a setting holds: decimal dollars, from `least` cents to 99,999,999.99. */
export const settingAmount = ({ least }: { least: bigint }) =>
  amountText()
    .refine((text) => (parseAmount(text) ?? least) >= least, { message: `Enter at least ${formatAmount(least)}` })
    .refine((text) => (parseAmount(text) ?? 0n) <= MOST, { message: 'Enter at most 99,999,999.99' });
