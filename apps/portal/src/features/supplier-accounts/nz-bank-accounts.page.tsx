import { labelled } from '../../data/labels.ts';
import { Landmark } from 'lucide-react';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { useSearch } from '../../pages/search.ts';
import { nzBankForms } from './account-forms.ts';
import { accountTable } from './account-table.ts';
import { AccountTasks } from './account-tasks.tsx';
import { AccountsOfBusiness } from './accounts-of-business.tsx';
import { NzBankAccountsView } from './nz-bank-accounts.view.tsx';
import { useNzBankAccounts } from './supplier-accounts.data.ts';

/** The NZ bank accounts of a supplier business; without BusinessId the business is chosen first. */
export default function NzBankAccountsPage() {
  const { BusinessId } = useSearch('NzBankAccountsView');
  return (
    <AccountsOfBusiness
      view="NzBankAccountsView"
      title="New Zealand Bank Accounts"
      subtitle={labelled('New Zealand accounts that debits and credits of a supplier business settle to')}
      icon={<Landmark />}
      promise="Its New Zealand bank accounts are shown here, with the user IDs that the bank knows it by."
      businessId={BusinessId}
    >
      {(setup, choice) => <Accounts setup={setup} choice={choice} />}
    </AccountsOfBusiness>
  );
}

function Accounts({ setup, choice }: { setup: SupplierAccountSetup; choice: React.ReactNode }) {
  const query = useNzBankAccounts(setup.businessId);
  return (
    <AccountTasks
      View={NzBankAccountsView}
      table={accountTable(query, 'New Zealand Bank Accounts')}
      setup={setup}
      choice={choice}
      forms={nzBankForms}
      nameOf={({ accountAlias }) => accountAlias}
    />
  );
}
