import type { Proposal, ProposalDetails } from '@quickportal/contracts/proposals/proposal';

/** Requests of one kind that can be approved together. */
export interface OpenedGroup {
  readonly changeType: string;
  readonly proposals: readonly Proposal[];
}

/** Whether a user who has opened a request may approve it. */
export const isApprovable = ({ currentUserCanApprove, staleReason }: ProposalDetails): boolean =>
  currentUserCanApprove && staleReason === null;

/** Kinds of which at least two waiting requests were opened, as they still are. `opened` has their versions by id. */
export function openedGroups(
  waiting: readonly Proposal[],
  opened: ReadonlyMap<number, number>,
): readonly OpenedGroup[] {
  const groups = Map.groupBy(
    waiting.filter(({ proposalId, version }) => opened.get(proposalId) === version),
    ({ changeType }) => changeType,
  );
  return [...groups]
    .map(([changeType, proposals]) => ({ changeType, proposals }))
    .filter(({ proposals }) => proposals.length > 1);
}
