import { useSearch } from '../../../pages/search.ts';
import { payToForms } from '../account-forms.ts';
import { AccountFormPage } from './account-form-page.tsx';

/** Edits a PayTo account of a supplier business. */
// In the specification: 3P014
export default function EditPayToAccountPage() {
  const { AccountId, BusinessId } = useSearch('EditPayToAccountView');
  return (
    <AccountFormPage
      title="Edit PayTo Account"
      kind="PAYTO_PAYEE"
      forms={payToForms}
      back="PayToAccountsView"
      businessId={BusinessId}
      accountId={AccountId}
    />
  );
}
