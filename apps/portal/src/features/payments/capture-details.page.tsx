import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import type { Customer } from '@quickportal/contracts/customers/customer';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { useMemo } from 'react';
import { api } from '../../data/trpc.ts';
import { useFormSchema } from '../../data/use-form-schema.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { CaptureDetailsSkeleton } from './capture-details.view.tsx';
import { CapturePayment } from './capture-payment.tsx';
import { useAccount, useCustomer } from './payments.data.ts';

export const preload = ({ CustomerId, AccountId }: PageSearch<'CaptureDetailsView'>) =>
  Promise.all([
    api.customers.get.prefetch({ params: { customerId: CustomerId } }),
    api.customerAccounts.get.prefetch({ params: { id: CustomerId, accountId: AccountId } }),
  ]);

/** Details of a payment from a chosen account (1P019). Ends on the transaction's page. */
export default function CaptureDetailsPage() {
  const { CustomerId, AccountId } = useSearch('CaptureDetailsView');
  const customer = useCustomer(CustomerId);
  const account = useAccount(CustomerId, AccountId);
  const schema = useFormSchema('payments.take', { id: CustomerId });
  const skeleton = <CaptureDetailsSkeleton />;
  return (
    <QueryResult whole query={customer} skeleton={skeleton} failed="The customer did not load">
      {(caller) => (
        <QueryResult whole query={account} skeleton={skeleton} failed="The account did not load">
          {(key) => (
            <QueryResult query={schema} skeleton={skeleton} failed="The form did not load">
              {(document) => <Chosen customer={caller} account={key} schema={document} />}
            </QueryResult>
          )}
        </QueryResult>
      )}
    </QueryResult>
  );
}

interface ChosenProps {
  customer: Customer;
  account: CustomerAccount;
  schema: FormSchemaDocument;
}

/** The account was chosen on the page before: it is no change of the form. */
function Chosen({ customer, account, schema }: ChosenProps) {
  const { accountId } = account;
  const opened = useMemo(() => {
    const head = schema['x-form'];
    return { ...schema, 'x-form': { ...head, values: { ...head.values, accountId } } };
  }, [schema, accountId]);
  return <CapturePayment customer={customer} account={account} schema={opened} />;
}
