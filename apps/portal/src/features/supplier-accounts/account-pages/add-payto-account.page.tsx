import { useSearch } from '../../../pages/search.ts';
import { payToForms } from '../account-forms.ts';
import { AccountFormPage } from './account-form-page.tsx';

/** Adds a PayTo account to a supplier business. */
// In the specification: 3P015
export default function AddPayToAccountPage() {
  const { BusinessId } = useSearch('AddPayToAccountView');
  return (
    <AccountFormPage
      title="Add PayTo Account"
      kind="PAYTO_PAYEE"
      forms={payToForms}
      back="PayToAccountsView"
      businessId={BusinessId}
    />
  );
}
