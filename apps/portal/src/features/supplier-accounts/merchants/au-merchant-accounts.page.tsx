import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { CreditCard } from 'lucide-react';
import { labelled } from '../../../data/labels.ts';
import { useGoTo } from '../../../pages/page-link.tsx';
import { useSearch } from '../../../pages/search.ts';
import { merchantForms } from '../account-forms.ts';
import { accountTable } from '../account-table.ts';
import { AccountTasks } from '../account-tasks.tsx';
import { AccountsOfBusiness } from '../accounts-of-business.tsx';
import { useMerchantAccounts } from '../supplier-accounts.data.ts';
import { AuMerchantAccountsView } from './au-merchant-accounts.view.tsx';
import { whyNotEnabled } from './why-not-enabled.ts';

/** The AU merchant accounts of a supplier business; without BusinessId the business is chosen first. */
export default function AuMerchantAccountsPage() {
  const { BusinessId } = useSearch('AuMerchantAccountsView');
  return (
    <AccountsOfBusiness
      view="AuMerchantAccountsView"
      title="Merchant Accounts"
      subtitle={labelled('Accounts that a supplier business takes cards through')}
      icon={<CreditCard />}
      promise="Its merchant accounts are shown here, with their merchant ids, tandem and linked ones too."
      businessId={BusinessId}
    >
      {(setup, choice) => <Accounts setup={setup} choice={choice} />}
    </AccountsOfBusiness>
  );
}

function Accounts({ setup, choice }: { setup: SupplierAccountSetup; choice: React.ReactNode }) {
  const { businessId } = setup;
  const goTo = useGoTo();
  const query = useMerchantAccounts(businessId);
  return (
    <AccountTasks
      View={AuMerchantAccountsView}
      table={accountTable(query, 'Merchant Accounts')}
      setup={setup}
      choice={choice}
      forms={merchantForms}
      nameOf={({ accountAlias }) => accountAlias}
      onAdd={() => goTo('AddMerchantAccountView', { BusinessId: businessId })}
      onEdit={({ accountId, merchantType }) => {
        if (merchantType !== 'TANDEM') return false;
        goTo('EditTandemMerchantAccountView', { AccountId: accountId, BusinessId: businessId });
        return true;
      }}
      checkEnabling={({ accountId }) => whyNotEnabled({ businessId, accountId })}
    />
  );
}
