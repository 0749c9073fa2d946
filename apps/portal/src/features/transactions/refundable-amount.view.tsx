import { formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import type { RefundPreview, TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { Alert } from '@quickportal/ui/alert';
import { Money } from '@quickportal/ui/money';
import { Totals, TotalsRow, TotalsSum } from '@quickportal/ui/total-rule';
import { moneyOf } from '../../layout/transaction.tsx';

interface RefundableAmountProps {
  transaction: Pick<TransactionDetails, 'principalAmount' | 'refundablePrincipal'>;
  /** What the typed amount comes to; undefined while there is none. */
  preview?: RefundPreview | undefined;
}

/** What was paid and is left, what the typed amount gives back with its surcharge, and who has to agree. */
export function RefundableAmount({ transaction, preview }: RefundableAmountProps) {
  const { principalAmount, refundablePrincipal } = transaction;
  const cents = ({ amount }: { amount: string }) => parseAmount(amount) ?? 0n;
  const before = cents(principalAmount) - cents(refundablePrincipal);
  return (
    <>
      <div className="rounded-2 border border-line bg-surface-sunken px-4 pt-1 pb-4">
        <Totals>
          <TotalsRow term="Principal">
            <Money {...moneyOf(principalAmount)} />
          </TotalsRow>
          <TotalsRow term="Refunded before">
            <Money amount={before > 0n ? `-${formatAmount(before)}` : '0.00'} currency={principalAmount.currency} />
          </TotalsRow>
          <TotalsRow term="Left to refund">
            <Money {...moneyOf(refundablePrincipal)} />
          </TotalsRow>
          <TotalsRow term="Surcharge given back">
            {preview ? <Money {...moneyOf(preview.surchargeAmount)} /> : '–'}
          </TotalsRow>
          <TotalsSum term="Goes back to the payer">
            {preview ? <Money {...moneyOf(preview.totalAmount)} size="large" /> : '–'}
          </TotalsSum>
        </Totals>
      </div>
      {preview?.needsApproval === true &&
        (preview.approvalRefusal === '' ? (
          <Alert tone="info" title="A second person has to approve this refund">
            It is above the limit of the facility. Nothing is given back until then.
          </Alert>
        ) : (
          <Alert tone="warning" title="This refund needs a second person">
            {preview.approvalRefusal}
          </Alert>
        ))}
    </>
  );
}
