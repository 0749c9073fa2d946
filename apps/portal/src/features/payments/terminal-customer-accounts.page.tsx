import { api } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { TerminalCustomerAccountsSkeleton, TerminalCustomerAccountsView } from './terminal-customer-accounts.view.tsx';
import { PaymentAccountsQuery } from './payment-accounts.query.tsx';
import { allAccounts } from './payments.data.ts';

export const preload = ({ CustomerId }: PageSearch<'TerminalCustomerAccountsView'>) =>
  Promise.all([
    api.customers.get.prefetch({ params: { customerId: CustomerId } }),
    api.customerAccounts.list.prefetch(allAccounts(CustomerId)),
  ]);

/** Which account of a customer a payment is taken from. */
// In the specification: 1P018
export default function TerminalCustomerAccountsPage() {
  const { CustomerId } = useSearch('TerminalCustomerAccountsView');
  const canAddAccount = useMay('customerAccounts.addCreditCard');
  return (
    <PaymentAccountsQuery customerId={CustomerId} skeleton={<TerminalCustomerAccountsSkeleton />}>
      {(customer, accounts) => (
        <TerminalCustomerAccountsView customer={customer} accounts={accounts} canAddAccount={canAddAccount} />
      )}
    </PaymentAccountsQuery>
  );
}
