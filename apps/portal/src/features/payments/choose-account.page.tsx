import { isCard } from '@quickportal/contracts/rules/payment-methods';
import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { api } from '../../data/trpc.ts';
import { useMay } from '../../data/use-may.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { ChooseAccountSkeleton, ChooseAccountView } from './choose-account.view.tsx';
import { allAccounts, useAcceptedAccounts, useAccounts, useCustomer } from './payments.data.ts';

export const preload = ({ CustomerId }: PageSearch<'TerminalCustomerAccountsView'>) =>
  Promise.all([
    api.customers.get.prefetch({ params: { customerId: CustomerId } }),
    api.customerAccounts.list.prefetch(allAccounts(CustomerId)),
  ]);

/** Which account of a customer a payment is taken from (1P018). */
export default function ChooseAccountPage() {
  const { CustomerId } = useSearch('TerminalCustomerAccountsView');
  const canAddAccount = useMay('customerAccounts.addCreditCard');
  const customer = useCustomer(CustomerId);
  const accounts = useAccounts(CustomerId);
  const accepted = useAcceptedAccounts(CustomerId, customer.data?.businessId);
  const used = accepted.data && new Set(accepted.data.items.map(({ accountId }) => accountId));
  return (
    <QueryResult whole query={customer} skeleton={<ChooseAccountSkeleton />} failed="The customer did not load">
      {(data) => (
        <QueryResult query={accounts} skeleton={<ChooseAccountSkeleton />} failed="The accounts did not load">
          {({ items }) => (
            <QueryResult query={accepted} skeleton={<ChooseAccountSkeleton />} failed="The accounts did not load">
              {() => (
                <ChooseAccountView
                  customer={data}
                  accounts={items}
                  fault={(account) => accountFault(account, used?.has(account.accountId) ?? false, data.businessName)}
                  canAddAccount={canAddAccount}
                />
              )}
            </QueryResult>
          )}
        </QueryResult>
      )}
    </QueryResult>
  );
}

/** Why no payment can be taken from an enabled account, as a sentence; null where one can. The server checks again. */
function accountFault(account: CustomerAccount, isAccepted: boolean, businessName: string): string | null {
  if (account.expiryStatus === 'EXPIRED') return 'The card has expired.';
  if (isAccepted) return null;
  const what = isCard(account.accountType) ? 'this card' : 'payments from this kind of account';
  return `${businessName} does not take ${what}.`;
}
