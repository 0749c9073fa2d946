import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { accountToast } from './account-toast.ts';
import { nameNotes } from './name-notes.tsx';
import { CallForm } from '../../layout/forms/call-form.tsx';

interface EditAccountDialogProps {
  account: Pick<CustomerAccount, 'customerId' | 'accountId' | 'displayName'>;
  /** Whose account it is, where the page does not say so. */
  customerName?: string;
  onClose: () => void;
}

/** Expiry and name of a card, or the name of a bank account. */
export const EditAccountDialog = ({ account, customerName, onClose }: EditAccountDialogProps) => (
  <CallForm
    call="customerAccounts.update"
    params={{ id: account.customerId, accountId: account.accountId }}
    title={`Edit ${account.displayName}`}
    description={`${customerName === undefined ? '' : `${customerName}. `}To change the number, add the new card or account instead.`}
    submitLabel="Save"
    notes={nameNotes}
    done={accountToast('saved')}
    onClose={onClose}
  />
);
