import type { Administrator } from '@quickportal/contracts/administrators/administrator';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useAfterSave } from './use-after-save.ts';

interface DisableAdministratorDialogProps {
  administrator: Pick<Administrator, 'systemUserId' | 'fullName'>;
  onClose: () => void;
}

/** Requests that an administrator can no longer sign in. */
export function DisableAdministratorDialog({
  administrator: { systemUserId, fullName },
  onClose,
}: DisableAdministratorDialogProps) {
  const afterSave = useAfterSave();
  return (
    <CallForm
      call="administrators.disable"
      params={{ systemUserId }}
      title={`Disable ${fullName}`}
      description={`Once a second administrator approves it, ${fullName} is signed out everywhere and can no longer sign in. The account is kept and can be enabled again.`}
      danger
      done={() => ({ tone: 'info', title: `Disabling ${fullName} was sent for approval` })}
      onDone={afterSave}
      onClose={onClose}
    />
  );
}
