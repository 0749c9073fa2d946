import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { Button } from '@quickportal/ui/button';
import { IconButton } from '@quickportal/ui/icon-button';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@quickportal/ui/menu';
import { Ban, Check, CreditCard, Ellipsis, Pencil, Star } from 'lucide-react';
import { PageLink } from '../../pages/page-link.tsx';
import { AccountBadges, AccountMark, accountNote } from '../../layout/payments/customer-account.tsx';

/** What can be done with an account. */
export type AccountAction = 'edit' | 'default' | 'disable' | 'enable';

export interface AccountRowProps {
  account: CustomerAccount;
  /** Whether the user may change accounts of this customer now. */
  canChange: boolean;
  /** Whether the user may take payments from this customer now. */
  canTakePayment?: boolean;
  onAction: (action: AccountAction) => void;
}

/** One account of a list: its name, whose it is, and what can be done with it. */
// In the specification: 1R087 to 1R091
export function AccountRow({ account, canChange, canTakePayment = false, onAction }: AccountRowProps) {
  const { customerId, accountId, displayName, enabled } = account;
  return (
    <li className="group/row flex items-center gap-4 px-5 py-3.5 not-first:border-t not-first:border-line-soft max-sm:gap-3 max-sm:px-4">
      <AccountMark account={account} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-strong whitespace-nowrap">{account.displayName}</span>
          <AccountBadges account={account} />
        </div>
        <div className="mt-0.5 text-13 wrap-anywhere text-ink-2">{accountNote(account)}</div>
      </div>
      {/* The text of the row has its whole width while the button is not shown, which then covers the end of it */}
      <div className="relative flex flex-none items-center">
        {canTakePayment && enabled && (
          <Button
            asChild
            size="sm"
            className="absolute right-full mr-2 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 focus-visible:opacity-100 pointer-coarse:static pointer-coarse:opacity-100"
          >
            <PageLink
              to="CaptureDetailsView"
              search={{ CustomerId: customerId, AccountId: accountId }}
              aria-label={`Take payment from ${displayName}`}
            >
              <CreditCard />
              <span className="max-sm:hidden">Take payment</span>
            </PageLink>
          </Button>
        )}
        {canChange &&
          (enabled ? (
            <AccountMenu account={account} onAction={onAction} />
          ) : (
            <Button size="sm" aria-label={`Enable ${account.displayName}`} onClick={() => onAction('enable')}>
              <Check />
              Enable
            </Button>
          ))}
      </div>
    </li>
  );
}

function AccountMenu({ account, onAction }: Pick<AccountRowProps, 'account' | 'onAction'>) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`Actions for ${account.displayName}`}>
          <Ellipsis />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>{account.displayName}</MenuLabel>
        {!account.tokenised && (
          <MenuItem onSelect={() => onAction('edit')}>
            <Pencil />
            Edit
          </MenuItem>
        )}
        {!account.defaultAccount && (
          <MenuItem onSelect={() => onAction('default')}>
            <Star />
            Make default
          </MenuItem>
        )}
        <MenuSeparator className="first:hidden" />
        <MenuItem tone="danger" onSelect={() => onAction('disable')}>
          <Ban />
          Disable
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
