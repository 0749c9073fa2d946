import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { DateOnly } from '@quickportal/ui/date-time';
import type { Preview } from './payment-preview.ts';
import { PaymentTotals } from './payment-summary.view.tsx';

export interface ConfirmPaymentProps {
  customerName: string;
  account: Pick<CustomerAccount, 'accountType' | 'cardScheme' | 'displayName'>;
  /** What was reviewed; null: the question is not asked. */
  preview: Preview | null;
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** The last question before money moves: how much, from whom, and what happens then. */
export function ConfirmPayment({ customerName, account, preview, busy, onBack, onConfirm }: ConfirmPaymentProps) {
  if (preview === null) return null;
  const { totalAmount } = preview;
  const isCard = account.accountType === 'CREDIT_CARD';
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onBack()}
      tone="primary"
      title={`Take ${totalAmount.displayAmount} from ${customerName}?`}
      action="Take payment"
      cancel="Back"
      busy={busy}
      onAction={onConfirm}
    >
      <p>
        {isCard ? (
          <>
            {account.displayName} is charged as soon as you confirm. A charge cannot be stopped, only voided until the
            cut-off or refunded later from its transaction.
          </>
        ) : (
          <>
            {account.displayName} is debited with the next batch and settles on{' '}
            <DateOnly value={preview.settlementDate} />. Until the cut-off it can be cancelled; the bank can return it
            for three banking days.
          </>
        )}
      </p>
      <div className="rounded-2 border border-line bg-surface-sunken px-4 pt-1 pb-4">
        <PaymentTotals account={account} currency={totalAmount.currency} amounts={preview} />
      </div>
    </AlertDialog>
  );
}
