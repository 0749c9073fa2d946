import type { Role } from '@quickportal/contracts/roles/role';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';

interface DeleteRoleDialogProps {
  role: Role;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a role is deleted; one that a user holds stays. */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const { roleId, roleName, userCount } = role;
  const holders = userCount === 1 ? 'One user has it. Give that user' : `${userCount} users have it. Give them`;
  return (
    <ConfirmChange
      call="roles.delete"
      input={{ params: { roleId } }}
      title={`Delete ${roleName}?`}
      action="Delete role"
      cancel="Keep role"
      actionDisabled={userCount > 0}
      done={`${roleName} deleted`}
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>{userCount > 0 ? `${holders} another role first.` : 'No user has it. This cannot be undone.'}</p>
    </ConfirmChange>
  );
}
