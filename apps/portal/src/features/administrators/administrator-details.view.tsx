import type { Administrator } from '@quickportal/contracts/administrators/administrator';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Ban, Check, Pencil } from 'lucide-react';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { mailHref } from '../../pages/contact-href.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { AdministratorStatusBadge, LastSignIn, SecondFactor } from './administrator.entity.tsx';

export interface AdministratorDetailsViewProps {
  administrator: Administrator;
  timeZone: string;
  /** Whether the user may request changes. */
  canChange: boolean;
  onEdit: () => void;
  onDisable: () => void;
}

/** One administrator: who it is, what they may do, how they sign in, and what waits for a second person. */
// In the specification: 3P062
export function AdministratorDetailsView(props: AdministratorDetailsViewProps) {
  const { administrator, timeZone, canChange } = props;
  const { fullName, pendingSystemUserId, employeeNumber } = administrator;
  return (
    <PageStack>
      <PageHeader
        title={fullName}
        badge={<AdministratorStatusBadge administrator={administrator} />}
        actions={canChange && pendingSystemUserId === null && <Actions {...props} />}
      />
      {pendingSystemUserId !== null && (
        <Alert
          tone="info"
          title="A change of this administrator waits for approval"
          actions={
            <Button asChild size="sm">
              <PageLink to="UserAuthorisationView" search={{ PendingUserAuthorisationId: pendingSystemUserId }}>
                Open request
              </PageLink>
            </Button>
          }
        >
          It must be approved, rejected or withdrawn before another change can be requested.
        </Alert>
      )}
      <Card>
        <CardBody>
          <DescriptionList layout="facts" className="gap-x-8">
            <DescriptionItem term="Login name">
              <CopyableId value={administrator.loginName} label="login name" keep={false} />
            </DescriptionItem>
            <DescriptionItem term="Email">
              <a href={mailHref(administrator.emailAddress)}>{administrator.emailAddress}</a>
            </DescriptionItem>
            <DescriptionItem term="Employee number">{employeeNumber === '' ? null : employeeNumber}</DescriptionItem>
            <DescriptionItem term="Roles">
              {administrator.roles.map(({ roleId, name }) => (
                <div key={roleId}>{name}</div>
              ))}
            </DescriptionItem>
            <DescriptionItem term="Last sign-in">
              <LastSignIn value={administrator.lastSignInAt} timeZone={timeZone} />
            </DescriptionItem>
            <DescriptionItem term="Second factor">
              <SecondFactor isOn={administrator.secondFactorEnabled} />
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
    </PageStack>
  );
}

function Actions({ administrator, onEdit, onDisable }: AdministratorDetailsViewProps) {
  return (
    <>
      {administrator.status === 'DISABLED' ? (
        <PageAction action="Enable administrator" asChild>
          <PageLink to="ConfirmEnableUserView" search={{ SystemUserId: administrator.systemUserId }}>
            <Check />
            Enable
          </PageLink>
        </PageAction>
      ) : (
        <PageAction action="Disable administrator" variant="dangerQuiet" onClick={onDisable}>
          <Ban />
          Disable
        </PageAction>
      )}
      <PageAction action="Edit administrator" variant="primary" onClick={onEdit}>
        <Pencil />
        Edit
      </PageAction>
    </>
  );
}

/** The shape of the page while it loads. */
export const AdministratorDetailsSkeleton = () => <OverviewSkeleton title="Administrator" facts={6} />;
