import type { updateRecurringPayment } from '@quickportal/contracts/recurring-payments/contracts';
import type { InputOf } from '@quickportal/contracts/kernel/contract';
import { toast } from '@quickportal/ui/toast';
import { trpcClient } from '../../data/trpc.ts';
import { useFormSchema } from '../../data/use-form-schema.ts';
import { FormSkeleton } from '../../layout/form-skeleton.tsx';
import { BackTo, PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
import { useSearch } from '../../pages/search.ts';
import { NoAccountsView } from './no-accounts.view.tsx';
import { schedulesChanged, useScheduleData } from './recurring-payments.data.ts';
import { ScheduleForm } from './schedule-form.tsx';

type Body = InputOf<typeof updateRecurringPayment>['body'];

/** Edit payment schedule (1P005 1R041). */
export default function EditSchedulePage() {
  const { RecurringPaymentId: id } = useSearch('EditRecurringPaymentView');
  const goTo = useGoTo();
  const data = useScheduleData(id);
  const schema = useFormSchema('put', `recurring-payments/${id}`);
  const toSchedule = () => goTo('RecurringPaymentDetailsView', { RecurringPaymentId: id });
  return (
    <PageStack>
      <PageHeader
        title="Edit payment schedule"
        {...(data.data && { subtitle: `Paid to ${data.data.supplierBusiness}` })}
        back={
          <BackTo to="RecurringPaymentDetailsView" search={{ RecurringPaymentId: id }}>
            Back to the schedule
          </BackTo>
        }
      />
      <QueryResult whole query={data} skeleton={<FormSkeleton />} failed="The form did not load">
        {({ supplierId, accountsMessage, customerId }) =>
          accountsMessage === '' ? (
            <QueryResult query={schema} skeleton={<FormSkeleton />}>
              {(document) => (
                <ScheduleForm<Body>
                  schema={document}
                  customerId={customerId}
                  recurringPaymentId={id}
                  supplierId={supplierId}
                  submitLabel="Save schedule"
                  onSend={(body, context) =>
                    trpcClient.recurringPayments.update.mutate({ params: { id }, body }, { context })
                  }
                  onSaved={({ paymentScheduleCode }) => {
                    toast({ tone: 'success', title: `Schedule ${paymentScheduleCode} saved` });
                    void schedulesChanged(customerId);
                    toSchedule();
                  }}
                  onCancel={toSchedule}
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
