import { isCard as isCardMethod } from '@quickportal/contracts/rules/payment-methods';
import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { Alert } from '@quickportal/ui/alert';
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
  const { totalAmount, samePayment } = preview;
  const isCard = isCardMethod(account.accountType);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onBack()}
      tone="primary"
      title={`Take ${totalAmount.displayAmount} from ${customerName}?`}
      action={samePayment === null ? 'Take payment' : 'Take payment again'}
      cancel="Back"
      busy={busy}
      onAction={onConfirm}
    >
      {samePayment !== null && (
        <Alert
          tone="warning"
          title={
            samePayment.isOutcomeUnknown
              ? `The outcome of the same payment is not known yet: receipt ${samePayment.receiptNumber}`
              : `The same payment was just taken: receipt ${samePayment.receiptNumber}, ${samePayment.statusDisplay.toLowerCase()}`
          }
        >
          {samePayment.isOutcomeUnknown
            ? 'The customer may have been charged already. Look at that payment first.'
            : 'Same account, same amount, less than ten minutes ago. Take it again only if the customer owes it twice.'}
        </Alert>
      )}
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
