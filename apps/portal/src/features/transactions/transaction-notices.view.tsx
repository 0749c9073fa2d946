import { isSentAtOnce } from '@quickportal/contracts/rules/payments/payment-methods';
import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { PageLink } from '../../pages/page-link.tsx';

export interface TransactionNoticesProps {
  transaction: TransactionDetails;
  /** Whether the person may take another payment from the customer. */
  canTakePayment: boolean;
}

const kinds = {
  SOFT: 'Soft decline. A later attempt can succeed.',
  HARD: 'Hard decline. Another attempt with these details cannot succeed.',
  DATA: 'Correct the details before you try again.',
  TECHNICAL: 'The network failed, not the customer.',
} as const;

/** What a user has to know or do: a decline in words, an outcome that is not known, what waits for a person. */
export function TransactionNotices({ transaction, canTakePayment }: TransactionNoticesProps) {
  const { status, decline, responseCode, customerId, pendingRefundId, transactionType } = transaction;
  const noun = transactionType === 'REFUND' ? 'refund' : 'payment';
  const isUnknown = status === 'IN_FLIGHT' && isSentAtOnce(transaction.paidFrom.accountType);
  return (
    <>
      {decline !== null && (
        <Alert
          tone="danger"
          title={`${status === 'DISHONOURED' ? 'Returned by the bank' : 'Declined'}: ${decline.text.toLowerCase()}${responseCode === null ? '' : ` (${responseCode})`}`}
          actions={
            canTakePayment &&
            transactionType === 'PAYMENT' &&
            customerId !== null && (
              <Button asChild size="sm">
                <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId }}>
                  Customer’s accounts
                </PageLink>
              </Button>
            )
          }
        >
          {kinds[decline.kind]} {decline.nextStep}
        </Alert>
      )}
      {isUnknown && (
        <Alert tone="warning" title={`The outcome of this ${noun} is not known yet`}>
          The portal keeps checking with the bank and updates this page.{' '}
          {noun === 'refund'
            ? 'Do not refund it again: the money may have been refunded already.'
            : 'Do not take the payment again: the customer may have been charged.'}
        </Alert>
      )}
      {status === 'SUSPENDED' && (
        <Alert
          tone="warning"
          title="Held by fraud guard"
          actions={
            <Button asChild size="sm">
              <PageLink to="FraudReviewView" search={{ ReceiptNumber: transaction.receiptNumber }}>
                Open review
              </PageLink>
            </Button>
          }
        >
          A user with the right to decide on suspended payments must review it. It was not sent to the bank.
        </Alert>
      )}
      {pendingRefundId !== null && (
        <Alert
          tone="info"
          title="A refund is waiting for approval"
          actions={
            <Button asChild size="sm">
              <PageLink to="ApprovalsView" search={{ ProposalId: pendingRefundId }}>
                Open request
              </PageLink>
            </Button>
          }
        >
          It is above the facility’s limit. The money is refunded when a second user approves it.
        </Alert>
      )}
    </>
  );
}
