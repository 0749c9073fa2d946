import { Button } from '@quickportal/ui/button';
import { Plus } from 'lucide-react';
import { PaymentOutcome, type PaymentOutcomeProps } from '../../layout/payments/payment-outcome.tsx';
import { PageLink } from '../../pages/page-link.tsx';

export interface PaymentResultProps extends Omit<PaymentOutcomeProps, 'declinedActions'> {
  /** Whether another account of the customer can be charged, and whether one can be added. */
  hasOtherAccount: boolean;
  canAddAccount: boolean;
  onTryAnotherAccount: () => void;
  onBack: () => void;
}

/** What became of a payment from an account of a customer; after a decline the way to another account. */
export const PaymentResult = (props: PaymentResultProps) => (
  <PaymentOutcome {...props} declinedActions={<DeclinedActions {...props} />} />
);

function DeclinedActions(props: PaymentResultProps) {
  const { transaction, hasOtherAccount, canAddAccount, onTryAnotherAccount, onBack } = props;
  return (
    <>
      {hasOtherAccount && (
        <Button variant="primary" className="w-full" onClick={onTryAnotherAccount}>
          Try another account
        </Button>
      )}
      {!hasOtherAccount && canAddAccount && transaction.customerId !== null && (
        <Button asChild variant="primary" className="w-full">
          <PageLink to="CustomerDetailsView" search={{ CustomerId: transaction.customerId, tab: 'accounts' }}>
            <Plus />
            Add account
          </PageLink>
        </Button>
      )}
      <Button onClick={onBack}>Change details</Button>
    </>
  );
}
