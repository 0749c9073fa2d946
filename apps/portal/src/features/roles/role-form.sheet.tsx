import type { Role } from '@quickportal/contracts/roles/role';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useWaitsToast } from '../../layout/use-waits-toast.ts';

interface RoleSheetProps {
  onClose: () => void;
  onSaved: (role: Role) => void;
}

/** A new role, or a copy of another one with the rights that may be given. */
export function NewRoleSheet({ copyOf, onClose, onSaved }: RoleSheetProps & { copyOf: Role | null }) {
  const values = copyOf && {
    roleName: `Copy of ${copyOf.roleName}`.slice(0, 60),
    description: copyOf.description,
    scope: copyOf.scope,
    rights: copyOf.rights.filter((right) => !copyOf.rightsBeyondYours.includes(right)),
  };
  return (
    <CallForm
      as="sheet"
      call="roles.create"
      title={copyOf ? `Copy ${copyOf.roleName}` : 'Add role'}
      {...(values && { values })}
      done={({ roleName }) => `${roleName} saved`}
      onDone={onSaved}
      onClose={onClose}
    />
  );
}

/** Name, description and rights of a role of the facility. */
export function EditRoleSheet({ role, onClose, onSaved }: RoleSheetProps & { role: Role }) {
  const { roleId, roleName, userCount } = role;
  const waits = useWaitsToast();
  const holders = userCount === 1 ? 'one user who has it' : `${userCount} users who have it`;
  return (
    <CallForm
      as="sheet"
      call="roles.update"
      params={{ roleId }}
      title={`Edit ${roleName}`}
      {...(userCount > 0 && {
        description: `Applies at once to the ${holders}. If you add a right to approve, a second user must approve the edit first.`,
      })}
      done={({ status, body }) => (status === 200 ? `${body.roleName} saved` : waits(`The edit of ${roleName}`))}
      onDone={({ status, body }) => onSaved(status === 200 ? body : role)}
      onClose={onClose}
    />
  );
}
