import type { Role } from '@quickportal/contracts/roles/role';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { toast } from '@quickportal/ui/toast';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import { rolesChanged } from './roles.data.ts';

interface DeleteRoleDialogProps {
  role: Role;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a role is deleted; one that somebody holds stays. */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const { roleId, roleName, userCount } = role;
  const removal = trpc.roles.delete.useMutation({
    ...shownInline,
    onSuccess: async () => {
      toast({ tone: 'success', title: `${roleName} deleted` });
      onDeleted();
      await rolesChanged();
    },
  });
  const holders = userCount === 1 ? 'One user holds it. Give them' : `${userCount} users hold it. Give them`;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${roleName}?`}
      action="Delete role"
      cancel="Keep role"
      busy={removal.isPending}
      error={removal.error ? messageOf(removal.error) : undefined}
      actionDisabled={userCount > 0}
      onAction={() => removal.mutate({ params: { roleId } })}
    >
      <p>{userCount > 0 ? `${holders} another role first.` : 'Nobody holds it. This cannot be undone.'}</p>
    </AlertDialog>
  );
}
