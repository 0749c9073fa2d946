import type { User } from '@quickportal/contracts/users/user';
import { userList } from '@quickportal/contracts/users/user-list';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { Ban, Check, Clock, Lock, Mail, ShieldCheck } from 'lucide-react';
import { listColumns } from '../../layout/list-columns.tsx';

const looks = {
  ACTIVE: { tone: 'success', icon: <Check /> },
  DISABLED: { tone: 'neutral', icon: <Ban /> },
  LOCKED_INACTIVE: { tone: 'warning', icon: <Clock /> },
  LOCKED_PASSWORD_FAILURE: { tone: 'danger', icon: <Lock /> },
} as const;

/** Whether a user can sign in; anyone who has not done so yet is invited. */
export function UserStatusBadge({ user }: { user: Pick<User, 'status' | 'invitationPending'> }) {
  if (user.status === 'ACTIVE' && user.invitationPending) {
    return (
      <Badge tone="info" icon={<Mail />}>
        Invited
      </Badge>
    );
  }
  const { tone, icon } = looks[user.status];
  return (
    <Badge tone={tone} icon={icon}>
      {userList.columns.status.words[user.status]}
    </Badge>
  );
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
      row.secondFactorEnabled ? (
        <Badge tone="success" icon={<ShieldCheck />}>
          On
        </Badge>
      ) : (
        <span className="text-ink-2">Off</span>
      ),
  });
