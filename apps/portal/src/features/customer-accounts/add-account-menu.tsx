import type { AccountType } from '@quickportal/contracts/customer-accounts/customer-account';
import { Button } from '@quickportal/ui/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@quickportal/ui/menu';
import { ChevronDown, CreditCard, Landmark, Plus } from 'lucide-react';

/** The kinds in the words of the menu. */
const kinds: Record<AccountType, { label: string; icon: React.ReactNode }> = {
  CREDIT_CARD: { label: 'Credit card', icon: <CreditCard /> },
  DIRECT_DEBIT: { label: 'Bank account', icon: <Landmark /> },
  DIRECT_DEBIT_NZ: { label: 'NZ bank account', icon: <Landmark /> },
};

export interface AddAccountMenuProps {
  /** Kinds that the business takes; undefined while that is asked for. */
  acceptedTypes: readonly AccountType[] | undefined;
  onAdd: (accountType: AccountType) => void;
}

/** Adds an account of one of the kinds that the customer's business takes. */
export function AddAccountMenu({ acceptedTypes, onAdd }: AddAccountMenuProps) {
  if (acceptedTypes?.length === 0)
    return <span className="text-13 text-ink-2">The business does not accept cards or bank accounts yet.</span>;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button size="sm" busy={acceptedTypes === undefined}>
          <Plus />
          Add account
          <ChevronDown />
        </Button>
      </MenuTrigger>
      <MenuContent>
        {acceptedTypes?.map((accountType) => (
          <MenuItem key={accountType} onSelect={() => onAdd(accountType)}>
            {kinds[accountType].icon}
            {kinds[accountType].label}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
