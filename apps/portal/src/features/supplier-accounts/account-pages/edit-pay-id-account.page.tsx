import { useSearch } from '../../../pages/search.ts';
import { payIdForms } from '../account-forms.ts';
import { AccountFormPage } from './account-form-page.tsx';

/** Edits a PayID account of a supplier business. */
// In the specification: 3P011
export default function EditPayIdAccountPage() {
  const { AccountId, BusinessId } = useSearch('EditPayIdAccountView');
  return (
    <AccountFormPage
      title="Edit PayID Account"
      kind="PAYID_BILLER"
      forms={payIdForms}
      back="PayIdAccountsView"
      businessId={BusinessId}
      accountId={AccountId}
    />
  );
}
