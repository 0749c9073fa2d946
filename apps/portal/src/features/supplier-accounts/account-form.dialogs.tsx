import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { SecondPersonNotice, useAccountSaved } from './account.dialogs.tsx';

/** The forms of one kind of account. */
export interface AccountForms {
  readonly add:
    | 'merchantAccounts.add'
    | 'paytoAccounts.add'
    | 'supplierAccounts.addAuBankAccount'
    | 'supplierAccounts.addNzDirectEntryAccount'
    | 'supplierAccounts.addNzMerchantAccount'
    | 'supplierAccounts.addPayIdAccount'
    | 'supplierAccounts.addSimulatorAccount';
  readonly update:
    | 'merchantAccounts.update'
    | 'paytoAccounts.update'
    | 'supplierAccounts.updateAuBankAccount'
    | 'supplierAccounts.updateNzDirectEntryAccount'
    | 'supplierAccounts.updateNzMerchantAccount'
    | 'supplierAccounts.updatePayIdAccount'
    | 'supplierAccounts.updateSimulatorAccount';
  /** Within a sentence: bank account. */
  readonly noun: string;
  readonly as: 'dialog' | 'sheet';
}

interface OfBusiness {
  forms: AccountForms;
  setup: SupplierAccountSetup;
  onClose: () => void;
}

/** Form of a new account. */
export function AddAccountDialog({ forms, setup: { businessId, dualAuthEnabled }, onClose }: OfBusiness) {
  const { add, noun, as } = forms;
  const { done, onDone } = useAccountSaved(onClose, { businessId });
  return (
    <CallForm
      call={add}
      params={{ businessId }}
      as={as}
      title={`Add ${noun}`}
      submitLabel={`Add ${noun}`}
      done={done(`${sentence(noun)} added`, `The ${noun}`)}
      onDone={onDone}
      onClose={onClose}
    >
      <SecondPersonNotice isNeeded={dualAuthEnabled} until="The account is added when they approve." />
    </CallForm>
  );
}

interface OfAccount extends OfBusiness {
  accountId: number;
  name: string;
}

/** Form to edit an account. */
export function EditAccountDialog({ forms, setup, accountId, name, onClose }: OfAccount) {
  const { update, noun, as } = forms;
  const { businessId, dualAuthEnabled } = setup;
  const { done, onDone } = useAccountSaved(onClose, { businessId });
  return (
    <CallForm
      call={update}
      params={{ businessId, accountId }}
      as={as}
      title={`Edit ${name}`}
      submitLabel="Save"
      done={done(`${sentence(noun)} updated`, `The edit of ${name}`)}
      onDone={onDone}
      onClose={onClose}
    >
      <SecondPersonNotice isNeeded={dualAuthEnabled} until="Until then the account stays as it is." />
    </CallForm>
  );
}

/** A noun as the beginning of a sentence. */
export const sentence = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
