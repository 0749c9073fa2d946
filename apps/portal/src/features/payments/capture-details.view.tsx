import { Card, CardBody } from '@quickportal/ui/card';
import { Skeleton } from '@quickportal/ui/skeleton';
import { AttemptLeft, type OpenAttempt } from '../../layout/payments/attempt-left.tsx';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack, SideBySide } from '../../layout/page/page-stack.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { AccountChoice, type AccountChoiceProps } from './account-choice.view.tsx';
import { type TerminalCustomerAccountsViewProps, TakePaymentHeader } from './terminal-customer-accounts.view.tsx';
import { FraudGuardSettingView } from './fraud-guard-setting.view.tsx';
import type { Preview } from './payment-preview.ts';

export interface CaptureDetailsViewProps {
  customer: TerminalCustomerAccountsViewProps['customer'];
  accounts: Omit<AccountChoiceProps, 'customerId'>;
  /** The details, as the server asks for them. */
  form: React.ReactNode;
  currency: 'AUD' | 'NZD';
  /** How fraud guard is set; null: it is off, or the user may not know. */
  fraudGuard: Preview['fraudGuard'];
  /** What it comes to, or the question before it is taken. */
  side: React.ReactNode;
  /** The question is open: the details can be read and not be changed. */
  isAsking: boolean;
  /** An earlier attempt without an answer: it comes first. */
  left: OpenAttempt | null;
}

/** How much is taken, from which account, and what for. */
// In the specification: 1P019
export function CaptureDetailsView(props: CaptureDetailsViewProps) {
  const { customer, accounts, form, currency, fraudGuard, side, isAsking, left } = props;
  return (
    <>
      <TakePaymentHeader customer={customer} />
      {left && (
        <AttemptLeft {...left}>
          <PageLink className="underline" to="CustomerDetailsView" search={{ CustomerId: customer.customerId }}>
            the customer’s payments
          </PageLink>
        </AttemptLeft>
      )}
      <div inert={left !== null} className={left ? 'opacity-55' : ''}>
        <SideBySide side={side}>
          <PageStack inert={isAsking} className={isAsking ? 'opacity-75' : undefined}>
            <Card title="Amount" note={currency === 'NZD' ? 'New Zealand dollars' : 'Australian dollars'}>
              {form}
            </Card>
            <AccountChoice customerId={customer.customerId} {...accounts} />
            {fraudGuard && <FraudGuardSettingView setting={fraudGuard} />}
          </PageStack>
        </SideBySide>
      </div>
    </>
  );
}

/** The shape of the page while it loads. */
export function CaptureDetailsSkeleton() {
  return (
    <>
      <PageHeader title="Take payment" />
      <SideBySide
        side={
          <Card title="Summary" dense>
            <CardBody className="grid gap-4">
              <Skeleton className="w-full" />
              <Skeleton className="w-full" />
            </CardBody>
          </Card>
        }
      >
        <PageStack aria-busy>
          <Card title="Amount">
            <CardBody>
              <FormSkeleton fields={3} />
            </CardBody>
          </Card>
        </PageStack>
      </SideBySide>
    </>
  );
}
