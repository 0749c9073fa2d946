import type { Customer } from '@quickportal/contracts/customers/customer';
import { QueryResult } from '../../layout/query-result.tsx';
import { type PaymentAccount, paymentAccounts } from './payment-accounts.ts';
import { useAcceptedAccounts, useAccounts, useCustomer } from './payments.data.ts';

interface PaymentAccountsQueryProps {
  customerId: number;
  skeleton: React.ReactNode;
  children: (customer: Customer, accounts: readonly PaymentAccount[]) => React.ReactNode;
}

/** Fetches a customer and the enabled accounts with what the business takes of them. */
export function PaymentAccountsQuery({ customerId, skeleton, children }: PaymentAccountsQueryProps) {
  const customer = useCustomer(customerId);
  const accounts = useAccounts(customerId);
  const accepted = useAcceptedAccounts(customerId, customer.data?.businessId);
  const failed = 'The accounts did not load';
  return (
    <QueryResult whole query={customer} skeleton={skeleton} failed="The customer did not load">
      {(data) => (
        <QueryResult query={accounts} skeleton={skeleton} failed={failed}>
          {({ items }) => (
            <QueryResult query={accepted} skeleton={skeleton} failed={failed}>
              {(taken) => children(data, paymentAccounts(items, taken.items, data.businessName))}
            </QueryResult>
          )}
        </QueryResult>
      )}
    </QueryResult>
  );
}
