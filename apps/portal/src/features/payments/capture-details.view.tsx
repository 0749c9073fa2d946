import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { Skeleton } from '@quickportal/ui/skeleton';
import { accountNote } from '../../layout/customer-account.tsx';
import { FormSkeleton } from '../../layout/form-skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageStack, SideBySide } from '../../layout/page-stack.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { AccountWords, type ChooseAccountViewProps, TakePaymentHeader } from './choose-account.view.tsx';
import { PaymentSummary, type PaymentSummaryProps } from './payment-summary.view.tsx';

export interface CaptureDetailsViewProps {
  customer: ChooseAccountViewProps['customer'];
  account: CustomerAccount;
  /** Why nothing can be taken from the account. */
  accountFault: string | undefined;
  /** The details, as the server asks for them. */
  form: React.ReactNode;
  summary: Omit<PaymentSummaryProps, 'account'>;
  /** An earlier attempt without an answer: it comes first. */
  left: {
    total: string;
    account: string;
    message: string;
    busy: boolean;
    onAgain: () => void;
    onGiveUp: () => void;
  } | null;
}

/** How much is taken from an account, and what for (1P019). */
export function CaptureDetailsView({ customer, account, accountFault, form, summary, left }: CaptureDetailsViewProps) {
  return (
    <>
      <TakePaymentHeader customer={customer} />
      {left && <AttemptLeft customerId={customer.customerId} {...left} />}
      <div inert={left !== null} className={left ? 'opacity-55' : ''}>
        <SideBySide side={<PaymentSummary account={account} {...summary} />}>
          {accountFault !== undefined && (
            <Alert
              tone="danger"
              title={accountFault}
              actions={
                <Button asChild size="sm">
                  <PageLink to="TerminalCustomerAccountsView" search={{ CustomerId: customer.customerId }}>
                    Choose another account
                  </PageLink>
                </Button>
              }
            />
          )}
          <Card
            title="Account"
            actions={
              <Button asChild size="sm">
                <PageLink to="TerminalCustomerAccountsView" search={{ CustomerId: customer.customerId }}>
                  Change
                </PageLink>
              </Button>
            }
          >
            <CardBody className="flex items-center gap-4">
              <AccountWords account={account} note={accountNote(account)} />
            </CardBody>
          </Card>
          <Card title="Amount" note={summary.currency === 'NZD' ? 'New Zealand dollars' : 'Australian dollars'}>
            {form}
          </Card>
        </SideBySide>
      </div>
    </>
  );
}

function AttemptLeft(props: NonNullable<CaptureDetailsViewProps['left']> & { customerId: number }) {
  const { customerId, total, account, message, busy, onAgain, onGiveUp } = props;
  return (
    <Alert
      className="mb-4"
      tone="warning"
      title={`The payment of ${total} from ${account} has no answer yet`}
      actions={
        <>
          <Button size="sm" disabled={busy} onClick={onGiveUp}>
            Give up
          </Button>
          <Button size="sm" variant="primary" busy={busy} onClick={onAgain}>
            Try again
          </Button>
        </>
      }
    >
      {message} Before you give up, look at{' '}
      <PageLink className="underline" to="CustomerDetailsView" search={{ CustomerId: customerId }}>
        what the customer has paid
      </PageLink>
      .
    </Alert>
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
