import type { DeclinedPayment } from '@quickportal/contracts/customers/customer-payments';
import { Button } from '@quickportal/ui/button';
import { DateOnly, DateTime } from '@quickportal/ui/date-time';
import { X } from 'lucide-react';
import { PageLink } from '../../pages/page-link.tsx';
import { FailureItem } from './failure-item.view.tsx';
import { TakePaymentLink } from './take-payment-link.tsx';

interface FailedPaymentProps {
  payment: DeclinedPayment;
  customerId: number;
  timeZone: string;
  linksToReceipts: boolean;
  canTakePayment: boolean;
}

/** A payment that was declined or dishonoured. */
export function FailedPayment({ payment, customerId, timeZone, linksToReceipts, canTakePayment }: FailedPaymentProps) {
  const { receiptNumber, statusDisplay, totalAmount, transactionTime, reason, nextStep, accountId, retryDate } =
    payment;
  const title = `${statusDisplay}: ${totalAmount.displayAmount}, ${receiptNumber}`;
  return (
    <FailureItem
      icon={<X className="text-danger-ink" />}
      title={
        linksToReceipts ? (
          <PageLink to="TransactionDetailView" search={{ ReceiptNumber: receiptNumber }}>
            {title}
          </PageLink>
        ) : (
          title
        )
      }
      action={
        canTakePayment &&
        retryDate === null && (
          <Button asChild size="sm">
            <TakePaymentLink
              customerId={customerId}
              start={accountId ?? 'choose'}
              aria-label={`Take payment instead of ${receiptNumber}`}
            />
          </Button>
        )
      }
    >
      <DateTime value={transactionTime} timeZone={timeZone} />
      {reason !== '' && `. ${reason}`}.{' '}
      {retryDate === null ? (
        nextStep
      ) : (
        <>
          The schedule retries on <DateOnly value={retryDate} />.
        </>
      )}
    </FailureItem>
  );
}
