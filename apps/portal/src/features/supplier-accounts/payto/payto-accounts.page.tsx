import { labelled } from '../../../data/labels.ts';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { Handshake } from 'lucide-react';
import { useGoTo } from '../../../pages/page-link.tsx';
import { useSearch } from '../../../pages/search.ts';
import { payToForms } from '../account-forms.ts';
import { accountTable } from '../account-table.ts';
import { AccountTasks } from '../account-tasks.tsx';
import { AccountsOfBusiness } from '../accounts-of-business.tsx';
import { usePayToAccounts, useOtherPayToAccounts } from '../supplier-accounts.data.ts';
import { PayToAccountsView } from './payto-accounts.view.tsx';

/** The PayTo accounts of a supplier business; without BusinessId the business is chosen first. */
export default function PayToAccountsPage() {
  const { BusinessId } = useSearch('PayToAccountsView');
  return (
    <AccountsOfBusiness
      view="PayToAccountsView"
      title="PayTo Accounts"
      subtitle={labelled('The account that payments under the PayTo agreements of a supplier business settle to')}
      icon={<Handshake />}
      promise="Its PayTo account is shown here, with those that were disabled."
      businessId={BusinessId}
    >
      {(setup, choice) => <Accounts setup={setup} choice={choice} />}
    </AccountsOfBusiness>
  );
}

function Accounts({ setup, choice }: { setup: SupplierAccountSetup; choice: React.ReactNode }) {
  const { businessId } = setup;
  const goTo = useGoTo();
  const query = usePayToAccounts(businessId);
  return (
    <AccountTasks
      View={PayToAccountsView}
      table={accountTable(query, 'PayTo accounts')}
      setup={setup}
      choice={choice}
      forms={payToForms}
      nameOf={({ accountAlias }) => accountAlias}
      onAdd={() => goTo('AddPayToAccountView', { BusinessId: businessId })}
      onEdit={({ accountId }) => {
        goTo('EditPayToAccountView', { BusinessId: businessId, AccountId: accountId });
        return true;
      }}
      others={useOtherPayToAccounts(businessId)}
    />
  );
}
