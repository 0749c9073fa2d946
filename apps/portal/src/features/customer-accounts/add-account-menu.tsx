import { accountTypeCodes, accountTypes, type AccountType } from '@quickportal/contracts/rules/account-types';
import { Button } from '@quickportal/ui/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@quickportal/ui/menu';
import { ChevronDown, CreditCard, Landmark, Plus } from 'lucide-react';

const icons = { card: <CreditCard />, bank: <Landmark /> };

export interface AddAccountMenuProps {
  /** Kinds that the business takes; undefined while that is asked for. */
  acceptedTypes: readonly AccountType[] | undefined;
  businessName: string;
  onAdd: (accountType: AccountType) => void;
}

/** Adds an account of one of the kinds that the customer's business takes; the others say why they are not offered. */
export function AddAccountMenu({ acceptedTypes, businessName, onAdd }: AddAccountMenuProps) {
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
        {accountTypeCodes.map((accountType) => (
          <MenuItem
            key={accountType}
            disabled={!acceptedTypes?.includes(accountType)}
            onSelect={() => onAdd(accountType)}
          >
            {icons[accountTypes[accountType].icon]}
            <span>
              {accountTypes[accountType].label}
              {!acceptedTypes?.includes(accountType) && (
                <span className="block text-12 text-ink-2">{businessName} does not take them</span>
              )}
            </span>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
