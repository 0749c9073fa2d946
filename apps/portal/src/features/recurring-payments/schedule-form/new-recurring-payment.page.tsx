import { useGoTo } from '../../../pages/page-link.tsx';
import { useSearch } from '../../../pages/search.ts';
import { useNewScheduleData } from '../recurring-payments.data.ts';
import { ScheduleFormFrame } from './schedule-form.frame.tsx';

/** Add payment schedule. */
// In the specification: 1P004 1R039
export default function NewRecurringPaymentPage() {
  const { CustomerId } = useSearch('NewRecurringPaymentView');
  const goTo = useGoTo();
  return (
    <ScheduleFormFrame
      title="Add payment schedule"
      call="recurringPayments.create"
      id={CustomerId}
      data={useNewScheduleData(CustomerId)}
      submitLabel="Add schedule"
      done="added"
      onSaved={({ paymentScheduleId }) =>
        goTo('RecurringPaymentDetailsView', { RecurringPaymentId: paymentScheduleId })
      }
      onCancel={() => goTo('CustomerDetailsView', { CustomerId, tab: 'schedules' })}
    />
  );
}
