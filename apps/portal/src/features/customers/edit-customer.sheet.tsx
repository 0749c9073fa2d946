import type { Customer } from '@quickportal/contracts/customers/customer';
import { CallForm } from '../../layout/forms/call-form.tsx';

interface EditCustomerSheetProps {
  customer: Customer;
  onClose: () => void;
}

/** The details of a customer as a form, beside the page they are on. */
export const EditCustomerSheet = ({ customer, onClose }: EditCustomerSheetProps) => (
  <CallForm
    as="sheet"
    call="customers.updateDetails"
    params={{ id: customer.customerId }}
    title={`Edit ${customer.customerName}`}
    done={({ customerName }) => `${customerName} saved`}
    onClose={onClose}
  />
);
