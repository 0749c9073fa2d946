import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { undo } from '../../data/calls/undo.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
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
  const params = { id: customerId, accountId };
  // Planned tries of schedules do not come back, and schedules that stay off are forgotten
  const losesNothing = preview.data?.schedules === 0;
  const onDone = (changed: CustomerAccount) => {
    const action = changed.enabled
      ? undo('customerAccounts.disable', { params, body: { version: changed.version } })
      : undo('customerAccounts.enable', { params, body: { restoreLinked: false, version: changed.version } });
    toast({
      tone: 'success',
      title: `${displayName} is ${changed.enabled ? 'enabled' : 'disabled'}`,
      ...(losesNothing && { action }),
    });
    onClose();
  };
  const disable = useChange('customerAccounts.disable', { onDone, seen: account });
  const enable = useChange('customerAccounts.enable', { onDone, seen: account });
  const busy = disable.busy || enable.busy;
  const { leave } = enabled ? disable : enable;
  const guard = useLeaveGuard({ dirty: false, sending: busy ? 'change' : null, onLeave: leave });
  return (
    <>
      <AccountStatusView
        account={account}
        schedules={preview.isError ? null : preview.data?.schedules}
        restoreLinked={restoreLinked}
        onRestoreLinkedChange={setRestoreLinked}
        busy={busy}
        error={disable.error ?? enable.error}
        onClose={onClose}
        onConfirm={() =>
          enabled
            ? disable.make({ params, body: { version } })
            : enable.make({ params, body: { restoreLinked, version } })
        }
      />
      {guard.dialog}
    </>
  );
}
