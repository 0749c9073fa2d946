import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import type { Customer } from '@quickportal/contracts/customers/customer';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Skeleton } from '@quickportal/ui/skeleton';
import { ChevronRight, Plus, WalletCards } from 'lucide-react';
import { AccountBadges, AccountMark, accountNote } from '../../layout/payments/customer-account.tsx';
import { crumb } from '../../layout/page/breadcrumbs.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import type { PaymentAccount } from './payment-accounts.ts';

export interface TerminalCustomerAccountsViewProps {
  customer: Pick<Customer, 'customerId' | 'customerName' | 'customerNumber' | 'customerEnabled' | 'businessName'>;
  /** The enabled accounts. */
  accounts: readonly PaymentAccount[];
  /** Whether the person may add an account. */
  canAddAccount: boolean;
}

/** Which account a payment is taken from. */
// In the specification: 1P018
export function TerminalCustomerAccountsView({ customer, accounts, canAddAccount }: TerminalCustomerAccountsViewProps) {
  const { customerId, customerEnabled } = customer;
  const add = canAddAccount && customerEnabled && <AddAccountLink customerId={customerId} />;
  const isNoneSuitable = accounts.length > 0 && accounts.every(({ fault }) => fault !== null);
  return (
    <PageStack className="max-w-3xl">
      <TakePaymentHeader customer={customer} />
      {!customerEnabled && (
        <Alert tone="warning" title="The customer is disabled">
          Enable the customer to take payments.
        </Alert>
      )}
      {customerEnabled && isNoneSuitable && (
        <Alert
          tone="warning"
          title="No suitable matching accounts found. Add a new account to continue."
          actions={add || undefined}
        />
      )}
      <Card title="Account to charge" actions={accounts.length > 0 && !isNoneSuitable && add}>
        {accounts.length === 0 ? (
          <EmptyState icon={<WalletCards />} title="No enabled accounts found." action={add || undefined}>
            Add a card or bank account to take a payment.
          </EmptyState>
        ) : (
          <ul>
            {accounts.map(({ account, fault }) => (
              <AccountChoice
                key={account.accountId}
                account={account}
                fault={customerEnabled ? fault : 'The customer is disabled.'}
              />
            ))}
          </ul>
        )}
      </Card>
    </PageStack>
  );
}

/** Leads to the customer's accounts, where one is added. */
export const AddAccountLink = ({ customerId }: { customerId: number }) => (
  <Button asChild size="sm">
    <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId, tab: 'accounts' }}>
      <Plus />
      Add account
    </PageLink>
  </Button>
);

/** Head of the pages that take a payment. */
export function TakePaymentHeader({ customer }: Pick<TerminalCustomerAccountsViewProps, 'customer'>) {
  const { customerId, customerName, customerNumber, businessName } = customer;
  return (
    <PageHeader
      title="Take payment"
      documentTitle={`Take payment from ${customerName}`}
      subtitle={
        <>
          From {customerName}, <span className="font-mono text-13">{customerNumber}</span>, for {businessName}
        </>
      }
      parent={crumb('CustomerDetailsView', customerName, { CustomerId: customerId })}
    />
  );
}

const row = 'flex items-center gap-4 px-5 py-3.5 max-sm:gap-3 max-sm:px-4';

function AccountChoice({ account, fault }: { account: CustomerAccount; fault: string | null }) {
  const { customerId, accountId, displayName } = account;
  return (
    <li className="not-first:border-t not-first:border-line-soft">
      {fault === null ? (
        <PageLink
          to="CaptureDetailsView"
          search={{ CustomerId: customerId, AccountId: accountId }}
          className={`${row} text-ink transition-[background-color] hover:bg-surface-hover hover:no-underline`}
        >
          <AccountWords account={account} note={accountNote(account)} />
          <ChevronRight className="text-ink-3" />
          <span className="sr-only">Take payment from {displayName}</span>
        </PageLink>
      ) : (
        <div className={row}>
          <AccountWords account={account} note={fault} />
        </div>
      )}
    </li>
  );
}

/** An account in two lines, with its mark and badges. */
export function AccountWords({ account, note }: { account: CustomerAccount; note: string }) {
  return (
    <>
      <AccountMark account={account} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-strong whitespace-nowrap">{account.displayName}</span>
          <AccountBadges account={account} />
        </div>
        <div className="mt-0.5 text-13 wrap-anywhere text-ink-2">{note}</div>
      </div>
    </>
  );
}

/** The shape of the page while it loads. */
export function TerminalCustomerAccountsSkeleton() {
  return (
    <PageStack className="max-w-3xl" aria-busy>
      <PageHeader title="Take payment" />
      <Card title="Account to charge">
        {['first', 'second', 'third'].map((name) => (
          <div key={name} className={`${row} not-first:border-t not-first:border-line-soft`}>
            <Skeleton className="h-6.5 w-11" />
            <div className="grid gap-2">
              <Skeleton className="w-32" />
              <Skeleton className="w-56 max-w-full" />
            </div>
          </div>
        ))}
      </Card>
    </PageStack>
  );
}
