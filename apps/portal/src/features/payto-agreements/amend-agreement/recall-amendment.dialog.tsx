import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { ConfirmChange, type Question } from '../../../layout/forms/confirm-change.tsx';

interface RecallAmendmentDialogProps {
  agreement: PayToAgreement;
  onClose: () => void;
}

/** Asks before the amendment that waits for the payer is taken back. */
export const RecallAmendmentDialog = ({ agreement, onClose }: RecallAmendmentDialogProps) => (
  <ConfirmChange
    call="paytoAgreements.recallAmendment"
    input={{ params: { token: agreement.agreementToken } }}
    {...recallAmendmentQuestion(agreement)}
    done="Amendment recalled"
    sending="agreement"
    onClose={onClose}
  />
);

/** What is asked before. */
export const recallAmendmentQuestion = ({ description }: Pick<PayToAgreement, 'description'>): Question => ({
  title: `Recall the amendment of ${description}?`,
  action: 'Recall amendment',
  cancel: 'Keep amendment',
  children: <p>The payer can no longer approve it, and the terms in force stay. You can submit another one.</p>,
});
