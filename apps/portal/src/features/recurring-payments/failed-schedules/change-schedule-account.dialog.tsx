import type { RecurringPayment } from '@quickportal/contracts/recurring-payments/recurring-payment';
import { CallForm } from '../../../layout/forms/call-form.tsx';
import { PageLink } from '../../../pages/page-link.tsx';

interface ChangeScheduleAccountProps {
  schedule: Pick<RecurringPayment, 'paymentScheduleId' | 'paymentScheduleCode' | 'customerId'>;
  onClose: () => void;
}

/** Has a schedule charge another account of its customer; everything else about it stays. */
export function ChangeScheduleAccountDialog({ schedule, onClose }: ChangeScheduleAccountProps) {
  const { paymentScheduleId: id, paymentScheduleCode, customerId } = schedule;
  return (
    <CallForm
      call="recurringPayments.update"
      params={{ id }}
      fields={['accountToken']}
      title={`Change the account of ${paymentScheduleCode}`}
      description="Dates and amounts stay as they are."
      submitLabel="Change account"
      done="Account changed"
      onClose={onClose}
    >
      <p className="text-13 text-ink-2">
        Is the account missing?{' '}
        <PageLink
          to="CustomerDetailsView"
          search={{ CustomerId: customerId, tab: 'accounts' }}
          className="underline underline-offset-3"
        >
          Add an account
        </PageLink>{' '}
        for the customer first.
      </p>
    </CallForm>
  );
}
