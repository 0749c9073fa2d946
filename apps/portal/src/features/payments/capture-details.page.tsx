import type { Customer } from '@quickportal/contracts/customers/customer';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { useMemo } from 'react';
import { api } from '../../data/trpc.ts';
import { useFormSchema } from '../../data/use-form-schema.ts';
import { useMay } from '../../data/use-may.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { CaptureDetailsSkeleton } from './capture-details.view.tsx';
import { CapturePayment } from './capture-payment.tsx';
import { TerminalCustomerAccountsView } from './terminal-customer-accounts.view.tsx';
import { firstAccount, paymentAccounts, type PaymentAccount } from './payment-accounts.ts';
import { PaymentAccountsQuery } from './payment-accounts.query.tsx';
import { allAccounts, useAccount } from './payments.data.ts';

export const preload = ({ CustomerId }: PageSearch<'CaptureDetailsView'>) =>
  Promise.all([
    api.customers.get.prefetch({ params: { customerId: CustomerId } }),
    api.customerAccounts.list.prefetch(allAccounts(CustomerId)),
  ]);

const skeleton = <CaptureDetailsSkeleton />;

/**
 * Takes a payment on one screen (1P019), from the account of the address or else the default one. Where neither is there
 * an account has to be chosen first (1P018).
 */
export default function CaptureDetailsPage() {
  const { CustomerId, AccountId } = useSearch('CaptureDetailsView');
  const canAddAccount = useMay('customerAccounts.addCreditCard');
  const schema = useFormSchema('payments.take', { id: CustomerId });
  return (
    <PaymentAccountsQuery customerId={CustomerId} skeleton={skeleton}>
      {(customer, accounts) => {
        const first = AccountId ?? firstAccount(accounts);
        if (first === null)
          return <TerminalCustomerAccountsView customer={customer} accounts={accounts} canAddAccount={canAddAccount} />;
        return (
          <QueryResult query={schema} skeleton={skeleton} failed="The form did not load">
            {(document) => (
              <WithFirst
                key={first}
                first={first}
                customer={customer}
                accounts={accounts}
                schema={document}
                canAddAccount={canAddAccount}
              />
            )}
          </QueryResult>
        );
      }}
    </PaymentAccountsQuery>
  );
}

interface WithFirstProps {
  first: number;
  customer: Customer;
  accounts: readonly PaymentAccount[];
  schema: FormSchemaDocument;
  canAddAccount: boolean;
}

/** An address may name an account that is not enabled any more: it is shown, and why it cannot be charged. */
function WithFirst({ first, customer, accounts, schema, canAddAccount }: WithFirstProps) {
  const isListed = accounts.some(({ account }) => account.accountId === first);
  const opened = useMemo(() => {
    const head = schema['x-form'];
    return { ...schema, 'x-form': { ...head, values: { ...head.values, accountId: first } } };
  }, [schema, first]);
  const common = { first, customer, schema: opened, canAddAccount };
  if (isListed) return <CapturePayment accounts={accounts} {...common} />;
  return <WithUnlisted accounts={accounts} {...common} />;
}

function WithUnlisted({ accounts, ...props }: WithFirstProps) {
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
