import type { AccountType } from '@quickportal/contracts/customer-accounts/customer-account';
import type { Customer } from '@quickportal/contracts/customers/customer';
import { toast } from '@quickportal/ui/toast';
import { trpcClient } from '../../data/trpc.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { schemesText } from '../../layout/customer-account.tsx';
import { accountsChanged, useAcceptedSchemes } from './customer-accounts.data.ts';

const forms = {
  CREDIT_CARD: { path: 'credit-cards', title: 'Add a credit card', submitLabel: 'Add card' },
  DIRECT_DEBIT: { path: 'bank-accounts', title: 'Add a bank account', submitLabel: 'Add bank account' },
  DIRECT_DEBIT_NZ: {
    path: 'nz-bank-accounts',
    title: 'Add a New Zealand bank account',
    submitLabel: 'Add NZ bank account',
  },
} as const;

interface AddAccountDialogProps {
  customer: Customer;
  accountType: AccountType;
  onClose: () => void;
}

/** Asks for an account of a kind, as the call's form says, and adds it. */
export function AddAccountDialog({ customer, accountType, onClose }: AddAccountDialogProps) {
  const { customerId, customerName } = customer;
  const { path, title, submitLabel } = forms[accountType];
  return (
    <FormDialog
      title={title}
      description={`For ${customerName}. The number is sealed in the vault and shown masked from then on.`}
      verb="post"
      path={`customers/${customerId}/accounts/${path}`}
      submitLabel={submitLabel}
      onClose={onClose}
      onSubmit={async (body, { idempotencyKey }) => {
        const added = await add(accountType, customerId, body, idempotencyKey);
        const [warning] = added.warnings;
        toast({
          tone: warning === undefined ? 'success' : 'warning',
          title: `${added.displayName} added`,
          ...(warning !== undefined && { description: added.warnings.join(' ') }),
        });
        onClose();
        await accountsChanged(customerId);
      }}
    >
      {accountType === 'CREDIT_CARD' && <AcceptedSchemes customer={customer} />}
    </FormDialog>
  );
}

/** The contract checks the body; the form has made it by the contract's own schema. */
function add(accountType: AccountType, id: number, body: Record<string, unknown>, idempotencyKey: string) {
  const { customerAccounts } = trpcClient;
  const input = { params: { id }, body: body as never };
  const options = { context: { idempotencyKey } };
  if (accountType === 'CREDIT_CARD') return customerAccounts.addCreditCard.mutate(input, options);
  if (accountType === 'DIRECT_DEBIT') return customerAccounts.addBankAccount.mutate(input, options);
  return customerAccounts.addNzBankAccount.mutate(input, options);
}

function AcceptedSchemes({ customer: { customerId, businessName } }: { customer: Customer }) {
  const { data } = useAcceptedSchemes(customerId);
  if (!data || data.length === 0) return null;
  return (
    <p className="mb-4 text-13 text-ink-2">
      {businessName} takes {schemesText(data)}.
    </p>
  );
}
