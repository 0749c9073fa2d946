import type { updateCustomerDetails } from '@quickportal/contracts/customers/contracts';
import type { Customer } from '@quickportal/contracts/customers/customer';
import type { InputOf } from '@quickportal/contracts/kernel/contract';
import { toast } from '@quickportal/ui/toast';
import { trpcClient } from '../../data/trpc.ts';
import { FormSheet } from '../../layout/form-sheet.tsx';
import { customerChanged } from './customers.data.ts';

type Body = InputOf<typeof updateCustomerDetails>['body'];

interface EditCustomerSheetProps {
  customer: Customer;
  onClose: () => void;
}

/** The details of a customer as a form, beside the page they stand on. */
export function EditCustomerSheet({ customer, onClose }: EditCustomerSheetProps) {
  const { customerId, customerName, version } = customer;
  return (
    <FormSheet<Body, Customer>
      title={`Edit ${customerName}`}
      verb="put"
      path={`customers/${customerId}/details`}
      onSend={(body, context) => {
        const input = { params: { id: customerId }, body: { ...body, version } };
        return trpcClient.customers.updateDetails.mutate(input, { context });
      }}
      onSaved={(changed) => {
        toast({ tone: 'success', title: `${changed.customerName} saved` });
        void customerChanged(changed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
