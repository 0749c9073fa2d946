import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { useChange } from '../../data/use-change.ts';
import { AccountStatusView } from './account-status.view.tsx';
import { useAccountPreview } from './customer-accounts.data.ts';

interface AccountStatusDialogProps {
  account: CustomerAccount;
  onClose: () => void;
}

/** Asks before an account is disabled or enabled, and does it. */
export function AccountStatusDialog({ account, onClose }: AccountStatusDialogProps) {
  const { customerId, accountId, displayName, version, enabled } = account;
  const [restoreLinked, setRestoreLinked] = useState(false);
  const preview = useAccountPreview(customerId, accountId);
  const onDone = () => {
    toast({ tone: 'success', title: `${displayName} is ${enabled ? 'disabled' : 'enabled'}` });
    onClose();
  };
  const disable = useChange('customerAccounts.disable', { onDone });
  const enable = useChange('customerAccounts.enable', { onDone });
  const params = { id: customerId, accountId };
  return (
    <AccountStatusView
      account={account}
      schedules={preview.isError ? null : preview.data?.schedules}
      restoreLinked={restoreLinked}
      onRestoreLinkedChange={setRestoreLinked}
      busy={disable.busy || enable.busy}
      error={disable.error ?? enable.error}
      onClose={onClose}
      onConfirm={() =>
        enabled
          ? disable.make({ params, body: { version } })
          : enable.make({ params, body: { restoreLinked, version } })
      }
    />
  );
}
