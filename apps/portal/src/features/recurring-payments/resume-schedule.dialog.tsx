import type { RecurringPayment } from '@quickportal/contracts/recurring-payments/recurring-payment';
import { usePresence } from '@quickportal/forms/react/presence';
import { problemOf } from '@quickportal/forms/react/problem-of';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { showLeftFailure } from '../../layout/forms/left-outcome.ts';
import { showDone } from '../../layout/forms/show-done.ts';
import { askedForToday } from './confirm-today.ts';

interface ResumeScheduleProps {
  schedule: Pick<RecurringPayment, 'paymentScheduleId' | 'paymentScheduleCode' | 'version'>;
  /** After the change; by default the dialog closes. */
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before a schedule takes payments again; a payment of today is confirmed in a second step. */
export function ResumeScheduleDialog({ schedule, onClose, onDone = onClose }: ResumeScheduleProps) {
  const { paymentScheduleId: id, version, paymentScheduleCode } = schedule;
  const [error, setError] = useState<string>();
  const [today, setToday] = useState<string | null>(null);
  const { send, busy } = useChange('recurringPayments.resume');
  const presence = usePresence();
  const guard = useLeaveGuard({ dirty: false, sending: busy ? 'change' : null, onLeave: presence.leave });

  async function resume() {
    setError(undefined);
    presence.stay();
    try {
      await send({ params: { id }, body: { version, ...(today !== null && { confirmPaymentToday: true }) } });
      showDone(`Schedule ${paymentScheduleCode} resumed`, undefined);
      if (!presence.isGone()) onDone();
    } catch (cause) {
      if (presence.isGone()) return showLeftFailure(`Resume ${paymentScheduleCode}`, problemOf(cause));
      const question = askedForToday(cause);
      if (question === null) setError(fieldErrorsOf(cause)[0]?.messages[0] ?? messageOf(cause));
      else setToday(question);
    }
  }
  return (
    <>
      <AlertDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={today === null ? `Resume ${paymentScheduleCode}?` : 'Take a payment today?'}
        action={today === null ? 'Resume schedule' : 'Take payment and resume'}
        cancel={today === null ? 'Not now' : 'Do not resume'}
        tone="primary"
        busy={busy}
        error={error}
        onAction={() => void resume()}
      >
        <p>{today ?? 'Payments are taken again from the next date. Missed dates are not made up.'}</p>
      </AlertDialog>
      {guard.dialog}
    </>
  );
}
