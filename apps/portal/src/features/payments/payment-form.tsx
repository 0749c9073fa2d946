import type { Customer } from '@quickportal/contracts/customers/customer';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { useMemo } from 'react';
import { useFormSchema } from '../../data/use-form-schema.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { useSearch } from '../../pages/search.ts';
import { CaptureDetailsSkeleton } from './capture-details.view.tsx';
import { CapturePayment } from './capture-payment.tsx';
import type { DeclinedAccounts } from './declined-accounts.ts';
import { firstAccount, paymentAccounts, type PaymentAccount } from './payment-accounts.ts';
import { useAccount } from './payments.data.ts';
import { TerminalCustomerAccountsView } from './terminal-customer-accounts.view.tsx';

interface PaymentFormProps {
  customer: Customer;
  accounts: readonly PaymentAccount[];
  /** After a decline no account is left to begin with: a user chooses. */
  isAccountOpen: boolean;
  /** The payment whose details are repeated. */
  repeated: Transaction | null;
  declined: DeclinedAccounts;
  onPaid: (transaction: Transaction, accountId: number) => void;
}

const skeleton = <CaptureDetailsSkeleton />;

/** The form of a payment from the account of the address or the first one; where there is none a user chooses first. */
export function PaymentForm({ isAccountOpen, ...props }: PaymentFormProps) {
  const { customer, accounts } = props;
  const { AccountId } = useSearch('CaptureDetailsView');
  const canAddAccount = useMay('customerAccounts.addCreditCard');
  const schema = useFormSchema('payments.take', { id: customer.customerId });
  const first = isAccountOpen ? null : (AccountId ?? firstAccount(accounts));
  if (first === null && !isAccountOpen)
    return <TerminalCustomerAccountsView customer={customer} accounts={accounts} canAddAccount={canAddAccount} />;
  return (
    <QueryResult query={schema} skeleton={skeleton} failed="The form did not load">
      {(document) => <WithFirst key={first} first={first} schema={document} canAddAccount={canAddAccount} {...props} />}
    </QueryResult>
  );
}

interface WithFirstProps extends Omit<PaymentFormProps, 'isAccountOpen'> {
  first: number | null;
  schema: FormSchemaDocument;
  canAddAccount: boolean;
}

/** An address may name an account that is not enabled any more: it is shown, and why it cannot be charged. */
function WithFirst({ first, schema, ...props }: WithFirstProps) {
  const isListed = first === null || props.accounts.some(({ account }) => account.accountId === first);
  const opened = useMemo(() => {
    const head = schema['x-form'];
    return first === null ? schema : { ...schema, 'x-form': { ...head, values: { ...head.values, accountId: first } } };
  }, [schema, first]);
  if (isListed) return <CapturePayment first={first} schema={opened} {...props} />;
  return <WithUnlisted first={first} schema={opened} {...props} />;
}

function WithUnlisted({ accounts, ...props }: WithFirstProps & { first: number }) {
  const { customer, first } = props;
  const account = useAccount(customer.customerId, first);
  return (
    <QueryResult whole query={account} skeleton={skeleton} failed="The account did not load">
      {(data) => (
        <CapturePayment accounts={[...accounts, ...paymentAccounts([data], [], customer.businessName)]} {...props} />
      )}
    </QueryResult>
  );
}
