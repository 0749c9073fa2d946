import type { ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import { Alert } from '@quickportal/ui/alert';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Diff } from '@quickportal/ui/diff';
import { Skeleton } from '@quickportal/ui/skeleton';
import { labelled } from '../../data/labels.ts';
import { ThreeWay } from './three-way.view.tsx';
import { ProposalStatusBadge } from './proposal-status.tsx';

export interface ProposalDetailsViewProps {
  proposal: ProposalDetails;
  timeZone: string;
  /** Why the last attempt to decide failed. */
  error?: string | undefined;
}

/** A request as an approver needs it: who, what, when, and the thing before and after side by side. */
// In the specification: 3E029
export function ProposalDetailsView({ proposal, timeZone, error }: ProposalDetailsViewProps) {
  const moment = (value: string) => <DateTime value={value} timeZone={timeZone} show="date-time" />;
  return (
    <>
      {error !== undefined && <Alert tone="danger" title={error} />}
      <Outcome proposal={proposal} />
      <DescriptionList layout="facts">
        <DescriptionItem term="Status">
          <ProposalStatusBadge status={proposal.status} />
        </DescriptionItem>
        <DescriptionItem term="Change type">{proposal.changeType}</DescriptionItem>
        <DescriptionItem term="Requested by">{proposal.requesterName}</DescriptionItem>
        <DescriptionItem term="Requested">{moment(proposal.requestedAt)}</DescriptionItem>
        {proposal.decidedAt === null ? (
          <DescriptionItem term="Expires">{moment(proposal.expiresAt)}</DescriptionItem>
        ) : (
          <DescriptionItem term="Decided">{moment(proposal.decidedAt)}</DescriptionItem>
        )}
        {proposal.deciderName !== null && <DescriptionItem term="Decided by">{proposal.deciderName}</DescriptionItem>}
        {proposal.communityName !== null && (
          <DescriptionItem term="Community">{proposal.communityName}</DescriptionItem>
        )}
      </DescriptionList>
      {proposal.reason !== '' && (
        <figure>
          <figcaption className="mb-0.75 text-12 text-ink-2">Reason given by {proposal.requesterName}</figcaption>
          <blockquote className="whitespace-pre-wrap wrap-anywhere">{proposal.reason}</blockquote>
        </figure>
      )}
      {proposal.currentDifferences !== null && (
        <ThreeWay
          title={proposal.title}
          requested={proposal.propertyDifferences}
          current={proposal.currentDifferences}
        />
      )}
      {proposal.currentDifferences === null && (
        <Diff
          key={proposal.proposalId}
          label={`Changes: ${proposal.title}`}
          beforeTitle="Existing value"
          afterTitle="Modified value"
          fields={proposal.propertyDifferences.map((propertyDifference) => ({
            label: labelled(propertyDifference.propertyName),
            before: propertyDifference.existingValue,
            after: propertyDifference.modifiedValue,
            changed: propertyDifference.different,
          }))}
        />
      )}
    </>
  );
}

/** What came of it, or what is in the way: in words, above everything else. */
function Outcome({ proposal }: { proposal: ProposalDetails }) {
  const { status, deciderName, decisionReason, staleReason, approvalRefusal, currentUserCanRequestAgain } = proposal;
  switch (status) {
    case 'APPROVED':
      return (
        <Alert tone="success" title={`Approved by ${deciderName}. The changes were applied immediately.`}>
          {decisionReason}
        </Alert>
      );
    case 'REJECTED':
      return (
        <Alert tone="danger" title={`Rejected by ${deciderName}. Nothing was changed.`}>
          {decisionReason}
        </Alert>
      );
    case 'WITHDRAWN':
      return <Alert tone="neutral" title={`Withdrawn by ${deciderName}. Nothing was changed.`} />;
    case 'EXPIRED':
      return <Alert tone="neutral" title="Expired after seven days without a decision. Nothing was changed." />;
    case 'STALE':
      return (
        <Alert tone="warning" title="The change could no longer be applied. Nothing was changed.">
          {decisionReason}
        </Alert>
      );
    default:
      if (staleReason !== null) {
        return (
          <Alert tone="warning" title={staleReason}>
            This request can no longer be approved.{' '}
            {currentUserCanRequestAgain ? 'Ask again on today’s values, or withdraw it.' : ''}
          </Alert>
        );
      }
      return approvalRefusal === null ? null : <Alert tone="info" title={approvalRefusal} />;
  }
}

/** The shape of the details while they load. */
export function ProposalDetailsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
