import type { Administrator } from '@quickportal/contracts/administrators/administrator';
import { Alert } from '@quickportal/ui/alert';
import { useState } from 'react';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useAfterSave } from './use-after-save.ts';

interface EditAdministratorSheetProps {
  administrator: Pick<Administrator, 'systemUserId' | 'fullName'>;
  onClose: () => void;
}

/** Requests another name, address, employee number or other roles. */
export function EditAdministratorSheet({
  administrator: { systemUserId, fullName },
  onClose,
}: EditAdministratorSheetProps) {
  const afterSave = useAfterSave();
  const [message, setMessage] = useState<string | null>(null);
  return (
    <CallForm
      as="sheet"
      call="administrators.update"
      params={{ systemUserId }}
      title={`Edit ${fullName}`}
      description="A second administrator must approve the change. The administrator hears of it by email."
      submitLabel="Request change"
      done={({ userUpdated }) =>
        userUpdated ? { tone: 'info', title: `The edit of ${fullName} was sent for approval` } : undefined
      }
      onDone={(saved) => {
        if (saved.dualAuth && !saved.userUpdated) setMessage(saved.message);
        else afterSave(saved);
      }}
      onClose={onClose}
    >
      {message !== null && <Alert tone="danger" title={message} />}
    </CallForm>
  );
}
