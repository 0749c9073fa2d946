import type { ScheduleFormData } from '@quickportal/contracts/recurring-payments/schedule-form-data';
import type { RecurringPayment } from '@quickportal/contracts/recurring-payments/recurring-payment';
import type { CallBody } from '../../../data/calls/call.ts';
import { useChange } from '../../../data/calls/use-change.ts';
import { reloadOf, useFormSchema } from '../../../data/use-form-schema.ts';
import { FormSkeleton } from '../../../layout/forms/form-skeleton.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { QueryResult, type QueryResultProps } from '../../../layout/query-result.tsx';
import { NoAccountsView } from './no-accounts.view.tsx';
import { ScheduleForm } from './schedule-form.tsx';

interface ScheduleFormFrameProps {
  title: string;
  call: 'recurringPayments.create' | 'recurringPayments.update';
  /** Of the customer, or of the schedule that is edited. */
  id: number;
  data: QueryResultProps<ScheduleFormData>['query'];
  submitLabel: string;
  /** What became of it: added. */
  done: string;
  onSaved: (schedule: RecurringPayment) => void;
  onCancel: () => void;
}

/** The page of a schedule's form: what it opens with, or why there is no account to take payments from. */
export function ScheduleFormFrame({ title, call, id, data, done, ...form }: ScheduleFormFrameProps) {
  const { send } = useChange(call);
  const schema = useFormSchema(call, { id });
  return (
    <PageStack>
      <PageHeader title={title} {...(data.data && { subtitle: `Paid to ${data.data.supplierBusiness}` })} />
      <QueryResult whole query={data} skeleton={<FormSkeleton />} failed="The form did not load">
        {({ supplierId, accountsMessage, customerId }) =>
          accountsMessage === '' ? (
            <QueryResult query={schema} skeleton={<FormSkeleton />}>
              {(document) => (
                <ScheduleForm<CallBody<typeof call>>
                  {...form}
                  title={title}
                  schema={document}
                  reload={reloadOf(schema)}
                  customerId={customerId}
                  {...(call === 'recurringPayments.update' && { recurringPaymentId: id })}
                  supplierId={supplierId}
                  onSend={(body) => send({ params: { id }, body })}
                  done={({ paymentScheduleCode }) => `Schedule ${paymentScheduleCode} ${done}`}
                />
              )}
            </QueryResult>
          ) : (
            <NoAccountsView customerId={customerId} message={accountsMessage} />
          )
        }
      </QueryResult>
    </PageStack>
  );
}
