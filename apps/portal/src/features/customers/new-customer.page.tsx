import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import type { createCustomer } from '@quickportal/contracts/customers/contracts';
import type { Customer } from '@quickportal/contracts/customers/customer';
import type { InputOf } from '@quickportal/contracts/kernel/contract';
import { FormView } from '@quickportal/forms/react/form-view';
import { useUnsavedChangesGuard } from '@quickportal/forms/react/unsaved-changes';
import { useForm } from '@quickportal/forms/react/use-form';
import { Card } from '@quickportal/ui/card';
import { toast } from '@quickportal/ui/toast';
import { trpcClient } from '../../data/trpc.ts';
import { useFormSchema } from '../../data/use-form-schema.ts';
import { FormSkeleton } from '../../layout/form-skeleton.tsx';
import { BackTo, PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { blockNavigation } from '../../pages/block-navigation.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { customerChanged } from './customers.data.ts';

type Body = InputOf<typeof createCustomer>['body'];

export default function NewCustomerPage() {
  const schema = useFormSchema('post', 'customers');
  return (
    <PageStack>
      <PageHeader title="Add customer" back={<BackTo to="CustomerSearchView">Back to customer search</BackTo>} />
      <QueryResult query={schema} skeleton={<FormSkeleton />}>
        {(document) => <NewCustomerForm schema={document} />}
      </QueryResult>
    </PageStack>
  );
}

function NewCustomerForm({ schema }: { schema: FormSchemaDocument }) {
  const goTo = useGoTo();
  const form = useForm<Body, Customer>({
    schema,
    onSubmit: (body, { idempotencyKey }) =>
      trpcClient.customers.create.mutate({ body }, { context: { idempotencyKey } }),
    onSubmitted: (customer) => {
      toast({ tone: 'success', title: `${customer.customerName} added` });
      void customerChanged(customer);
      goTo('CustomerDetailsView', { CustomerId: customer.customerId });
    },
  });
  const guard = useUnsavedChangesGuard(form.dirty, blockNavigation);
  return (
    <Card className="max-w-3xl">
      <FormView {...form.view} submitLabel="Add customer" onCancel={() => goTo('CustomerSearchView')} />
      {guard.dialog}
    </Card>
  );
}
