import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { messageOf } from '../../data/problem.ts';
import { trpcClient } from '../../data/trpc.ts';
import { AccountStatusView } from './account-status.view.tsx';
import { accountsChanged, useAccountPreview } from './customer-accounts.data.ts';

interface AccountStatusDialogProps {
  account: CustomerAccount;
  onClose: () => void;
}

/** Asks before an account is disabled or enabled, and does it. */
export function AccountStatusDialog({ account, onClose }: AccountStatusDialogProps) {
  const { customerId, accountId, displayName, version, enabled } = account;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [restoreLinked, setRestoreLinked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const preview = useAccountPreview(customerId, accountId);

  async function act() {
    setBusy(true);
    setError(undefined);
    const params = { id: customerId, accountId };
    const options = { context: { idempotencyKey } };
    const { disable, enable } = trpcClient.customerAccounts;
    try {
      if (enabled) await disable.mutate({ params, body: { version } }, options);
      else await enable.mutate({ params, body: { restoreLinked, version } }, options);
      toast({ tone: 'success', title: `${displayName} is ${enabled ? 'disabled' : 'enabled'}` });
      onClose();
    } catch (cause) {
      setError(messageOf(cause));
    } finally {
      setBusy(false);
      await accountsChanged(customerId);
    }
  }
  return (
    <AccountStatusView
      account={account}
      schedules={preview.isError ? null : preview.data?.schedules}
      restoreLinked={restoreLinked}
      onRestoreLinkedChange={setRestoreLinked}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => void act()}
    />
  );
}
