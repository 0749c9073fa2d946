import { useSearch } from '../../../pages/search.ts';
import { payIdForms } from '../account-forms.ts';
import { AccountFormPage } from './account-form-page.tsx';

/** Adds a PayID account to a supplier business. */
// In the specification: 3P012
export default function AddPayIdAccountPage() {
  const { BusinessId } = useSearch('AddPayIdAccountView');
  return (
    <AccountFormPage
      title="Add PayID Account"
      kind="PAYID_BILLER"
      forms={payIdForms}
      back="PayIdAccountsView"
      businessId={BusinessId}
    />
  );
}
