import type { ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import { ConfirmChange } from '../forms/confirm-change.tsx';

interface WithdrawDialogProps {
  proposal: Pick<ProposalDetails, 'proposalId' | 'title' | 'version'>;
  onClose: () => void;
}

/** Takes one's own request back. */
export const WithdrawDialog = ({ proposal: { proposalId, title, version }, onClose }: WithdrawDialogProps) => (
  <ConfirmChange
    call="proposals.withdraw"
    input={{ params: { proposalId }, body: { version } }}
    title={`Withdraw: ${title}?`}
    action="Withdraw request"
    cancel="Keep request"
    done={`Withdrawn: ${title}`}
    onClose={onClose}
  >
    Nothing is changed, and the request can no longer be approved. You can make a new one.
  </ConfirmChange>
);
