import { useState } from 'react';
import { AlertDialog, type AlertDialogProps } from '@quickportal/ui/alert-dialog';
import type { CallResponse, CallInput, ChangeName } from '../../data/calls/call.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { type SendingKind, useLeaveGuard } from './leave-guard.ts';
import { showLeft } from './left-outcome.ts';
import { type Done, showDone } from './show-done.ts';

/** The question asked before a change, with its consequences. Stories show it in an AlertDialog. */
export type Question = Pick<AlertDialogProps, 'title' | 'action' | 'cancel' | 'tone' | 'actionDisabled' | 'children'>;

export interface ConfirmChangeProps<N extends ChangeName> extends Question {
  /** The call of the change: `recurringPayments.stop`. */
  call: N;
  input: CallInput<N>;
  /** The record as the user sees it: a lost update lists what has changed since. */
  seen?: object;
  done?: Done<CallResponse<N>>;
  /** Describes the change being sent, in the question before leaving. */
  sending?: SendingKind;
  /** Called after the change; by default the dialog closes. */
  onDone?: (response: CallResponse<N>) => void;
  onClose: () => void;
}

/**
 * Asks for confirmation, makes the change, and confirms it; a refusal is shown in the dialog. Render it while it is
 * open.
 */
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
  // The record when the question was asked: the page behind it is refetched after a refusal
  const [openedWith] = useState(seen);
  const { make, busy, error, leave } = useChange(call, {
    ...(openedWith && { seen: openedWith }),
    onDone: (response) => {
      showDone(done, response);
      onDone(response);
    },
    onLeft: (outcome) => showLeft(question.action, outcome, done),
  });
  const guard = useLeaveGuard({ dirty: false, sending: busy ? sending : null, onLeave: leave });
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
