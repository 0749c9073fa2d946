import { accountTypeCodes, accountTypes, type AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { Button } from '@quickportal/ui/button';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '@quickportal/ui/menu';
import { ChevronDown, CreditCard, Landmark, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { typesNotTaken, whoChangesIt } from './not-taken.ts';

const icons = { card: <CreditCard />, bank: <Landmark /> };

export interface AddAccountMenuProps {
  /** Kinds that the business takes; undefined while loading. */
  acceptedTypes: readonly AccountType[] | undefined;
  businessName: string;
  onAdd: (accountType: AccountType) => void;
}

/** Adds an account of one of the kinds that the customer's business takes; the others say why they are not offered. */
export function AddAccountMenu({ acceptedTypes, businessName, onAdd }: AddAccountMenuProps) {
  const noteId = useId();
  const [open, setOpen] = useState(false);
  const { kind } = useSession();
  if (acceptedTypes?.length === 0)
    return (
      <span className="max-w-96 text-13 text-balance text-ink-2">
        {businessName} accepts no cards or bank accounts yet. {whoChangesIt(kind)}
      </span>
    );
  const notTaken = acceptedTypes ? typesNotTaken(businessName, acceptedTypes) : null;
  return (
    <Menu open={open} onOpenChange={setOpen}>
      <MenuTrigger asChild>
        <Button
          size="sm"
          aria-keyshortcuts="a"
          busy={acceptedTypes === undefined}
          // Pointers and Enter open the menu before they click; the key of the page only clicks
          onClick={({ detail }) => detail === 0 && setOpen(true)}
        >
          <Plus />
          Add account
          <ChevronDown />
        </Button>
      </MenuTrigger>
      <MenuContent className="max-w-72" {...(notTaken !== null && { 'aria-describedby': noteId })}>
        {accountTypeCodes.map((accountType) => (
          <MenuItem
            key={accountType}
            disabled={!acceptedTypes?.includes(accountType)}
            onSelect={() => onAdd(accountType)}
          >
            {icons[accountTypes[accountType].icon]}
            {accountTypes[accountType].label}
          </MenuItem>
        ))}
        {notTaken !== null && (
          <MenuLabel id={noteId} className="mt-1.5 border-t border-line pt-2.5 font-normal text-ink-2">
            {notTaken} {whoChangesIt(kind)}
          </MenuLabel>
        )}
      </MenuContent>
    </Menu>
  );
}
