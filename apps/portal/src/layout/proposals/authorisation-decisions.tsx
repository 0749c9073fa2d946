import type { ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import { Check, RotateCw, Undo2, X } from 'lucide-react';
import { PageAction } from '../page/page-action.tsx';

export interface AuthorisationHandlers {
  /** Whether the approval is being sent. */
  isApproving?: boolean;
  onApprove: () => void;
  onReject: () => void;
  onWithdraw: () => void;
  onAgain: () => void;
}

interface AuthorisationDecisionsProps extends AuthorisationHandlers {
  request: ProposalDetails;
  /** Whether the request is one to decide at all. */
  canDecide?: boolean;
}

/** The buttons of a page of one request; none once it is decided, or where another user must decide. */
// In the specification: 3R284 3R285 3R286
export function AuthorisationDecisions({
  request,
  canDecide = true,
  isApproving = false,
  onApprove,
  onReject,
  onWithdraw,
  onAgain,
}: AuthorisationDecisionsProps) {
  const canReject = request.currentUserCanApprove && canDecide;
  const canApprove = canReject && request.staleReason === null;
  return (
    <>
      {request.currentUserCanWithdraw && (
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
