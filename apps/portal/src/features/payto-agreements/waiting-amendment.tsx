import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/read';
import { Button } from '@quickportal/ui/button';
import { useState } from 'react';
import { useMay } from '../../data/use-may.ts';
import { ConfirmChange } from '../../layout/confirm-change.tsx';
import { WaitingAmendmentView } from './waiting-amendment.view.tsx';

interface WaitingAmendmentProps {
  token: string;
  amendment: PayToAmendment;
  payerName: string;
}

/** The amendment that waits for the payer, and taking it back. */
export function WaitingAmendment({ token, amendment, payerName }: WaitingAmendmentProps) {
  const [isAsking, setIsAsking] = useState(false);
  const mayRecall = useMay('paytoAgreements.recallAmendment');
  return (
    <>
      <WaitingAmendmentView
        amendment={amendment}
        payerName={payerName}
        action={mayRecall && <Button onClick={() => setIsAsking(true)}>Recall amendment</Button>}
      />
      {isAsking && (
        <ConfirmChange
          call="paytoAgreements.recallAmendment"
          input={{ params: { token } }}
          title="Recall the amendment?"
          action="Recall amendment"
          done="Amendment recalled"
          onClose={() => setIsAsking(false)}
        >
          {payerName} can no longer approve it. What is agreed now stays.
        </ConfirmChange>
      )}
    </>
  );
}
