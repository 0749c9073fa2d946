import type { InputOf } from '@quickportal/contracts/kernel/contract';
import type { createRole, updateRole } from '@quickportal/contracts/roles/contracts';
import type { Role } from '@quickportal/contracts/roles/role';
import { toast } from '@quickportal/ui/toast';
import { trpcClient } from '../../data/trpc.ts';
import { FormSheet } from '../../layout/form-sheet.tsx';
import { rolesChanged } from './roles.data.ts';

type Creation = InputOf<typeof createRole>['body'];
type Change = InputOf<typeof updateRole>['body'];

interface RoleSheetProps {
  onClose: () => void;
  onSaved: (role: Role) => void;
}

const saidAnd = (onSaved: (role: Role) => void) => (role: Role) => {
  toast({ tone: 'success', title: `${role.roleName} saved` });
  void rolesChanged();
  onSaved(role);
};

/** A new role, or a copy of another one with the rights that may be given. */
export function NewRoleSheet({ copyOf, onClose, onSaved }: RoleSheetProps & { copyOf: Role | null }) {
  const values = copyOf && {
    roleName: `Copy of ${copyOf.roleName}`.slice(0, 60),
    description: copyOf.description,
    scope: copyOf.scope,
    rights: copyOf.rights.filter((right) => !copyOf.rightsBeyondYours.includes(right)),
  };
  return (
    <FormSheet<Creation, Role>
      title={copyOf ? `Copy ${copyOf.roleName}` : 'Add role'}
      verb="post"
      path="roles"
      {...(values && { values })}
      onSend={(body, context) => trpcClient.roles.create.mutate({ body }, { context })}
      onSaved={saidAnd(onSaved)}
      onClose={onClose}
    />
  );
}

/** Name, description and rights of a role of the facility. */
export function EditRoleSheet({ role, onClose, onSaved }: RoleSheetProps & { role: Role }) {
  const { roleId, roleName, userCount, version } = role;
  const holders = userCount === 1 ? 'one user who holds it' : `${userCount} users who hold it`;
  return (
    <FormSheet<Change, Role>
      title={`Edit ${roleName}`}
      {...(userCount > 0 && { description: `Counts for the ${holders} from their next click on.` })}
      verb="put"
      path={`roles/${roleId}`}
      onSend={(body, context) =>
        trpcClient.roles.update.mutate({ params: { roleId }, body: { ...body, version } }, { context })
      }
      onSaved={saidAnd(onSaved)}
      onClose={onClose}
    />
  );
}
