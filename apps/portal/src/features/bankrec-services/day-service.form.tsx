import type { StartedBankrecService } from '@quickportal/contracts/bankrec-services/bankrec-service';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { Button } from '@quickportal/ui/button';
import { useFormSchema } from '../../data/use-form-schema.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { showLeft } from '../../layout/forms/left-outcome.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import type { DayServiceCall } from './service-cards.ts';

interface DayServiceFormProps {
  call: DayServiceCall;
  title: string;
  /** A start is being sent: what came of the one before is no longer shown. */
  onSend: () => void;
  onStarted: (serviceMessageId: number) => void;
}

/** Asks for the day of a service and starts it; what the server refuses is under the date. */
export function DayServiceForm(props: DayServiceFormProps) {
  const schema = useFormSchema(props.call);
  return (
    <QueryResult query={schema} skeleton={<FormSkeleton fields={1} />} failed="The form did not load">
      {(data) => <LoadedServiceForm {...props} schema={data} />}
    </QueryResult>
  );
}

function LoadedServiceForm({
  call,
  title,
  schema,
  onSend,
  onStarted,
}: DayServiceFormProps & { schema: FormSchemaDocument }) {
  const { send } = useChange(call);
  const form = useForm<{ valueDate: string }, StartedBankrecService>({
    schema,
    onSubmit: (body) => {
      onSend();
      return send({ body });
    },
    onSubmitted: ({ serviceMessageId }) => onStarted(serviceMessageId),
    onLeft: (outcome) => showLeft(title, outcome, 'Service successfully triggered.'),
  });
  // A day that was only chosen is nothing to lose
  const { dialog } = useLeaveGuard({ dirty: false, sending: form.busy ? 'change' : null, onLeave: form.leave });
  return (
    <>
      <FormView {...form.view} footer="none">
        <RunButton title={title} busy={form.busy} type="submit" />
      </FormView>
      {dialog}
    </>
  );
}

interface RunButtonProps extends Pick<React.ComponentProps<typeof Button>, 'type' | 'onClick'> {
  title: string;
  busy: boolean;
}

/** Starts the service of a card. */
export const RunButton = ({ title, ...props }: RunButtonProps) => (
  <Button aria-label={`Run ${title}`} className="justify-self-start" {...props}>
    Run
  </Button>
);
