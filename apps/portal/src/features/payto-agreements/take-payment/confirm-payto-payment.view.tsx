import { Alert } from '@quickportal/ui/alert';
import type { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import { PaymentQuestion, type PaymentQuestionProps } from '../../../layout/payments/payment-question.tsx';
import { payerAccountOf } from '../payto-agreement.entity.tsx';
import type { PayToPaymentCheck } from './payto-payment.data.ts';
import { PayToTotals } from './payto-payment-summary.view.tsx';

export interface ConfirmPayToPaymentProps extends Pick<PaymentQuestionProps, 'busy' | 'onBack' | 'onConfirm'> {
  agreement: Pick<PayToAgreementData, 'payer'>;
  /** What was checked. */
  check: Pick<PayToPaymentCheck, 'amount'>;
  /** The agreement is cancelled once the payment is approved. */
  isFinal: boolean;
}

/** The question before a payment under an agreement. */
export const ConfirmPayToPayment = ({ agreement, check, isFinal, ...props }: ConfirmPayToPaymentProps) => (
  <PaymentQuestion
    {...props}
    title={`Take ${check.amount.displayAmount} from ${agreement.payer.payerName}?`}
    warning={
      isFinal && (
        <Alert tone="warning" title="Final payment">
          The agreement is cancelled once the payment is approved. No more payments can be taken against it.
        </Alert>
      )
    }
    text={`${payerAccountOf(agreement)} is debited as soon as you confirm. The payment cannot be voided afterwards, only refunded.`}
    totals={<PayToTotals amount={check.amount.amount} />}
    action={isFinal ? 'Take final payment' : 'Take payment'}
  />
);
