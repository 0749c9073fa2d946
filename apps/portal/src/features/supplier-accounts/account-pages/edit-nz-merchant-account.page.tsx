import { useSearch } from '../../../pages/search.ts';
import { nzMerchantForms } from '../account-forms.ts';
import { AccountFormPage } from './account-form-page.tsx';

/** Edits an NZ merchant account of a supplier business. */
// In the specification: 3P008
export default function EditNzMerchantAccountPage() {
  const { AccountId, BusinessId } = useSearch('EditNzMerchantAccountView');
  return (
    <AccountFormPage
      title="Edit NZ Merchant Account"
      kind="NZ_MERCHANT"
      forms={nzMerchantForms}
      back="NzMerchantAccountsView"
      businessId={BusinessId}
      accountId={AccountId}
    />
  );
}
