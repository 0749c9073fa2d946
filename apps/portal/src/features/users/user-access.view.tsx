import type { UserDetails } from '@quickportal/contracts/users/user';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { StatusWordBadge } from '../../layout/status-badge.tsx';

/** What an administrator does to an account; each asks first. */
export type UserAccessAction =
  | 'enable'
  | 'disable'
  | 'unlock'
  | 'invite'
  | 'reset-password'
  | 'reset-second-factor'
  | 'end-sessions';

interface UserAccessProps {
  user: UserDetails;
  timeZone: string;
  canChange: boolean;
  onAction: (action: UserAccessAction) => void;
}

/** How the user signs in: password, second factor, sessions. */
export function UserAccess({ user, timeZone, canChange, onAction }: UserAccessProps) {
  const isOpen = user.status !== 'DISABLED';
  const isInUse = isOpen && user.status !== 'LOCKED_INACTIVE';
  const time = (value: string | null) => <DateTime value={value} timeZone={timeZone} show="date-time" />;
  const button = (action: UserAccessAction, words: string) =>
    canChange && (
      <Button size="sm" onClick={() => onAction(action)}>
        {words}
      </Button>
    );
  return (
    <Card title="Sign-in" dense>
      <CardBody className="grid gap-4 *:not-first:border-t *:not-first:border-line-soft *:not-first:pt-4">
        <Row term="Last sign-in">
          {user.lastSignInAt === null ? 'Never' : time(user.lastSignInAt)}
          {user.lockedUntil !== null && <div className="text-danger-ink">Locked until {time(user.lockedUntil)}</div>}
        </Row>
        {user.invitationPending ? (
          <Row term="Invitation" action={isOpen && button('invite', 'Send again')}>
            The temporary password works until {time(user.invitationExpiresAt)}
          </Row>
        ) : (
          <Row term="Password" action={isInUse && button('reset-password', 'Reset')}>
            {user.passwordChangedAt === null ? (
              'Must be changed at the next sign-in'
            ) : (
              <>Changed {time(user.passwordChangedAt)}</>
            )}
          </Row>
        )}
        <Row term="Second factor" action={user.secondFactorEnabled && button('reset-second-factor', 'Reset')}>
          {user.secondFactorEnabled ? (
            <>
              <StatusWordBadge word="On" /> since <DateTime value={user.secondFactorSince} timeZone={timeZone} />
            </>
          ) : (
            <StatusWordBadge word="Off" />
          )}
        </Row>
        <Row term="Sessions" action={user.openSessions > 0 && button('end-sessions', 'Sign out')}>
          {user.openSessions === 0
            ? 'Not signed in'
            : `Signed in, ${user.openSessions === 1 ? '1 session' : `${user.openSessions} sessions`}`}
        </Row>
      </CardBody>
    </Card>
  );
}

function Row({ term, action, children }: { term: string; action?: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <div className="mb-0.75 text-12 text-ink-2">{term}</div>
        {children}
      </div>
      {action}
    </div>
  );
}
