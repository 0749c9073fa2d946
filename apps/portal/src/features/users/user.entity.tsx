import { systemUserStates } from '@quickportal/contracts/rules/states/system-user';
import type { User } from '@quickportal/contracts/users/user';
import { userList } from '@quickportal/contracts/users/user-list';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { statusBadge, StatusWordBadge } from '../../layout/status-badge.tsx';

const StatusBadge = statusBadge(systemUserStates.states);

/** Whether a user can sign in; anyone who has not done so yet is invited. */
export function UserStatusBadge({ user }: { user: Pick<User, 'status' | 'invitationPending'> }) {
  if (user.status === 'ACTIVE' && user.invitationPending) return <StatusWordBadge word="Invited" />;
  return <StatusBadge status={user.status} />;
}

/** A role with where it is held: "Clerk in Harbour City Water". */
export const heldRoleText = ({ roleName, businessName }: User['roles'][number]): string =>
  businessName === null ? roleName : `${roleName} in ${businessName}`;

/** The columns of every list of users. */
export const userColumns = (timeZone: string): readonly Column<User>[] =>
  listColumns(userList, timeZone, {
    status: (row) => <UserStatusBadge user={row} />,
    roles: (row) => row.roles.map(heldRoleText).join(', '),
    businesses: (row) =>
      row.businesses.length === 0 ? 'All' : row.businesses.map(({ businessName }) => businessName).join(', '),
    lastSignInAt: (row) =>
      row.lastSignInAt === null ? (
        <span className="text-ink-2">Never</span>
      ) : (
        <DateTime value={row.lastSignInAt} timeZone={timeZone} show="date-time" />
      ),
    secondFactorEnabled: (row) =>
      row.secondFactorEnabled ? <StatusWordBadge word="On" /> : <span className="text-ink-2">Off</span>,
  });
