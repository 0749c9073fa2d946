import { api } from '../../data/connection/trpc.ts';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { CaptureDetailsSkeleton } from './capture-details.view.tsx';
import { PaymentAccountsQuery } from './payment-accounts.query.tsx';
import { allAccounts } from './payments.data.ts';
import { TakePayment } from './take-payment.tsx';

export const preload = ({ CustomerId, ReceiptNumber }: PageSearch<'CaptureDetailsView'>) =>
  Promise.all([
    api.customers.get.prefetch({ params: { customerId: CustomerId } }),
    api.customerAccounts.list.prefetch(allAccounts(CustomerId)),
    ReceiptNumber !== undefined && api.transactions.get.prefetch({ params: { receiptNumber: ReceiptNumber } }),
  ]);

/**
 * Takes a payment on one screen, from the account of the address or else the default one. Where neither is there
 * an account has to be chosen first. With a receipt number it shows what was taken.
 */
// In the specification: 1P019 1P018
export default function CaptureDetailsPage() {
  const { CustomerId } = useSearch('CaptureDetailsView');
  return (
    <PaymentAccountsQuery customerId={CustomerId} skeleton={<CaptureDetailsSkeleton />}>
      {(customer, accounts) => <TakePayment customer={customer} accounts={accounts} />}
    </PaymentAccountsQuery>
  );
}
