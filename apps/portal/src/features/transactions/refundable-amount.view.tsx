import { formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { Money } from '@quickportal/ui/money';
import { Totals, TotalsRow, TotalsSum } from '@quickportal/ui/total-rule';
import { moneyOf } from './transaction.entity.tsx';

type Shown = Pick<TransactionDetails, 'principalAmount' | 'refundablePrincipal'>;

/** What was paid, what of it went back, and what is left of the principal. */
export function RefundableAmount({ transaction: { principalAmount, refundablePrincipal } }: { transaction: Shown }) {
  const cents = ({ amount }: { amount: string }) => parseAmount(amount) ?? 0n;
  const before = cents(principalAmount) - cents(refundablePrincipal);
  return (
    <div className="rounded-2 border border-line bg-surface-sunken px-4 pt-1 pb-4">
      <Totals>
        <TotalsRow term="Principal">
          <Money {...moneyOf(principalAmount)} />
        </TotalsRow>
        <TotalsRow term="Refunded before">
          <Money amount={before > 0n ? `-${formatAmount(before)}` : '0.00'} currency={principalAmount.currency} />
        </TotalsRow>
        <TotalsSum term="Left to refund">
          <Money {...moneyOf(refundablePrincipal)} size="large" />
        </TotalsSum>
      </Totals>
    </div>
  );
}
