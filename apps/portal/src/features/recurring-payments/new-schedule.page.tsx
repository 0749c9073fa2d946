import type { createRecurringPayment } from '@quickportal/contracts/recurring-payments/contracts';
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
import { schedulesChanged, useNewScheduleData } from './recurring-payments.data.ts';
import { ScheduleForm } from './schedule-form.tsx';

type Body = InputOf<typeof createRecurringPayment>['body'];

/** Add payment schedule (1P004 1R039). */
export default function NewSchedulePage() {
  const { CustomerId } = useSearch('NewRecurringPaymentView');
  const goTo = useGoTo();
  const data = useNewScheduleData(CustomerId);
  const schema = useFormSchema('post', `customers/${CustomerId}/recurring-payments`);
  const toCustomer = { CustomerId, tab: 'schedules' };
  return (
    <PageStack>
      <PageHeader
        title="Add payment schedule"
        {...(data.data && { subtitle: `Paid to ${data.data.supplierBusiness}` })}
        back={
          <BackTo to="CustomerDetailsView" search={toCustomer}>
            Back to the customer
          </BackTo>
        }
      />
      <QueryResult whole query={data} skeleton={<FormSkeleton />} failed="The form did not load">
        {({ supplierId, accountsMessage }) =>
          accountsMessage === '' ? (
            <QueryResult query={schema} skeleton={<FormSkeleton />}>
              {(document) => (
                <ScheduleForm<Body>
                  schema={document}
                  customerId={CustomerId}
                  supplierId={supplierId}
                  submitLabel="Add schedule"
                  onSend={(body, context) =>
                    trpcClient.recurringPayments.create.mutate({ params: { id: CustomerId }, body }, { context })
                  }
                  onSaved={({ paymentScheduleId, paymentScheduleCode }) => {
                    toast({ tone: 'success', title: `Schedule ${paymentScheduleCode} added` });
                    void schedulesChanged(CustomerId);
                    goTo('RecurringPaymentDetailsView', { RecurringPaymentId: paymentScheduleId });
                  }}
                  onCancel={() => goTo('CustomerDetailsView', toCustomer)}
                />
              )}
            </QueryResult>
          ) : (
            <NoAccountsView customerId={CustomerId} message={accountsMessage} />
          )
        }
      </QueryResult>
    </PageStack>
  );
}
