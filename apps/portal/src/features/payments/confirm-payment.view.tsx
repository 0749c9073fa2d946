import { isCard as isCardMethod } from '@quickportal/contracts/rules/payments/payment-methods';
import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { Alert } from '@quickportal/ui/alert';
import { DateOnly } from '@quickportal/ui/date-time';
import { PaymentQuestion, type PaymentQuestionProps } from '../../layout/payments/payment-question.tsx';
import type { Preview } from './payment-preview.ts';
import { PaymentTotals } from './payment-summary.view.tsx';

export interface ConfirmPaymentProps extends Pick<PaymentQuestionProps, 'busy' | 'onBack' | 'onConfirm'> {
  customerName: string;
  account: Pick<CustomerAccount, 'accountType' | 'cardScheme' | 'displayName'>;
  /** What was reviewed. */
  preview: Preview;
}

/** The question before a payment from an account; where the same payment was just taken, Enter goes back. */
export function ConfirmPayment({ customerName, account, preview, ...props }: ConfirmPaymentProps) {
  const { totalAmount, samePayment } = preview;
  const isSame = samePayment !== null;
  return (
    <PaymentQuestion
      {...props}
      title={`Take ${totalAmount.displayAmount} from ${customerName}?`}
      warning={isSame && <SamePayment samePayment={samePayment} />}
      text={
        isCardMethod(account.accountType) ? (
          <>
            {account.displayName} is charged as soon as you confirm. Afterwards you can void the payment until the
            cut-off, or refund it.
          </>
        ) : (
          <>
            {account.displayName} is debited with the next batch and settles on{' '}
            <DateOnly value={preview.settlementDate} />. You can cancel it until the cut-off; the bank can return it for
            three banking days.
          </>
        )
      }
      totals={<PaymentTotals account={account} currency={totalAmount.currency} amounts={preview} />}
      action={isSame ? 'Take payment again' : 'Take payment'}
      isBackFirst={isSame}
    />
  );
}

const SamePayment = ({ samePayment }: { samePayment: NonNullable<Preview['samePayment']> }) => (
  <Alert
    tone="warning"
    title={
      samePayment.isOutcomeUnknown
        ? `The outcome of the same payment is not known yet: receipt ${samePayment.receiptNumber}`
        : `The same payment was just taken: receipt ${samePayment.receiptNumber}, ${samePayment.statusDisplay.toLowerCase()}`
    }
  >
    {samePayment.isOutcomeUnknown
      ? 'The customer may have been charged already. Check that payment first.'
      : 'Same account, same amount, less than ten minutes ago. Take it again only if the customer owes it twice.'}
  </Alert>
);
