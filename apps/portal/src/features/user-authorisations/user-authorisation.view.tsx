import type { UserAuthorisation } from '@quickportal/contracts/user-authorisations/user-authorisation';
import { INVITATION_SENT } from '@quickportal/contracts/user-authorisations/invitation-sent';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { AuthorisationDecisions, type AuthorisationHandlers } from '../../layout/proposals/authorisation-decisions.tsx';
import { ProposalDetailsView } from '../../layout/proposals/proposal-details.view.tsx';
import { PageLink } from '../../pages/page-link.tsx';

export interface UserAuthorisationViewProps extends AuthorisationHandlers {
  request: UserAuthorisation;
  timeZone: string;
  /** Why the last attempt to approve failed. */
  error?: string | undefined;
}

/** A requested change of an administrator, before and after side by side, for the second administrator. */
// In the specification: 3P064
export function UserAuthorisationView({ request, timeZone, error, ...handlers }: UserAuthorisationViewProps) {
  return (
    <PageStack>
      <PageHeader
        title="Authorise Administrator Change"
        subtitle={request.title}
        actions={
          <>
            {request.systemUserId !== null && (
              <Button asChild>
                <PageLink to="AdministratorDetailsView" search={{ SystemUserId: request.systemUserId }}>
                  Open administrator
                </PageLink>
              </Button>
            )}
            <AuthorisationDecisions
              request={request}
              {...handlers}
              canDecide={request.changeType !== INVITATION_SENT}
            />
          </>
        }
      />
      <Card>
        <CardBody className="grid gap-5">
          <ProposalDetailsView proposal={request} timeZone={timeZone} error={error} />
        </CardBody>
      </Card>
    </PageStack>
  );
}

/** The shape of the page while it loads. */
export const UserAuthorisationSkeleton = () => <OverviewSkeleton title="Authorise Administrator Change" />;
