import type { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { Button } from '@quickportal/ui/button';
import { useEffect } from 'react';
import { downloadHref } from '../../../data/connection/download-href.ts';
import { useCommunity } from '../../../data/session.ts';
import { useMay } from '../../../data/calls/use-may.ts';
import { useOutcome } from '../../../data/polling/use-outcome.ts';
import { SideBySide } from '../../../layout/page/page-stack.tsx';
import { PaymentOutcome } from '../../../layout/payments/payment-outcome.tsx';
import { showDone } from '../../../layout/forms/show-done.ts';
import { PageLink, useGoTo } from '../../../pages/page-link.tsx';
import { PaidUnder, PayToPaymentHeader } from './payto-payment.view.tsx';

interface TakenPayToPaymentProps {
  agreement: PayToAgreementData;
  taken: Transaction;
  onTakeAnother: () => void;
  onBack: () => void;
}

/** What became of a payment: one that is approved leads to its transaction, any other says what to do. */
// In the specification: 1R052
export function TakenPayToPayment({ agreement, taken, onTakeAnother, onBack }: TakenPayToPaymentProps) {
  const transaction = useOutcome(taken);
  const { receiptNumber, status, totalAmount } = transaction;
  const { timeZone } = useCommunity();
  const maySee = useMay('transactions.get');
  const goTo = useGoTo();
  const isDone = status === 'APPROVED' && maySee;
  const { displayAmount } = totalAmount;
  useEffect(() => {
    if (!isDone) return;
    showDone(`Payment of ${displayAmount} approved`, undefined);
    // Back does not lead to the same payment once more
    goTo('TransactionDetailView', { ReceiptNumber: receiptNumber }, { replace: true });
  }, [isDone, displayAmount, receiptNumber, goTo]);
  if (isDone) return null;
  return (
    <>
      <PayToPaymentHeader agreement={agreement} />
      <SideBySide
        sideFirst
        side={
          <PaymentOutcome
            transaction={transaction}
            timeZone={timeZone}
            receiptHref={maySee ? downloadHref(`transactions/${receiptNumber}/receipt`) : null}
            onSendReceipt={null}
            sendingReceipt={false}
            error={undefined}
            onTakeAnother={onTakeAnother}
            declinedActions={
              <>
                <Button variant="primary" className="w-full" onClick={onBack}>
                  Change details
                </Button>
                <Button asChild>
                  <PageLink
                    to="PayToAgreementDetailsView"
                    search={{
                      CustomerId: agreement.customerId ?? undefined,
                      AgreementToken: agreement.agreementToken,
                    }}
                  >
                    View agreement
                  </PageLink>
                </Button>
              </>
            }
          />
        }
      >
        <PaidUnder agreement={agreement} />
      </SideBySide>
    </>
  );
}
