import { rights as vocabulary, type Right } from '@quickportal/contracts/access/rights';
import type { UserDetails } from '@quickportal/contracts/users/user';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Ban, Check, LockOpen, Pencil } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { SideBySide } from '../../layout/page/page-stack.tsx';
import { mailHref, phoneHref } from '../../pages/contact-href.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { UserAccess, type UserAccessAction } from './user-access.view.tsx';
import { UserStatusBadge } from './user.entity.tsx';
import { UserRights } from './user-rights.view.tsx';

export interface UserDetailsViewProps {
  user: UserDetails;
  timeZone: string;
  /** Whether the person may change users at all; what keeps them from changing this one is explained. */
  canChange: boolean;
  onEdit: () => void;
  onAction: (action: UserAccessAction) => void;
  activity: React.ReactNode;
}

/** One user: who it is, what they may do, how they sign in, and what happened. */
export function UserDetailsView({ user, timeZone, canChange, onEdit, onAction, activity }: UserDetailsViewProps) {
  const inReach = canChange && (user.rightsBeyondYours.length === 0 || user.isYou);
  return (
    <>
      <PageHeader
        title={user.fullName}
        badge={<UserStatusBadge user={user} />}
        actions={inReach && <Actions user={user} onEdit={onEdit} onAction={onAction} />}
      />
      <SideBySide
        side={
          <>
            <UserAccess user={user} timeZone={timeZone} canChange={inReach && !user.isYou} onAction={onAction} />
            <UserRights user={user} />
          </>
        }
      >
        {canChange && <Notice user={user} />}
        <Facts user={user} />
        {activity}
      </SideBySide>
    </>
  );
}

function Actions({ user, onEdit, onAction }: Pick<UserDetailsViewProps, 'user' | 'onEdit' | 'onAction'>) {
  const isLocked = user.status.startsWith('LOCKED');
  return (
    <>
      {!user.isYou &&
        (user.status === 'DISABLED' ? (
          <PageAction action="Enable user" onClick={() => onAction('enable')}>
            <Check />
            Enable
          </PageAction>
        ) : (
          <PageAction action="Disable user" variant="dangerQuiet" onClick={() => onAction('disable')}>
            <Ban />
            Disable
          </PageAction>
        ))}
      {isLocked && (
        <PageAction action="Unlock user" onClick={() => onAction('unlock')}>
          <LockOpen />
          Unlock
        </PageAction>
      )}
      <PageAction action="Edit user" variant="primary" onClick={onEdit}>
        <Pencil />
        Edit
      </PageAction>
    </>
  );
}

/** Why not everything can be done here. */
function Notice({ user }: { user: UserDetails }) {
  if (user.isYou) {
    return (
      <Alert
        title="This is you"
        actions={
          <Button asChild size="sm">
            <PageLink to="MyProfileView">My profile</PageLink>
          </Button>
        }
      >
        Your password, second factor and sessions are on My profile. Only another administrator can change your roles.
      </Alert>
    );
  }
  if (user.rightsBeyondYours.length === 0) return null;
  const titles = user.rightsBeyondYours.map((right) => labelled(vocabulary[right as Right].title));
  return (
    <Alert tone="warning" title="You cannot change this user">
      The user has rights that you do not have: {titles.join('; ')}.
    </Alert>
  );
}

function Facts({ user }: { user: UserDetails }) {
  return (
    <Card>
      <CardBody>
        <DescriptionList layout="facts" className="gap-x-8">
          <DescriptionItem term="Login name">
            <CopyableId value={user.loginName} label="login name" keep={false} />
          </DescriptionItem>
          <DescriptionItem term="Email">
            <a href={mailHref(user.email)}>{user.email}</a>
          </DescriptionItem>
          <DescriptionItem term="Phone">
            {user.phoneNumber && <a href={phoneHref(user.phoneNumber)}>{user.phoneNumber}</a>}
          </DescriptionItem>
          <DescriptionItem term={labelled('Businesses')}>
            {user.businesses.length === 0
              ? labelled('All businesses')
              : user.businesses.map(({ businessId, businessName }) => <div key={businessId}>{businessName}</div>)}
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** The shape of the page while it loads. */
export const UserDetailsSkeleton = () => <OverviewSkeleton title="User" />;
