import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import { formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import type { RefundPreview, TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { Alert } from '@quickportal/ui/alert';
import { Money } from '@quickportal/ui/money';
import { Totals, TotalsRow, TotalsSum } from '@quickportal/ui/total-rule';
import { moneyOf } from '../../layout/payments/transaction.tsx';

interface RefundableAmountProps {
  transaction: Pick<TransactionDetails, 'principalAmount' | 'refundablePrincipal' | 'paidFrom'>;
  /** What the typed amount comes to; undefined while there is none. */
  preview?: RefundPreview | undefined;
}

/** What was paid and is left, what the typed amount gives back with its surcharge, and who has to agree. */
export function RefundableAmount({ transaction, preview }: RefundableAmountProps) {
  const { principalAmount, refundablePrincipal, paidFrom } = transaction;
  const cents = ({ amount }: { amount: string }) => parseAmount(amount) ?? 0n;
  const before = cents(principalAmount) - cents(refundablePrincipal);
  return (
    <>
      <div className="rounded-2 border border-line bg-surface-sunken px-4 pt-1 pb-4">
        <Totals>
          <TotalsRow term="Account">{paidFromName(paidFrom)}</TotalsRow>
          <TotalsRow term="Principal">
            <Money {...moneyOf(principalAmount)} />
          </TotalsRow>
          <TotalsRow term="Already refunded">
            <Money amount={before > 0n ? `-${formatAmount(before)}` : '0.00'} currency={principalAmount.currency} />
          </TotalsRow>
          <TotalsRow term="Left to refund">
            <Money {...moneyOf(refundablePrincipal)} />
          </TotalsRow>
          <TotalsRow term="Surcharge refunded">
            {preview ? <Money {...moneyOf(preview.surchargeAmount)} /> : '–'}
          </TotalsRow>
          <TotalsSum term="Total refund">
            {preview ? <Money {...moneyOf(preview.totalAmount)} size="large" /> : '–'}
          </TotalsSum>
        </Totals>
      </div>
      {preview?.needsApproval === true &&
        (preview.approvalRefusal === '' ? (
          <Alert tone="info" title="A second user must approve this refund">
            It is above the facility’s limit. The money is refunded when it is approved.
          </Alert>
        ) : (
          <Alert tone="warning" title="This refund needs a second user’s approval">
            {preview.approvalRefusal}
          </Alert>
        ))}
    </>
  );
}
