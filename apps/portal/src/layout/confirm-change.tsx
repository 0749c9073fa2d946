import { useEffect, useEffectEvent, useState } from 'react';
import { AlertDialog, type AlertDialogProps } from '@quickportal/ui/alert-dialog';
import type { CallResponse, CallInput, ChangeName } from '../data/call.ts';
import { useChange } from '../data/use-change.ts';
import { type SendingKind, useLeaveGuard } from './leave-guard.ts';
import { showLeft } from './left-outcome.ts';
import { type Done, showDone } from './show-done.ts';

/** The question before a change, and what will happen. A story shows it in an AlertDialog. */
export type Question = Pick<AlertDialogProps, 'title' | 'action' | 'cancel' | 'tone' | 'actionDisabled' | 'children'>;

export interface ConfirmChangeProps<N extends ChangeName> extends Question {
  /** The change, by its call: `recurringPayments.stop`. */
  call: N;
  input: CallInput<N>;
  /** The thing that it is about as the user sees it: a lost update names what has changed since. */
  seen?: object;
  done?: Done<CallResponse<N>>;
  /** What is being sent, for the question before it is left. */
  sending?: SendingKind;
  /** After the change; by default the dialog closes. */
  onDone?: (response: CallResponse<N>) => void;
  onClose: () => void;
}

/** Asks before a change, makes it, and says so; a refusal is shown in the dialog. Render it while it is open. */
export function ConfirmChange<N extends ChangeName>({
  call,
  input,
  seen,
  done,
  sending = 'change',
  onClose,
  onDone = onClose,
  ...question
}: ConfirmChangeProps<N>) {
  // What was seen when the question was asked: the page behind it is fetched again after a refusal
  const [openedWith] = useState(seen);
  const [made, setMade] = useState<{ response: CallResponse<N> } | null>(null);
  const { make, busy, error, leave } = useChange(call, {
    ...(openedWith && { seen: openedWith }),
    onDone: (response) => {
      showDone(done, response);
      setMade({ response });
    },
    onLeft: (outcome) => showLeft(question.action, outcome, done),
  });
  const guard = useLeaveGuard({ dirty: false, sending: busy ? sending : null, onLeave: leave });
  const finish = useEffectEvent(onDone);
  // Once the guard knows that nothing is being sent: it would hold a navigation back
  useEffect(() => {
    if (made !== null && !busy) finish(made.response);
  }, [made, busy]);
  return (
    <>
      <AlertDialog
        {...question}
        open
        onOpenChange={(open) => !open && onClose()}
        busy={busy}
        error={error}
        onAction={() => make(input)}
      />
      {guard.dialog}
    </>
  );
}
