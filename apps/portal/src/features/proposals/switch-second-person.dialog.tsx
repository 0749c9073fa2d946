import type { DualAuthorisation } from '@quickportal/contracts/dual-authorisation/dual-authorisation';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';

interface SwitchSecondPersonDialogProps {
  dualAuthorisation: Pick<DualAuthorisation, 'isOn' | 'approvers'>;
  onClose: () => void;
}

/** Switches on that settings need a second person, or asks another user to approve that they no longer do. */
export function SwitchSecondPersonDialog({
  dualAuthorisation: { isOn, approvers },
  onClose,
}: SwitchSecondPersonDialogProps) {
  const doneOrWaits = useDoneOrWaits();
  const input = { body: { isOn: !isOn } };
  const done = doneOrWaits('Settings need a second person', 'Switching it off');
  if (isOn)
    return (
      <ConfirmChange
        call="dualAuthorisation.update"
        input={input}
        title="Ask to switch dual authorisation off?"
        action="Ask to switch off"
        done={done}
        onClose={onClose}
      >
        Another user must approve it. Afterwards every change of a setting takes effect at once.
      </ConfirmChange>
    );
  return (
    <ConfirmChange
      call="dualAuthorisation.update"
      input={input}
      title="Switch dual authorisation on?"
      action="Switch on"
      tone="primary"
      done={done}
      onClose={onClose}
    >
      <p>
        From now on another user must approve each change of a setting: API keys, whitelists, certificates, fraud rules,
        card schemes, products and the settings of the facility. These users can approve for one another:
      </p>
      <ul className="mt-2 list-disc pl-5">
        {approvers.map(({ systemUserId, fullName }) => (
          <li key={systemUserId}>{fullName}</li>
        ))}
      </ul>
      <p className="mt-2">Switching it off must itself be approved.</p>
    </ConfirmChange>
  );
}
