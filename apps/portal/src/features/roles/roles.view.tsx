import type { Role } from '@quickportal/contracts/roles/role';
import { Button } from '@quickportal/ui/button';
import { DataTable, type DataTableProps } from '@quickportal/ui/data-table';
import { EmptyState } from '@quickportal/ui/empty-state';
import { KeyRound, Plus } from 'lucide-react';
import { BackTo, PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';
import { roleColumns } from './role.entity.tsx';

export interface RolesViewProps {
  communityName: string;
  table: Pick<DataTableProps<Role>, 'rows' | 'state' | 'recordsCount' | 'failure'>;
  canAdd: boolean;
  onAdd: () => void;
  /** The role that is open beside the list. */
  openRoleId?: number;
  hrefFor: (roleId: number) => string;
  onOpen: (roleId: number) => void;
}

/** What users of the facility may do, by role. */
export function RolesView({ communityName, table, canAdd, onAdd, openRoleId, hrefFor, onOpen }: RolesViewProps) {
  const add = canAdd && (
    <Button variant="primary" onClick={onAdd}>
      <Plus />
      Add role
    </Button>
  );
  return (
    <PageStack>
      <PageHeader
        title="Roles"
        subtitle={`What users of ${communityName} may do`}
        back={<BackTo to="UsersView">Users</BackTo>}
        actions={add}
      />
      <DataTable
        id="roles"
        label="Roles"
        noun={['role', 'roles']}
        columns={roleColumns}
        getRowId={(row) => row.roleId}
        {...table}
        {...(openRoleId !== undefined && { selectedId: openRoleId })}
        hrefForRow={(row) => hrefFor(row.roleId)}
        onRowOpen={(row) => onOpen(row.roleId)}
        empty={
          <EmptyState level={2} icon={<KeyRound />} title="No roles yet" action={add || undefined}>
            A role is a set of rights that you give to users together.
          </EmptyState>
        }
      />
    </PageStack>
  );
}
