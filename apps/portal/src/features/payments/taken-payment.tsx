import type { Customer } from '@quickportal/contracts/customers/customer';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { downloadHref } from '../../data/connection/download-href.ts';
import { useCommunity } from '../../data/session.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { SideBySide } from '../../layout/page/page-stack.tsx';
import { SendReceiptAgainDialog } from '../../layout/payments/send-receipt-again.dialog.tsx';
import { useSendReceipt } from '../../layout/payments/use-send-receipt.ts';
import { TakePaymentHeader } from './terminal-customer-accounts.view.tsx';
import { EnteredPayment } from './entered-payment.view.tsx';
import { PaymentResult, type PaymentResultProps } from './payment-result.view.tsx';

interface TakenPaymentProps extends Pick<
  PaymentResultProps,
  'transaction' | 'hasOtherAccount' | 'canAddAccount' | 'onTakeAnother' | 'onTryAnotherAccount' | 'onBack'
> {
  customer: Customer;
  transaction: Transaction;
}

/** What became of the payment, in the place where it was entered. */
export function TakenPayment({ customer, transaction, ...props }: TakenPaymentProps) {
  const { receiptNumber } = transaction;
  const { timeZone } = useCommunity();
  const maySee = useMay('transactions.get');
  const receipt = useSendReceipt(receiptNumber);
  return (
    <>
      <TakePaymentHeader customer={customer} />
      <SideBySide
        sideFirst
        side={
          <PaymentResult
            transaction={transaction}
            timeZone={timeZone}
            receiptHref={maySee ? downloadHref(`transactions/${receiptNumber}/receipt`) : null}
            onSendReceipt={customer.receivesEmail ? receipt.send : null}
            sendingReceipt={receipt.busy}
            error={receipt.error}
            {...props}
          />
        }
      >
        <EnteredPayment transaction={transaction} />
      </SideBySide>
      <SendReceiptAgainDialog {...receipt.again} />
    </>
  );
}
