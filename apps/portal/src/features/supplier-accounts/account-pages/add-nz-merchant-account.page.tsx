import { useSearch } from '../../../pages/search.ts';
import { nzMerchantForms } from '../account-forms.ts';
import { AccountFormPage } from './account-form-page.tsx';

/** Adds an NZ merchant account to a supplier business. */
// In the specification: 3P009
export default function AddNzMerchantAccountPage() {
  const { BusinessId } = useSearch('AddNzMerchantAccountView');
  return (
    <AccountFormPage
      title="Add NZ Merchant Account"
      kind="NZ_MERCHANT"
      forms={nzMerchantForms}
      back="NzMerchantAccountsView"
      businessId={BusinessId}
    />
  );
}
