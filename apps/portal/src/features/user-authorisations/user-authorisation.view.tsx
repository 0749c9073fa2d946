import type { UserAuthorisation } from '@quickportal/contracts/user-authorisations/user-authorisation';
import { INVITATION_SENT } from '@quickportal/contracts/user-authorisations/invitation-sent';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { Check, RotateCw, Undo2, X } from 'lucide-react';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { ProposalDetailsView } from '../../layout/proposals/proposal-details.view.tsx';
import { PageLink } from '../../pages/page-link.tsx';

export interface UserAuthorisationViewProps {
  request: UserAuthorisation;
  timeZone: string;
  /** Whether the approval is being sent. */
  isApproving: boolean;
  /** Why the last attempt to approve failed. */
  error?: string | undefined;
  onApprove: () => void;
  onReject: () => void;
  onWithdraw: () => void;
  onAgain: () => void;
}

/** A requested change of an administrator, before and after side by side, for the second administrator. */
// In the specification: 3P064
export function UserAuthorisationView(props: UserAuthorisationViewProps) {
  const { request, timeZone, error } = props;
  return (
    <PageStack>
      <PageHeader title="Authorise Administrator Change" subtitle={request.title} actions={<Decisions {...props} />} />
      <Card>
        <CardBody className="grid gap-5">
          <ProposalDetailsView proposal={request} timeZone={timeZone} error={error} />
        </CardBody>
      </Card>
    </PageStack>
  );
}

/** The buttons; none once it is decided, or where another user must decide. */
// In the specification: 3R284 3R285 3R286
function Decisions({ request, isApproving, onApprove, onReject, onWithdraw, onAgain }: UserAuthorisationViewProps) {
  const { currentUserCanApprove, currentUserCanWithdraw, changeType, systemUserId } = request;
  const canReject = currentUserCanApprove && changeType !== INVITATION_SENT;
  const canApprove = canReject && request.staleReason === null;
  return (
    <>
      {systemUserId !== null && (
        <Button asChild>
          <PageLink to="AdministratorDetailsView" search={{ SystemUserId: systemUserId }}>
            Open administrator
          </PageLink>
        </Button>
      )}
      {currentUserCanWithdraw && (
        <PageAction action="Withdraw request" onClick={onWithdraw}>
          <Undo2 />
          Withdraw
        </PageAction>
      )}
      {request.currentUserCanRequestAgain && (
        <PageAction action="Ask again on today’s values" variant="primary" onClick={onAgain}>
          <RotateCw />
          Ask again on today’s values
        </PageAction>
      )}
      {canReject && (
        <PageAction action="Reject request" variant="dangerQuiet" disabled={isApproving} onClick={onReject}>
          <X />
          Reject
        </PageAction>
      )}
      {canApprove && (
        <PageAction action="Approve request" variant="primary" busy={isApproving} onClick={onApprove}>
          <Check />
          Approve
        </PageAction>
      )}
    </>
  );
}

/** The shape of the page while it loads. */
export const UserAuthorisationSkeleton = () => <OverviewSkeleton title="Authorise Administrator Change" />;
