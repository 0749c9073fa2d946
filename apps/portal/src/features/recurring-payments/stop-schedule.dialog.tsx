import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { toast } from '@quickportal/ui/toast';
import { useIdempotencyKey } from '../../data/idempotency-key.ts';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import { schedulesChanged } from './recurring-payments.data.ts';

interface StopScheduleProps {
  schedule: RecurringPaymentDetails;
  onClose: () => void;
}

/** Asks before a schedule is ended for good, and does it (1R017). */
export function StopScheduleDialog({ schedule, onClose }: StopScheduleProps) {
  const { paymentScheduleId: id, version, customerId } = schedule;
  const key = useIdempotencyKey();
  const stop = trpc.recurringPayments.stop.useMutation({
    trpc: key.trpc,
    ...shownInline,
    onSuccess: () => {
      toast({ tone: 'success', title: 'Payments stopped' });
      onClose();
    },
    onSettled: () => schedulesChanged(customerId),
  });
  return (
    <StopScheduleQuestion
      schedule={schedule}
      onClose={onClose}
      busy={stop.isPending}
      error={stop.error ? messageOf(stop.error) : undefined}
      onConfirm={() => stop.mutate({ params: { id }, body: { version } })}
    />
  );
}

interface QuestionProps extends StopScheduleProps {
  busy: boolean;
  error: string | undefined;
  onConfirm: () => void;
}

/** The question itself; also for stories. */
export function StopScheduleQuestion({ schedule, onClose, busy, error, onConfirm }: QuestionProps) {
  const { paymentScheduleCode, accountDisplayName } = schedule;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Stop the payments of ${paymentScheduleCode}?`}
      action="Stop payments"
      cancel="Keep schedule"
      busy={busy}
      error={error}
      onAction={onConfirm}
    >
      <p>
        Nothing more is taken from {accountDisplayName || 'the account'}, and failed payments are not tried again. A
        payment that is at the bank already goes on.
      </p>
      <p>This cannot be undone. To take payments again, add a new schedule.</p>
    </AlertDialog>
  );
}
