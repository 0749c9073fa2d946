import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { pendingAdministratorList } from '@quickportal/contracts/user-authorisations/pending-administrator-list';
import { INVITATION_SENT } from '@quickportal/contracts/user-authorisations/invitation-sent';
import type { PendingAdministrator } from '@quickportal/contracts/user-authorisations/user-authorisation';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { CircleCheck } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { StatusWordBadge } from '../../layout/status-badge.tsx';

export interface PendingAdministratorsViewProps
  extends ListProps<PendingAdministrator, FilterValues<typeof pendingAdministratorList>>, RowLinks {}

const columns: readonly Column<PendingAdministrator>[] = listColumns<
  PendingAdministrator,
  typeof pendingAdministratorList
>(pendingAdministratorList, 'UTC', {
  systemUserUpdateType: ({ systemUserUpdateType }) =>
    systemUserUpdateType === INVITATION_SENT ? (
      <StatusWordBadge word={INVITATION_SENT} />
    ) : (
      <Badge tone="info">{systemUserUpdateType}</Badge>
    ),
});

/** Changes of administrators that wait for a second one, and new administrators who have not signed in yet. */
// In the specification: 3P065
export const PendingAdministratorsView = (props: PendingAdministratorsViewProps) => (
  <ListPage
    of={pendingAdministratorList}
    subtitle="Changes that a second administrator must approve, and invitations until the first sign-in"
    columns={columns}
    idOf={(row) => row.pendingSystemUserId}
    list={props}
    empty={{
      icon: <CircleCheck />,
      title: 'Nothing is pending',
      text: 'Requests to create, edit, enable or disable an administrator are listed here until another one decides.',
      tip: 'Try fewer letters.',
    }}
  >
    <ListFilters of={pendingAdministratorList} list={props} />
  </ListPage>
);
