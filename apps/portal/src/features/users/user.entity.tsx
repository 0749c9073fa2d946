import type { User, UserStatus } from '@quickportal/contracts/users/user';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { Ban, Check, Clock, Lock, Mail, ShieldCheck } from 'lucide-react';

/** Statuses in the order of the filter, in words. */
export const statusTexts: Readonly<Record<UserStatus, string>> = {
  ACTIVE: 'Active',
  DISABLED: 'Disabled',
  LOCKED_INACTIVE: 'Locked, unused',
  LOCKED_PASSWORD_FAILURE: 'Locked, too many failures',
};

const looks = {
  ACTIVE: { tone: 'success', icon: <Check /> },
  DISABLED: { tone: 'neutral', icon: <Ban /> },
  LOCKED_INACTIVE: { tone: 'warning', icon: <Clock /> },
  LOCKED_PASSWORD_FAILURE: { tone: 'danger', icon: <Lock /> },
} as const;

/** Whether somebody can sign in; whoever has not done so yet is invited. */
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
      {statusTexts[user.status]}
    </Badge>
  );
}

/** A role with where it is held: "Clerk in Harbour City Water". */
export const heldRoleText = ({ roleName, businessName }: User['roles'][number]): string =>
  businessName === null ? roleName : `${roleName} in ${businessName}`;

/** The columns of every list of users. */
export const userColumns = (timeZone: string): readonly Column<User>[] => [
  { id: 'fullName', header: 'Name', lead: true, sortable: true, maxWidth: '14rem', cell: (row) => row.fullName },
  {
    id: 'loginName',
    header: 'Login name',
    mono: true,
    sortable: true,
    maxWidth: '12rem',
    cell: (row) => row.loginName,
  },
  { id: 'status', header: 'Status', corner: true, sortable: true, cell: (row) => <UserStatusBadge user={row} /> },
  { id: 'roles', header: 'Roles', maxWidth: '16rem', cell: (row) => row.roles.map(heldRoleText).join(', ') },
  {
    id: 'businesses',
    header: 'Businesses',
    rank: 3,
    maxWidth: '14rem',
    cell: (row) =>
      row.businesses.length === 0 ? 'All' : row.businesses.map(({ businessName }) => businessName).join(', '),
  },
  {
    id: 'lastSignInAt',
    header: 'Last sign-in',
    sortable: true,
    descendingFirst: true,
    rank: 2,
    cell: (row) =>
      row.lastSignInAt === null ? (
        <span className="text-ink-2">Never</span>
      ) : (
        <DateTime value={row.lastSignInAt} timeZone={timeZone} show="date-time" />
      ),
  },
  {
    id: 'secondFactorEnabled',
    header: 'Second factor',
    rank: 2,
    cell: (row) =>
      row.secondFactorEnabled ? (
        <Badge tone="success" icon={<ShieldCheck />}>
          On
        </Badge>
      ) : (
        <span className="text-ink-2">Off</span>
      ),
  },
  { id: 'email', header: 'Email', rank: 3, maxWidth: '16rem', defaultVisible: false, cell: (row) => row.email },
  { id: 'phoneNumber', header: 'Phone', rank: 3, defaultVisible: false, cell: (row) => row.phoneNumber },
];
