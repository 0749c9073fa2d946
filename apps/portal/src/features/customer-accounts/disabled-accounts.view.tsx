import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { Count } from '@quickportal/ui/count';
import { ChevronRight } from 'lucide-react';
import { AccountRow, type AccountAction } from './account-row.tsx';

export interface DisabledAccountsViewProps {
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Their rows, or what is there until they have come. */
  children: React.ReactNode;
}

/** The disabled accounts, folded away: how many there are, and the rows once it is opened. */
export function DisabledAccountsView({ count, open, onOpenChange, children }: DisabledAccountsViewProps) {
  if (count === 0) return null;
  return (
    <details
      className="group/disabled min-w-0 rounded-3 border border-line bg-surface"
      open={open}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-3 px-5 py-3.5 text-14 text-ink-2 hover:text-ink max-sm:px-4 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="transition-transform group-open/disabled:rotate-90" />
        Disabled accounts
        <Count value={count} />
      </summary>
      <div className="border-t border-line">{children}</div>
    </details>
  );
}

/** Their rows; the only thing to do with them is to enable them. */
// In the specification: 1R091
export function DisabledRows({
  accounts,
  canChange,
  onAction,
}: {
  accounts: readonly CustomerAccount[];
  canChange: boolean;
  onAction: (account: CustomerAccount, action: AccountAction) => void;
}) {
  return (
    <ul>
      {accounts.map((account) => (
        <AccountRow
          key={account.accountId}
          account={account}
          canChange={canChange}
          onAction={(action) => onAction(account, action)}
        />
      ))}
    </ul>
  );
}
