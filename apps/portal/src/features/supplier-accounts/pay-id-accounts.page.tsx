import { labelled } from '../../data/labels.ts';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { AtSign } from 'lucide-react';
import { useGoTo } from '../../pages/page-link.tsx';
import { useSearch } from '../../pages/search.ts';
import { payIdForms } from './account-forms.ts';
import { accountTable } from './account-table.ts';
import { AccountTasks } from './account-tasks.tsx';
import { AccountsOfBusiness } from './accounts-of-business.tsx';
import { PayIdAccountsView } from './pay-id-accounts.view.tsx';
import { usePayIdAccounts, useOtherPayIdAccounts } from './supplier-accounts.data.ts';

/** The PayID accounts of a supplier business; without BusinessId the business is chosen first. */
export default function PayIdAccountsPage() {
  const { BusinessId } = useSearch('PayIdAccountsView');
  return (
    <AccountsOfBusiness
      view="PayIdAccountsView"
      title="PayID Biller Accounts"
      subtitle={labelled('The account that payments by PayID to a supplier business come to')}
      icon={<AtSign />}
      promise="Its PayID account is shown here, with those that were disabled."
      businessId={BusinessId}
    >
      {(setup, choice) => <Accounts setup={setup} choice={choice} />}
    </AccountsOfBusiness>
  );
}

function Accounts({ setup, choice }: { setup: SupplierAccountSetup; choice: React.ReactNode }) {
  const { businessId } = setup;
  const goTo = useGoTo();
  const query = usePayIdAccounts(businessId);
  return (
    <AccountTasks
      View={PayIdAccountsView}
      table={accountTable(query, 'PayID accounts')}
      setup={setup}
      choice={choice}
      forms={payIdForms}
      nameOf={({ accountAlias }) => accountAlias}
      onAdd={() => goTo('AddPayIdAccountView', { BusinessId: businessId })}
      onEdit={({ accountId }) => {
        goTo('EditPayIdAccountView', { BusinessId: businessId, AccountId: accountId });
        return true;
      }}
      others={useOtherPayIdAccounts(businessId)}
    />
  );
}
