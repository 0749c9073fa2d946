import type { CustomerSummary } from '@quickportal/contracts/customers/read';
import { Card, CardBody } from '@quickportal/ui/card';
import { Skeleton } from '@quickportal/ui/skeleton';
import { CircleCheck } from 'lucide-react';
import { ExpiringCard } from './expiring-card.view.tsx';
import { FailedPayment } from './failed-payment.view.tsx';
import { FailedSchedule } from './failed-schedule.view.tsx';
import { MoreFailures } from './failure-item.view.tsx';

export interface FailuresViewProps {
  customerId: number;
  summary: Pick<CustomerSummary, 'payments' | 'failedSchedules' | 'expiringCards'>;
  timeZone: string;
  /** Whether receipts lead to their transaction. */
  // In the specification: 1R163
  linksToReceipts: boolean;
  /** Whether the user may take payments from this customer now. */
  canTakePayment: boolean;
  /** Whether the user may change accounts of this customer now. */
  canChangeAccounts: boolean;
}

/** Schedules and payments that failed and cards that expire, each with the way to mend it. */
export function FailuresView(props: FailuresViewProps) {
  const { customerId, summary, timeZone } = props;
  const { failedSchedules, payments, expiringCards } = summary;
  const schedules = failedSchedules?.items ?? [];
  const declined = payments?.declined.items ?? [];
  const cards = expiringCards?.items ?? [];
  return (
    <Card title="Needs attention" dense>
      {schedules.length + declined.length + cards.length === 0 ? (
        <CardBody>
          <p className="flex items-center gap-2 text-13 text-ink-2">
            <CircleCheck className="size-4 flex-none text-success-ink" />
            No failures in the last 30 days
          </p>
        </CardBody>
      ) : (
        <ul aria-label="Needs attention">
          {schedules.map((schedule) => (
            <FailedSchedule key={schedule.paymentScheduleId} schedule={schedule} timeZone={timeZone} />
          ))}
          <MoreFailures count={failedSchedules} noun="failed schedules" customerId={customerId} tab="schedules" />
          {declined.map((payment) => (
            <FailedPayment key={payment.receiptNumber} payment={payment} {...props} />
          ))}
          <MoreFailures count={payments?.declined} noun="declined payments" customerId={customerId} tab="history" />
          {cards.map((card) => (
            <ExpiringCard key={card.accountId} card={card} {...props} />
          ))}
          <MoreFailures count={expiringCards} noun="cards that expire" customerId={customerId} tab="accounts" />
        </ul>
      )}
    </Card>
  );
}

export const FailuresSkeleton = () => (
  <Card title="Needs attention" dense>
    <CardBody>
      <Skeleton className="my-0.5 w-48" />
    </CardBody>
  </Card>
);
