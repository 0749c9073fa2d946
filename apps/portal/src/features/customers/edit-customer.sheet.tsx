import type { Customer } from '@quickportal/contracts/customers/customer';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { FormView } from '@quickportal/forms/react/form-view';
import { useUnsavedChangesGuard } from '@quickportal/forms/react/unsaved-changes';
import { useForm } from '@quickportal/forms/react/use-form';
import { Sheet, SheetBody, SheetContent } from '@quickportal/ui/sheet';
import { toast } from '@quickportal/ui/toast';
import type { InputOf } from '@quickportal/contracts/kernel/contract';
import type { updateCustomerDetails } from '@quickportal/contracts/customers/contracts';
import { trpcClient } from '../../data/trpc.ts';
import { useFormSchema } from '../../data/use-form-schema.ts';
import { FormSkeleton } from '../../layout/form-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { blockNavigation } from '../../pages/block-navigation.ts';
import { customerChanged } from './customers.data.ts';

type Body = InputOf<typeof updateCustomerDetails>['body'];

interface EditCustomerSheetProps {
  customer: Customer;
  onClose: () => void;
}

/** The details of a customer as a form, beside the page they stand on. */
export function EditCustomerSheet({ customer, onClose }: EditCustomerSheetProps) {
  const schema = useFormSchema('put', `customers/${customer.customerId}/details`);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={`Edit ${customer.customerName}`} size="lg">
        <SheetBody>
          <QueryResult query={schema} skeleton={<FormSkeleton />}>
            {(document) => <EditForm customer={customer} schema={document} onClose={onClose} />}
          </QueryResult>
        </SheetBody>
      </SheetContent>
    </Sheet>
  );
}

function EditForm({ customer, schema, onClose }: EditCustomerSheetProps & { schema: FormSchemaDocument }) {
  const form = useForm<Body, Customer>({
    schema,
    onSubmit: (body, { idempotencyKey }) => {
      const input = { params: { id: customer.customerId }, body: { ...body, version: customer.version } };
      return trpcClient.customers.updateDetails.mutate(input, { context: { idempotencyKey } });
    },
    onSubmitted: (changed) => {
      toast({ tone: 'success', title: `${changed.customerName} saved` });
      void customerChanged(changed);
      onClose();
    },
  });
  const guard = useUnsavedChangesGuard(form.dirty, blockNavigation);
  return (
    <>
      <FormView
        {...form.view}
        submitLabel="Save"
        onCancel={() => void guard.mayLeave().then((may) => may && onClose())}
      />
      {guard.dialog}
    </>
  );
}
