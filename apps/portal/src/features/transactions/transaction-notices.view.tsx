import { isCard } from '@quickportal/contracts/rules/payment-methods';
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
  SOFT: 'Soft decline. A later try can succeed.',
  HARD: 'Hard decline. Another try with these details cannot succeed.',
  DATA: 'Something has to be put right before another try.',
  TECHNICAL: 'The network failed, not the customer.',
} as const;

/** What a user has to know or do: a decline in words, an outcome that is not known, what waits for a person. */
export function TransactionNotices({ transaction, canTakePayment }: TransactionNoticesProps) {
  const { status, decline, responseCode, customerId, pendingRefundId, transactionType } = transaction;
  const noun = transactionType === 'REFUND' ? 'refund' : 'payment';
  const isOpenCard = status === 'IN_FLIGHT' && isCard(transaction.paidFrom.accountType);
  return (
    <>
      {decline !== null && (
        <Alert
          tone="danger"
          title={`${status === 'DISHONOURED' ? 'Came back from the bank' : 'Declined'}: ${decline.text.toLowerCase()} (${responseCode})`}
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
      {isOpenCard && (
        <Alert tone="warning" title={`The outcome of this ${noun} is not known yet`}>
          The bank is asked until it says so, and this page follows by itself.{' '}
          {noun === 'refund'
            ? 'Do not refund it again: the money may have gone back.'
            : 'Do not take the payment again: the customer may have been charged.'}
        </Alert>
      )}
      {status === 'SUSPENDED' && (
        <Alert tone="warning" title="Held by fraud guard">
          Nothing was sent to the bank. It waits for somebody who may decide about held payments.
        </Alert>
      )}
      {pendingRefundId !== null && (
        <Alert
          tone="info"
          title="A refund waits for a second person"
          actions={
            <Button asChild size="sm">
              <PageLink to="ApprovalsView" search={{ ProposalId: pendingRefundId }}>
                Open request
              </PageLink>
            </Button>
          }
        >
          It is above the limit of the facility. Nothing is given back until a second person approves it.
        </Alert>
      )}
    </>
  );
}
