import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { PAYWAY_COMMUNITY, READ_ONLY_ACCOUNTS } from '@quickportal/contracts/rules/accounts/read-only-community';
import { type AccountKind, describeKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { additionRefusal, type OtherAccounts } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import { setupBanner } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { Alert } from '@quickportal/ui/alert';
import { Badge } from '@quickportal/ui/badge';
import { Button } from '@quickportal/ui/button';
import { Plus, Users } from 'lucide-react';

/** What the page of a kind knows of the business and its community. */
export interface AccountsOf {
  kind: AccountKind;
  communityId: number;
  setup: SupplierAccountSetup;
}

/** Whose accounts they are. */
export function BusinessLine({ setup }: Pick<AccountsOf, 'setup'>) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-strong text-ink">{setup.businessName}</span>
      <span className="font-mono text-13">{setup.businessCode}</span>
      {!setup.businessEnabled && <Badge tone="neutral">Disabled</Badge>}
      {setup.dualAuthEnabled && <Badge icon={<Users />}>Dual authorisation</Badge>}
    </span>
  );
}

/** What stops changes of all accounts of a kind, and why. */
// In the specification: 3M059
export function AccountBanner({ kind, communityId, setup }: AccountsOf) {
  if (communityId === PAYWAY_COMMUNITY) return <Alert tone="warning" title={READ_ONLY_ACCOUNTS} />;
  const banner = setupBanner(kind, setup);
  return banner && <Alert tone="warning" title={banner.title} {...(banner.reason && { children: banner.reason })} />;
}

interface AddAccountProps extends AccountsOf {
  label: string;
  others: OtherAccounts;
  onAdd: () => void;
}

/** Adds an account; where that is refused, the button says why. */
export function AddAccount({ kind, communityId, setup, label, others, onAdd }: AddAccountProps) {
  if (communityId === PAYWAY_COMMUNITY || !describeKind(kind).actions.includes('add')) return null;
  const refusal = additionRefusal({ kind, communityId, setup }, others);
  return (
    <Button variant="primary" {...(refusal !== null && { 'aria-disabled': true, title: refusal })} onClick={onAdd}>
      <Plus />
      {label}
    </Button>
  );
}
