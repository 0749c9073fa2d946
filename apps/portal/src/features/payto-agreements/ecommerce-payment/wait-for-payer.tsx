import { useEffect, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { useMay } from '../../../data/calls/use-may.ts';
import { ConfirmChange } from '../../../layout/forms/confirm-change.tsx';
import { DetailsSkeleton } from '../../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../../layout/query-result.tsx';
import { useGoTo } from '../../../pages/page-link.tsx';
import { amendedToast } from '../amended-toast.ts';
import { WHILE_WAITING } from '../agreement-details/payto-agreement-details.data.ts';
import { useSentPayment } from './payto-ecommerce-payment.data.ts';
import { SentPaymentView } from './sent-payment.view.tsx';
import { dropSent } from './sent-payment.ts';

interface WaitForPayerProps {
  token: string;
  onStartAgain: () => void;
}

/** Waits for the payer; ends at the transaction, or says why there is none. */
// In the specification: 1R055
export function WaitForPayer({ token, onStartAgain }: WaitForPayerProps) {
  const { agreement, polling } = useSentPayment(token);
  const [isAsking, setIsAsking] = useState(false);
  const mayRecall = useMay('paytoAgreements.amend');
  const maySeeTransaction = useMay('transactions.get');
  const maySeeAgreement = useMay('paytoAgreements.get');
  const { systemUserId } = useSession().user;
  const goTo = useGoTo();
  const receiptNumber = agreement.data?.ecommercePayment?.receiptNumber ?? null;
  useEffect(() => {
    if (receiptNumber === null || !maySeeTransaction) return;
    dropSent(systemUserId);
    goTo('TransactionDetailView', { ReceiptNumber: receiptNumber }, { replace: true });
  }, [receiptNumber, maySeeTransaction, systemUserId, goTo]);
  return (
    <QueryResult query={agreement} skeleton={<DetailsSkeleton title="" side={1} />} failed="The payment did not load">
      {(data) => (
        <>
          <SentPaymentView
            agreement={data}
            polling={polling}
            pollingSeconds={WHILE_WAITING / 1000}
            canSeeAgreement={maySeeAgreement}
            onRecall={mayRecall && data.status === 'PENDING' ? () => setIsAsking(true) : undefined}
            onStartAgain={onStartAgain}
          />
          {isAsking && (
            <ConfirmChange
              call="paytoAgreements.amend"
              input={{
                params: { token },
                body: { amendmentType: 'RECALL_PAYTO_AGREEMENT', version: data.version },
              }}
              title="Recall the payment?"
              action="Recall payment"
              cancel="Keep waiting"
              done={amendedToast('CANCELLED', 'Payment recalled')}
              sending="agreement"
              onClose={() => setIsAsking(false)}
            >
              {data.payer.payerName} can no longer approve it, and nothing is taken.
            </ConfirmChange>
          )}
        </>
      )}
    </QueryResult>
  );
}
