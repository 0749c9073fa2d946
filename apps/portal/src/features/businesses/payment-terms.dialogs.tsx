import type { PaymentTerm } from '@quickportal/contracts/payment-terms/payment-term';
import { Skeleton } from '@quickportal/ui/skeleton';
import { labelled } from '../../data/labels.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { usePaymentTermUse } from './businesses.data.ts';
import { productOf } from './payment-terms.view.tsx';

interface AddPaymentTermsProps {
  businessId: number;
  businessName: string;
  onClose: () => void;
}

/** Lets an account of the business take what comes by some products. */
export function AddPaymentTermsDialog({ businessId, businessName, onClose }: AddPaymentTermsProps) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      call="paymentTerms.create"
      params={{ businessId }}
      title={`Add payment terms of ${businessName}`}
      done={doneOrWaits('Payment terms added', 'Adding payment terms')}
      onClose={onClose}
    >
      <p>
        Where another account takes the payments of a product already, it goes on doing so until its term is removed.
      </p>
    </CallForm>
  );
}

interface RemovePaymentTermProps {
  businessId: number;
  term: PaymentTerm;
  onClose: () => void;
}

/** Removes a payment term after confirmation, which says where its payments go then. */
export function RemovePaymentTermDialog({ businessId, term, onClose }: RemovePaymentTermProps) {
  const { paymentTermId, version, accountAlias } = term;
  const doneOrWaits = useDoneOrWaits();
  const { data: use } = usePaymentTermUse({ businessId, paymentTermId });
  const name = `${productOf(term)} by ${accountAlias}`;
  return (
    <ConfirmChange
      call="paymentTerms.delete"
      input={{ params: { businessId, paymentTermId }, query: { version } }}
      seen={term}
      title={`Remove ${name}?`}
      action="Remove payment term"
      cancel="Keep payment term"
      actionDisabled={use === undefined}
      done={doneOrWaits('Payment term removed', `Removing ${name}`)}
      onClose={onClose}
    >
      {use ? <WhatFollows use={use} /> : <Skeleton className="h-10" />}
    </ConfirmChange>
  );
}

interface WhatFollowsProps {
  use: { nextAccountAlias: string | null; upcomingSchedules: number };
}

/** Where payments go once a term is removed. */
export const WhatFollows = ({ use: { nextAccountAlias, upcomingSchedules } }: WhatFollowsProps) => (
  <div className="grid gap-2">
    <p>
      {nextAccountAlias === null
        ? labelled('No other account takes these payments: the business can no longer take them.')
        : `${nextAccountAlias} takes these payments from then on.`}
    </p>
    {upcomingSchedules > 0 && (
      <p>
        <b className="font-strong">
          {upcomingSchedules === 1 ? '1 schedule' : `${upcomingSchedules} schedules`} with a payment in the next 30 days
        </b>{' '}
        cannot be paid any more unless another term takes them.
      </p>
    )}
  </div>
);
