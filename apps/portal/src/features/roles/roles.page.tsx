import type { Role } from '@quickportal/contracts/roles/role';
import { useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { href } from '../../pages/href.ts';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { DeleteRoleDialog } from './delete-role.dialog.tsx';
import { RoleDetailsView } from './role-details.view.tsx';
import { EditRoleSheet, NewRoleSheet } from './role-form.sheet.tsx';
import { useRoles } from './roles.data.ts';
import { RolesView } from './roles.view.tsx';

export const preload = () => api.roles.list.prefetch();

export default function RolesPage() {
  const { RoleId, add, edit } = useSearch('RolesView');
  const setSearch = useSetSearch('RolesView');
  const { communityName } = useCommunity();
  const canChange = useMay('roles.create');
  const roles = useRoles();
  const [copyOf, setCopyOf] = useState<Role | null>(null);
  const [deleting, setDeleting] = useState(false);
  const { data } = roles;
  const role = data?.items.find(({ roleId }) => roleId === RoleId);
  const list = { ...roles, data: data && { ...data, recordsCount: data.items.length } };
  const show = (next: { RoleId?: number; add?: boolean; edit?: boolean }, replace = false) =>
    setSearch({ RoleId: undefined, add: false, edit: false, ...next }, { replace });
  return (
    <>
      <RolesView
        communityName={communityName}
        table={tableOf(list, 'Roles')}
        canAdd={canChange}
        onAdd={() => {
          setCopyOf(null);
          show({ add: true });
        }}
        {...(RoleId !== undefined && { openRoleId: RoleId })}
        hrefFor={(roleId) => href('RolesView', { RoleId: roleId })}
        onOpen={(roleId) => show({ RoleId: roleId })}
      />
      {add && canChange && (
        <NewRoleSheet
          copyOf={copyOf}
          onClose={() => show({}, true)}
          onSaved={({ roleId }) => show({ RoleId: roleId }, true)}
        />
      )}
      {role && edit && canChange && (
        <EditRoleSheet
          role={role}
          onClose={() => show({ RoleId: role.roleId }, true)}
          onSaved={() => show({ RoleId: role.roleId }, true)}
        />
      )}
      {role && !edit && !add && (
        <RoleDetailsView
          role={role}
          canChange={canChange}
          onEdit={() => show({ RoleId: role.roleId, edit: true })}
          onCopy={() => {
            setCopyOf(role);
            show({ add: true });
          }}
          onDelete={() => setDeleting(true)}
          onClose={() => show({})}
        />
      )}
      {role && deleting && (
        <DeleteRoleDialog
          role={role}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            show({}, true);
          }}
        />
      )}
    </>
  );
}
