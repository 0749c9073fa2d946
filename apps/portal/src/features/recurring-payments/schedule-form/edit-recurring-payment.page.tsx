import { useGoTo } from '../../../pages/page-link.tsx';
import { useSearch } from '../../../pages/search.ts';
import { useScheduleData } from '../recurring-payments.data.ts';
import { ScheduleFormFrame } from './schedule-form.frame.tsx';

/** Edit payment schedule. */
// In the specification: 1P005 1R041
export default function EditRecurringPaymentPage() {
  const { RecurringPaymentId: id } = useSearch('EditRecurringPaymentView');
  const goTo = useGoTo();
  const toSchedule = () => goTo('RecurringPaymentDetailsView', { RecurringPaymentId: id });
  return (
    <ScheduleFormFrame
      title="Edit payment schedule"
      call="recurringPayments.update"
      id={id}
      data={useScheduleData(id)}
      submitLabel="Save schedule"
      done="saved"
      onSaved={toSchedule}
      onCancel={toSchedule}
    />
  );
}
