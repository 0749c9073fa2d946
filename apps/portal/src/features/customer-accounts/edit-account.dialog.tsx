import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { toast } from '@quickportal/ui/toast';
import { trpcClient } from '../../data/trpc.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { accountsChanged } from './customer-accounts.data.ts';

interface EditAccountDialogProps {
  account: Pick<CustomerAccount, 'customerId' | 'accountId' | 'displayName'>;
  /** Whose account it is, where the page does not say so. */
  customerName?: string;
  onClose: () => void;
}

/** Expiry and name of a card, or the name of a bank account. */
export function EditAccountDialog({ account, customerName, onClose }: EditAccountDialogProps) {
  const { customerId, accountId, displayName } = account;
  return (
    <FormDialog
      title={`Edit ${displayName}`}
      description={`${customerName === undefined ? '' : `${customerName}. `}The number cannot be changed: add the new card or account instead.`}
      verb="patch"
      path={`customers/${customerId}/accounts/${accountId}`}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={async (body, { idempotencyKey }) => {
        const input = { params: { id: customerId, accountId }, body: body as never };
        await trpcClient.customerAccounts.update.mutate(input, { context: { idempotencyKey } });
        toast({ tone: 'success', title: `${displayName} saved` });
        onClose();
        await accountsChanged(customerId);
      }}
    />
  );
}
