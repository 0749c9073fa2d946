import type { PayToAgreementDetails } from '@quickportal/contracts/payto-agreements/payto-agreement-details';
import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/payto-amendment';
import { useState } from 'react';
import { useCommunity } from '../../../data/session.ts';
import { useMay } from '../../../data/calls/use-may.ts';
import { BilateralAmendment } from './bilateral-amendment.view.tsx';
import { RecallAmendmentDialog } from './recall-amendment.dialog.tsx';

interface WaitingAmendmentProps {
  agreement: PayToAgreementDetails;
  amendment: PayToAmendment;
}

/** The amendment that waits for the payer, and taking it back. */
export function WaitingAmendment({ agreement, amendment }: WaitingAmendmentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { timeZone } = useCommunity();
  const mayRecall = useMay('paytoAgreements.recallAmendment');
  return (
    <div className="max-w-3xl">
      <BilateralAmendment
        amendment={amendment}
        readAt={agreement.readAt}
        timeZone={timeZone}
        onRecall={mayRecall ? () => setIsOpen(true) : undefined}
      />
      {isOpen && <RecallAmendmentDialog agreement={agreement} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
