import { labelled } from '../../data/labels.ts';
import { CreditCard } from 'lucide-react';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { useGoTo } from '../../pages/page-link.tsx';
import { useSearch } from '../../pages/search.ts';
import { nzMerchantForms } from './account-forms.ts';
import { accountTable } from './account-table.ts';
import { AccountTasks } from './account-tasks.tsx';
import { AccountsOfBusiness } from './accounts-of-business.tsx';
import { NzMerchantAccountsView } from './nz-merchant-accounts.view.tsx';
import { whyNotEnabled } from './merchants/why-not-enabled.ts';
import { useNzMerchantAccounts } from './supplier-accounts.data.ts';

/** The NZ merchant accounts of a supplier business; without BusinessId the business is chosen first. */
export default function NzMerchantAccountsPage() {
  const { BusinessId } = useSearch('NzMerchantAccountsView');
  return (
    <AccountsOfBusiness
      view="NzMerchantAccountsView"
      title="New Zealand Merchant Accounts"
      subtitle={labelled('Accounts that a supplier business takes cards through in New Zealand')}
      icon={<CreditCard />}
      promise="Its New Zealand merchant accounts are shown here, with their merchant ids."
      businessId={BusinessId}
    >
      {(setup, choice) => <Accounts setup={setup} choice={choice} />}
    </AccountsOfBusiness>
  );
}

function Accounts({ setup, choice }: { setup: SupplierAccountSetup; choice: React.ReactNode }) {
  const { businessId } = setup;
  const goTo = useGoTo();
  const query = useNzMerchantAccounts(businessId);
  return (
    <AccountTasks
      View={NzMerchantAccountsView}
      table={accountTable(query, 'New Zealand Merchant Accounts')}
      setup={setup}
      choice={choice}
      forms={nzMerchantForms}
      nameOf={({ accountAlias }) => accountAlias}
      onAdd={() => goTo('AddNzMerchantAccountView', { BusinessId: businessId })}
      onEdit={({ accountId }) => {
        goTo('EditNzMerchantAccountView', { BusinessId: businessId, AccountId: accountId });
        return true;
      }}
      checkEnabling={({ accountId }) => whyNotEnabled({ businessId, accountId })}
    />
  );
}
