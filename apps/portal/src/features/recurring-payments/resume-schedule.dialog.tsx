import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { trpcClient } from '../../data/trpc.ts';
import { askedForToday } from './confirm-today.ts';
import { schedulesChanged } from './recurring-payments.data.ts';

interface ResumeScheduleProps {
  schedule: RecurringPaymentDetails;
  onClose: () => void;
}

/** Asks before a schedule takes payments again; a payment of today is confirmed in a second step. */
export function ResumeScheduleDialog({ schedule, onClose }: ResumeScheduleProps) {
  const { paymentScheduleId: id, version, customerId, paymentScheduleCode } = schedule;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [today, setToday] = useState<string | null>(null);

  async function act() {
    setBusy(true);
    setError(undefined);
    const body = { version, ...(today !== null && { confirmPaymentToday: true }) };
    const context = { idempotencyKey: crypto.randomUUID() };
    try {
      await trpcClient.recurringPayments.resume.mutate({ params: { id }, body }, { context });
      toast({ tone: 'success', title: `Schedule ${paymentScheduleCode} resumed` });
      onClose();
    } catch (cause) {
      const asked = askedForToday(cause);
      if (asked === null) setError(fieldErrorsOf(cause)[0]?.messages[0] ?? messageOf(cause));
      else setToday(asked);
    } finally {
      setBusy(false);
      await schedulesChanged(customerId);
    }
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={today === null ? `Resume ${paymentScheduleCode}?` : 'Take a payment today?'}
      action={today === null ? 'Resume schedule' : 'Take payment and resume'}
      cancel={today === null ? 'Not now' : 'Do not resume'}
      tone="primary"
      busy={busy}
      error={error}
      onAction={() => void act()}
    >
      <p>{today ?? 'Payments are taken again from the next date on. Dates that passed meanwhile are left out.'}</p>
    </AlertDialog>
  );
}
