import type { Administrator } from '@quickportal/contracts/administrators/administrator';
import { administratorList, administratorStatusTitles } from '@quickportal/contracts/administrators/administrator-list';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { StatusWordBadge } from '../../layout/status-badge.tsx';
import { PageLink } from '../../pages/page-link.tsx';

/** Whether an administrator can sign in; anyone who has not done so yet is invited. */
export function AdministratorStatusBadge({
  administrator: { status, invitationPending },
}: {
  administrator: Pick<Administrator, 'status' | 'invitationPending'>;
}) {
  const isInvited = status === 'ACTIVE' && invitationPending;
  return <StatusWordBadge word={isInvited ? 'Invited' : administratorStatusTitles[status]} />;
}

/** When an administrator last signed in. */
export const LastSignIn = ({ value, timeZone }: { value: string | null; timeZone: string }) =>
  value === null ? (
    <span className="text-ink-2">Never</span>
  ) : (
    <DateTime value={value} timeZone={timeZone} show="date-time" />
  );

/** Whether a second factor is set up. */
export const SecondFactor = ({ isOn }: { isOn: boolean }) => <StatusWordBadge word={isOn ? 'On' : 'Off'} />;

/** The columns of the list of administrators. */
export const administratorColumns = (timeZone: string): readonly Column<Administrator>[] =>
  listColumns<Administrator, typeof administratorList>(administratorList, timeZone, {
    status: (row) => <AdministratorStatusBadge administrator={row} />,
    roles: (row) => row.roles.map(({ name }) => name).join(', '),
    lastSignInAt: (row) => <LastSignIn value={row.lastSignInAt} timeZone={timeZone} />,
    secondFactorEnabled: (row) => <SecondFactor isOn={row.secondFactorEnabled} />,
    pendingSystemUserId: (row) =>
      row.pendingSystemUserId === null ? null : (
        <PageLink to="UserAuthorisationView" search={{ PendingUserAuthorisationId: row.pendingSystemUserId }}>
          Open request
        </PageLink>
      ),
  });
