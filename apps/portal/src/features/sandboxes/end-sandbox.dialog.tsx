import type { Sandbox } from '@quickportal/contracts/sandboxes/sandbox';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';

interface EndSandboxDialogProps {
  sandbox: Sandbox;
  onClose: () => void;
}

/** Ends a sandbox after confirmation. */
export const EndSandboxDialog = ({ sandbox, onClose }: EndSandboxDialogProps) => (
  <ConfirmChange
    call="sandboxes.end"
    input={{ params: { sandboxId: sandbox.sandboxId } }}
    {...endQuestion(sandbox)}
    done={`Sandbox of ${sandbox.companyName} ended`}
    onClose={onClose}
  />
);

/** The question asked before a sandbox is ended. */
export const endQuestion = ({ companyName, status }: Sandbox): Question => ({
  title: `End the sandbox of ${companyName}?`,
  action: 'End sandbox',
  cancel: 'Keep sandbox',
  tone: 'danger',
  children: (
    <p>
      {status === 'ACTIVE'
        ? 'Its users are signed out now and its keys are refused. Its data is deleted in the coming night. This cannot be undone.'
        : 'The request is ended, and its code no longer works. The visitor can request another sandbox.'}
    </p>
  ),
});
