import type { RecurringPayment } from '@quickportal/contracts/recurring-payments/recurring-payment';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { Alert } from '@quickportal/ui/alert';
import { Card } from '@quickportal/ui/card';
import { useLeaveGuard } from '../../../layout/forms/leave-guard.ts';
import { showLeft } from '../../../layout/forms/left-outcome.ts';
import { SideBySide } from '../../../layout/page/page-stack.tsx';
import { showDone } from '../../../layout/forms/show-done.ts';
import { ConfirmTodayDialog } from './confirm-today.dialog.tsx';
import { useConfirmToday } from '../confirm-today.ts';
import { useSurchargesMessage } from '../recurring-payments.data.ts';
import { SchedulePreviewView } from './schedule-preview.view.tsx';
import { usePreview } from './use-preview.ts';

interface ScheduleFormProps<Body extends object> {
  /** Names the task. */
  title: string;
  schema: FormSchemaDocument;
  /** Fetches it again, with what another user saved. */
  reload: () => Promise<FormSchemaDocument>;
  customerId: number;
  /** The schedule that is edited; left out for a new one. */
  recurringPaymentId?: number;
  supplierId: number;
  submitLabel: string;
  onSend: (body: Body) => Promise<RecurringPayment>;
  /** What became of it. */
  done: (schedule: RecurringPayment) => string;
  onSaved: (schedule: RecurringPayment) => void;
  onCancel: () => void;
}

/** The form of a schedule with what it would do beside it. */
// In the specification: 1P004 1P005
export function ScheduleForm<Body extends object>(props: ScheduleFormProps<Body>) {
  const { title, schema, reload, customerId, recurringPaymentId, supplierId, onSend, done, onSaved } = props;
  const { send, question } = useConfirmToday();
  const surcharges = useSurchargesMessage(supplierId);
  const form = useForm<Body, RecurringPayment>({
    schema,
    reload,
    onSubmit: (body) =>
      send((confirmPaymentToday) => onSend(confirmPaymentToday ? { ...body, confirmPaymentToday } : body)),
    onSubmitted: (schedule) => {
      showDone(done, schedule);
      onSaved(schedule);
    },
    onLeft: (outcome) => showLeft(title, outcome, done),
  });
  // While the user is asked about today's payment nothing is being sent
  const isSending = form.busy && question === null;
  const guard = useLeaveGuard({
    dirty: form.dirty,
    sending: isSending ? 'change' : null,
    onLeave: form.leave,
  });
  const { preview, isLoading } = usePreview(customerId, recurringPaymentId, form.body);
  const message = surcharges.data?.message ?? '';
  return (
    <SideBySide side={<SchedulePreviewView preview={preview} isLoading={isLoading} today={schema['x-form'].today} />}>
      <Card>
        <FormView {...form.view} submitLabel={props.submitLabel} onCancel={props.onCancel}>
          {message !== '' && (
            <Alert tone="info" title="Card surcharge">
              {message}
            </Alert>
          )}
        </FormView>
      </Card>
      {guard.dialog}
      <ConfirmTodayDialog question={question} />
    </SideBySide>
  );
}
