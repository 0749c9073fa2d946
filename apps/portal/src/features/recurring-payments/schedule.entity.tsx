import type { RecurringPaymentRow } from '@quickportal/contracts/recurring-payments/recurring-payment';
import type { Occurrence } from '@quickportal/contracts/recurring-payments/occurrence';
import { Badge } from '@quickportal/ui/badge';
import { Ban, Check, CircleCheck, Clock, Loader, Pause, RotateCcw, SkipForward, Square, X } from 'lucide-react';

const statusIcons: Readonly<Record<RecurringPaymentRow['status'], React.ReactNode>> = {
  ACTIVE: <Check />,
  INACTIVE: <Pause />,
  STOPPED: <Square />,
  FAILED: <X />,
  COMPLETED: <CircleCheck />,
};

/** Where a schedule stands, in the server's word. */
export function ScheduleStatusBadge({
  schedule: { status, statusDisplay, statusClass },
}: {
  schedule: Pick<RecurringPaymentRow, 'status' | 'statusDisplay' | 'statusClass'>;
}) {
  return (
    <Badge tone={statusClass} icon={statusIcons[status]}>
      {statusDisplay}
    </Badge>
  );
}

const dateIcons: Readonly<Record<Occurrence['status'], React.ReactNode>> = {
  UPCOMING: <Clock />,
  PROCESSING: <Loader />,
  PAID: <Check />,
  RETRYING: <RotateCcw />,
  FAILED: <X />,
  SKIPPED: <SkipForward />,
  CANCELLED: <Ban />,
};

/** What became of a date. */
export function OccurrenceBadge({ occurrence: { status, statusDisplay, statusClass } }: { occurrence: Occurrence }) {
  return (
    <Badge tone={statusClass} icon={dateIcons[status]}>
      {statusDisplay}
    </Badge>
  );
}

/** An amount as `Money` takes it. */
export const moneyOf = ({ amount, currency }: { amount: string; currency: 'AUD' | 'NZD' }) => ({ amount, currency });
