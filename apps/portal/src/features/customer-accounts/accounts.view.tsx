import type { AccountType, CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { Alert } from '@quickportal/ui/alert';
import { Card } from '@quickportal/ui/card';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Pager } from '@quickportal/ui/pager';
import { Skeleton } from '@quickportal/ui/skeleton';
import { WalletCards } from 'lucide-react';
import { AccountRow, type AccountAction } from './account-row.tsx';
import { AddAccountMenu } from './add-account-menu.tsx';

/** Accounts on a page. */
// In the specification: 1K048
const PAGE_SIZE = 3;

export interface AccountsViewProps {
  accounts: readonly CustomerAccount[];
  recordsCount: number;
  page: number;
  hrefForPage: (page: number) => string;
  onPageChange: (page: number) => void;
  customerEnabled: boolean;
  /** Whether the user may add and change accounts. */
  // In the specification: 1R159 1R160
  canManage: boolean;
  /** Whether the user may take payments. */
  // In the specification: 1R158
  canTakePayment?: boolean;
  /** Kinds of account that the business takes; undefined while loading. */
  acceptedTypes: readonly AccountType[] | undefined;
  businessName: string;
  onAdd: (accountType: AccountType) => void;
  onAction: (account: CustomerAccount, action: AccountAction) => void;
  /** The disabled ones, below. */
  disabled?: React.ReactNode;
}

/** What a customer pays from: the enabled accounts, and a way to add one. */
export function AccountsView(props: AccountsViewProps) {
  const { accounts, recordsCount, page, customerEnabled, canManage } = props;
  const canChange = canManage && customerEnabled;
  const add = canChange && (
    <AddAccountMenu acceptedTypes={props.acceptedTypes} businessName={props.businessName} onAdd={props.onAdd} />
  );
  return (
    <div className="grid gap-4">
      {canManage && !customerEnabled && (
        <Alert tone="neutral" title="The customer is disabled">
          Enable the customer to add or enable accounts.
        </Alert>
      )}
      <Card title="Accounts" actions={add}>
        {recordsCount === 0 ? (
          <EmptyState icon={<WalletCards />} title="No enabled accounts found.">
            Add a card or bank account to take payments and set up schedules.
          </EmptyState>
        ) : (
          <>
            <ul>
              {accounts.map((account) => (
                <AccountRow
                  key={account.accountId}
                  account={account}
                  canChange={canChange}
                  canTakePayment={customerEnabled && props.canTakePayment === true}
                  onAction={(action) => props.onAction(account, action)}
                />
              ))}
            </ul>
            <Pager
              className="rounded-b-3"
              page={page}
              pageSize={PAGE_SIZE}
              recordsCount={recordsCount}
              noun={recordsCount === 1 ? 'enabled account' : 'enabled accounts'}
              label="Pages of accounts"
              hrefFor={props.hrefForPage}
              onPageChange={props.onPageChange}
            />
          </>
        )}
      </Card>
      {props.disabled}
    </div>
  );
}

/** The shape of the list while it loads. */
export function AccountsSkeleton() {
  return (
    <Card title="Accounts" aria-busy>
      {['first', 'second', 'third'].map((row) => (
        <div
          key={row}
          className="flex items-center gap-4 px-5 py-3.5 not-first:border-t not-first:border-line-soft max-sm:px-4"
        >
          <Skeleton className="h-6.5 w-11" />
          <div className="grid gap-2">
            <Skeleton className="w-32" />
            <Skeleton className="w-56 max-w-full" />
          </div>
        </div>
      ))}
    </Card>
  );
}
