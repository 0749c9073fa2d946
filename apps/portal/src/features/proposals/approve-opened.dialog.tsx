import { messageOf } from '../../data/problem.ts';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import type { OpenedGroup } from './opened-groups.ts';

interface ApproveOpenedDialogProps {
  group: OpenedGroup;
  onClose: () => void;
}

/** Approves requests of one kind, one after the other, each in the version that was opened. */
export function ApproveOpenedDialog({ group: { changeType, proposals }, onClose }: ApproveOpenedDialogProps) {
  const { send } = useChange('proposals.approve');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const guard = useLeaveGuard({ dirty: false, sending: isBusy ? 'change' : null, onLeave: () => {} });
  const approveAll = async () => {
    setBusy(true);
    const refusals: string[] = [];
    for (const { proposalId, title, version } of proposals) {
      await send({ params: { proposalId }, body: { version } }).catch((error: Error) =>
        refusals.push(`${title}: ${messageOf(error)}`),
      );
    }
    setBusy(false);
    const count = proposals.length - refusals.length;
    if (count > 0) toast({ tone: 'success', title: `Approved ${count} of ${proposals.length}: ${changeType}` });
    if (refusals.length === 0) onClose();
    else setRefused(refusals);
  };
  return (
    <>
      <AlertDialog
        open
        onOpenChange={(open) => !open && !isBusy && onClose()}
        title={`Approve ${proposals.length} requests: ${changeType}?`}
        action={`Approve ${proposals.length}`}
        tone="primary"
        busy={isBusy}
        actionDisabled={refused.length > 0}
        error={refused.length > 0 && refused.map((text) => <div key={text}>{text}</div>)}
        onAction={() => void approveAll()}
      >
        <p>You have opened each of them. Each change takes effect at once.</p>
        <ul className="mt-2 list-disc pl-5">
          {proposals.map(({ proposalId, title }) => (
            <li key={proposalId}>{title}</li>
          ))}
        </ul>
      </AlertDialog>
      {guard.dialog}
    </>
  );
}
