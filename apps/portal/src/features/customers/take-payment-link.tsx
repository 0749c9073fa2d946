import { CreditCard } from 'lucide-react';
import { PageLink } from '../../pages/page-link.tsx';
import type { PaymentStart } from './customers.data.ts';

/** Goes to a payment from the default or only account, or where there is none to the choice of one. */
// In the specification: 1R064
export function TakePaymentLink({
  customerId,
  start,
  ...props
}: { customerId: number; start: NonNullable<PaymentStart> } & React.ComponentProps<'a'>) {
  const content = (
    <>
      <CreditCard />
      Take payment
    </>
  );
  return start === 'choose' ? (
    <PageLink to="TerminalCustomerAccountsView" search={{ CustomerId: customerId }} {...props}>
      {content}
    </PageLink>
  ) : (
    <PageLink to="CaptureDetailsView" search={{ CustomerId: customerId, AccountId: start }} {...props}>
      {content}
    </PageLink>
  );
}
