import type { ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import type { CallResponse } from '../../data/calls/call.ts';
import { ConfirmChange } from '../forms/confirm-change.tsx';

interface RequestAgainDialogProps {
  proposal: Pick<ProposalDetails, 'proposalId' | 'title' | 'version' | 'status'>;
  onDone: (response: CallResponse<'proposals.requestAgain'>) => void;
  onClose: () => void;
}

/** Makes a request that is out of date once more, built on the values of today. */
export const RequestAgainDialog = ({
  proposal: { proposalId, title, version, status },
  onDone,
  onClose,
}: RequestAgainDialogProps) => (
  <ConfirmChange
    call="proposals.requestAgain"
    input={{ params: { proposalId }, body: { version } }}
    title={`Ask again: ${title}?`}
    action="Ask again"
    tone="primary"
    done={`Requested again: ${title}`}
    onDone={onDone}
    onClose={onClose}
  >
    The same change is requested on today’s values, and another user must approve it.
    {status === 'PENDING' && ' This request is withdrawn.'}
  </ConfirmChange>
);
