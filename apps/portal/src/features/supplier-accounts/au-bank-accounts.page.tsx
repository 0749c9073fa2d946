import { labelled } from '../../data/labels.ts';
import { Landmark } from 'lucide-react';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { useSearch } from '../../pages/search.ts';
import { auBankForms } from './account-forms.ts';
import { accountTable } from './account-table.ts';
import { AccountTasks } from './account-tasks.tsx';
import { AccountsOfBusiness } from './accounts-of-business.tsx';
import { AuBankAccountsView } from './au-bank-accounts.view.tsx';
import { useAuBankAccounts } from './supplier-accounts.data.ts';

/** The AU bank accounts of a supplier business; without BusinessId the business is chosen first. */
export default function AuBankAccountsPage() {
  const { BusinessId } = useSearch('AuBankAccountsView');
  return (
    <AccountsOfBusiness
      view="AuBankAccountsView"
      title="Bank Accounts"
      subtitle={labelled('Accounts that direct debits of a supplier business settle to')}
      icon={<Landmark />}
      promise="Its bank accounts are shown here, with the user ID that the bank knows their debits by."
      businessId={BusinessId}
    >
      {(setup, choice) => <Accounts setup={setup} choice={choice} />}
    </AccountsOfBusiness>
  );
}

function Accounts({ setup, choice }: { setup: SupplierAccountSetup; choice: React.ReactNode }) {
  const query = useAuBankAccounts(setup.businessId);
  return (
    <AccountTasks
      View={AuBankAccountsView}
      table={accountTable(query, 'Bank Accounts')}
      setup={setup}
      choice={choice}
      forms={auBankForms}
      nameOf={({ accountAlias }) => accountAlias}
    />
  );
}
