import { accountTypes, type AccountType } from '@quickportal/contracts/rules/account-types';
import { isCard } from '@quickportal/contracts/rules/payment-methods';
import type { Customer } from '@quickportal/contracts/customers/customer';
import type { ToastOptions } from '@quickportal/ui/toast';
import { CallForm } from '../../layout/call-form.tsx';
import { schemesText } from '../../layout/customer-account.tsx';
import { useAcceptedSchemes } from './customer-accounts.data.ts';

interface AddAccountDialogProps {
  customer: Customer;
  accountType: AccountType;
  onClose: () => void;
}

/** Asks for an account of a kind, as the call's form says, and adds it. */
export const AddAccountDialog = ({ customer, accountType, onClose }: AddAccountDialogProps) => (
  <CallForm
    {...accountTypes[accountType].add}
    params={{ id: customer.customerId }}
    description={`For ${customer.customerName}. The number is sealed in the vault and shown masked from then on.`}
    done={addedToast}
    onClose={onClose}
  >
    {isCard(accountType) && <AcceptedSchemes customer={customer} />}
  </CallForm>
);

const addedToast = ({ displayName, warnings }: { displayName: string; warnings: readonly string[] }): ToastOptions =>
  warnings.length > 0
    ? { tone: 'warning', title: `${displayName} added`, description: warnings.join(' ') }
    : { tone: 'success', title: `${displayName} added` };

function AcceptedSchemes({ customer: { customerId, businessName } }: { customer: Customer }) {
  const { data } = useAcceptedSchemes(customerId);
  if (!data || data.length === 0) return null;
  return (
    <p className="mb-4 text-13 text-ink-2">
      {businessName} takes {schemesText(data)}.
    </p>
  );
}
