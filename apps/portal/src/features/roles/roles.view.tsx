import type { Role } from '@quickportal/contracts/roles/role';
import { roleList } from '@quickportal/contracts/roles/role-list';
import { Button } from '@quickportal/ui/button';
import { KeyRound, Plus } from 'lucide-react';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { RowLinks, WholeListProps } from '../../layout/list/list-table.tsx';
import { roleColumns } from './role.entity.tsx';

export interface RolesViewProps extends WholeListProps<Role>, RowLinks {
  communityName: string;
  canAdd: boolean;
  onAdd: () => void;
  /** The role that is open beside the list. */
  openRoleId?: number;
}

/** What users of the facility may do, by role. */
export function RolesView(props: RolesViewProps) {
  const { communityName, canAdd, onAdd, openRoleId } = props;
  const add = canAdd && (
    <Button variant="primary" onClick={onAdd}>
      <Plus />
      Add role
    </Button>
  );
  return (
    <ListPage
      of={roleList}
      subtitle={`What users of ${communityName} can do`}
      actions={add}
      columns={roleColumns}
      idOf={(row) => row.roleId}
      list={props}
      {...(openRoleId !== undefined && { selectedId: openRoleId })}
      empty={{
        icon: <KeyRound />,
        text: 'A role is a set of rights that you assign to users.',
        action: add || undefined,
      }}
    />
  );
}
