import type { Role } from '@quickportal/contracts/roles/role';
import { roleList } from '@quickportal/contracts/roles/role-list';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { listColumns } from '../../layout/list/list-columns.tsx';

/** Shared roles are the same in every facility; the others belong to this one. */
export function RoleKind({ shared }: Pick<Role, 'shared'>) {
  return shared ? <Badge>Shared</Badge> : <Badge outline>Own</Badge>;
}

/** The columns of the list of roles. */
export const roleColumns: readonly Column<Role>[] = listColumns(roleList, '', {
  shared: (row) => <RoleKind shared={row.shared} />,
  rights: (row) => row.rights.length,
});
