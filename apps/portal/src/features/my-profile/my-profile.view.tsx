import type { MyProfile } from '@quickportal/contracts/my-profile/my-profile';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Skeleton } from '@quickportal/ui/skeleton';
import { PageStack, SideBySide } from '../../layout/page/page-stack.tsx';
import { StatusWordBadge } from '../../layout/status-badge.tsx';
import { MySessions, type MySessionsProps } from './my-sessions.view.tsx';

export interface MyProfileViewProps extends MySessionsProps {
  profile: MyProfile;
  timeZone: string;
  /** False while viewing as another user. */
  mayChange: boolean;
  onOpen: (dialog: 'password' | 'set-up' | 'remove' | 'codes') => void;
}

/** Password, second factor and sessions; beside them who one is. */
export function MyProfileView({ profile, timeZone, mayChange, onOpen, ...sessions }: MyProfileViewProps) {
  return (
    <SideBySide side={<AboutMe profile={profile} timeZone={timeZone} />}>
      {!mayChange && (
        <Alert tone="info" title={`This is the profile of ${profile.fullName}`}>
          You cannot change it while viewing as another user.
        </Alert>
      )}
      <Card
        title="Password"
        actions={
          mayChange && (
            <Button size="sm" onClick={() => onOpen('password')}>
              Change password
            </Button>
          )
        }
      >
        <CardBody className="text-ink-2">
          {profile.passwordChangedAt === null ? (
            'Your password has not been changed yet.'
          ) : (
            <>
              Last changed <DateTime value={profile.passwordChangedAt} timeZone={timeZone} show="date-time" />
            </>
          )}
        </CardBody>
      </Card>
      <SecondFactor profile={profile} timeZone={timeZone} mayChange={mayChange} onOpen={onOpen} />
      {mayChange && <MySessions {...sessions} timeZone={timeZone} />}
    </SideBySide>
  );
}

type PartProps = Pick<MyProfileViewProps, 'profile' | 'timeZone'>;

function SecondFactor({
  profile,
  timeZone,
  mayChange,
  onOpen,
}: PartProps & Pick<MyProfileViewProps, 'mayChange' | 'onOpen'>) {
  const { enabled, enabledAt, required, recoveryCodesLeft } = profile.secondFactor;
  return (
    <Card
      title="Second factor"
      note={enabled ? <StatusWordBadge word="On" /> : <StatusWordBadge word="Off" />}
      actions={
        mayChange && (
          <Button size="sm" onClick={() => onOpen('set-up')}>
            {enabled ? 'Set up again' : 'Set up'}
          </Button>
        )
      }
    >
      <CardBody className="grid gap-4">
        <p className="text-ink-2">
          {enabled ? (
            <>
              Signing in requires a code from your authenticator app since{' '}
              <DateTime value={enabledAt} timeZone={timeZone} />.
            </>
          ) : (
            'With a second factor, no one can sign in with your password alone. You need an authenticator app to set it up.'
          )}
        </p>
        {enabled && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line-soft pt-4">
            <span>
              <strong>{recoveryCodesLeft}</strong> <span className="text-ink-2">of 10 recovery codes left</span>
            </span>
            {mayChange && (
              <span className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => onOpen('codes')}>
                  New recovery codes
                </Button>
                {!required && (
                  <Button size="sm" variant="dangerQuiet" onClick={() => onOpen('remove')}>
                    Remove
                  </Button>
                )}
              </span>
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function AboutMe({ profile, timeZone }: PartProps) {
  return (
    <Card title={profile.fullName} dense>
      <CardBody>
        <DescriptionList layout="facts" className="grid gap-4">
          <DescriptionItem term="Login name">{profile.loginName}</DescriptionItem>
          <DescriptionItem term="Email">{profile.email}</DescriptionItem>
          <DescriptionItem term="Phone">{profile.phoneNumber}</DescriptionItem>
          <DescriptionItem term="User type">{profile.kind === 'STAFF' ? 'Staff' : 'Facility user'}</DescriptionItem>
          <DescriptionItem term="Roles">
            {profile.roles.length === 0 ? null : (
              <ul className="grid gap-0.5">
                {profile.roles.map(({ roleName, businessName }) => (
                  <li key={`${roleName} ${businessName}`}>
                    {roleName}
                    {businessName !== null && <span className="text-ink-2"> in {businessName}</span>}
                  </li>
                ))}
              </ul>
            )}
          </DescriptionItem>
          <DescriptionItem term="Last sign-in">
            <DateTime value={profile.lastSignInAt} timeZone={timeZone} show="date-time" />
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** The profile on its way. */
export function MyProfileSkeleton() {
  return (
    <SideBySide
      side={
        <Card dense>
          <CardBody className="grid gap-5">
            {['w-32', 'w-24', 'w-40', 'w-28', 'w-20'].map((width) => (
              <Skeleton key={width} className={width} />
            ))}
          </CardBody>
        </Card>
      }
    >
      <PageStack>
        {['Password', 'Second factor', 'Where you are signed in'].map((title) => (
          <Card key={title} title={title}>
            <CardBody>
              <Skeleton className="w-64" />
            </CardBody>
          </Card>
        ))}
      </PageStack>
    </SideBySide>
  );
}
