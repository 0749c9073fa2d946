import type { Role } from '@quickportal/contracts/roles/role';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';

/** Where a role is held, in words. */
export const scopeTexts: Readonly<Record<Role['scope'], string>> = {
  COMMUNITY: 'Everywhere',
  SUPPLIER_BUSINESS: 'In one supplier business',
  BUSINESS: 'In one business',
};

/** Shared roles are the same in every facility; the others belong to this one. */
export function RoleKind({ shared }: Pick<Role, 'shared'>) {
  return shared ? <Badge>Shared</Badge> : <Badge outline>Own</Badge>;
}

/** The columns of the list of roles. */
export const roleColumns: readonly Column<Role>[] = [
  { id: 'roleName', header: 'Name', lead: true, maxWidth: '16rem', cell: (row) => row.roleName },
  { id: 'description', header: 'For', rank: 2, maxWidth: '20rem', cell: (row) => row.description },
  { id: 'scope', header: 'Held', rank: 2, cell: (row) => scopeTexts[row.scope] },
  { id: 'shared', header: 'Kind', corner: true, cell: (row) => <RoleKind shared={row.shared} /> },
  { id: 'rights', header: 'Rights', align: 'end', cell: (row) => row.rights.length },
  { id: 'userCount', header: 'Users', align: 'end', cell: (row) => row.userCount },
];
