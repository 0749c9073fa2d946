import { labelled } from '../../data/labels.ts';
import { FlaskConical } from 'lucide-react';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { useSearch } from '../../pages/search.ts';
import { simulatorForms } from './account-forms.ts';
import { accountTable } from './account-table.ts';
import { AccountTasks } from './account-tasks.tsx';
import { AccountsOfBusiness } from './accounts-of-business.tsx';
import { SimulatorAccountsView } from './simulator-accounts.view.tsx';
import { useSimulatorAccounts } from './supplier-accounts.data.ts';

/** The simulator accounts of a supplier business; without BusinessId the business is chosen first. */
export default function SimulatorAccountsPage() {
  const { BusinessId } = useSearch('SimulatorAccountsView');
  return (
    <AccountsOfBusiness
      view="SimulatorAccountsView"
      title="Simulator Accounts"
      subtitle={labelled('Accounts of a supplier business for trying payments out')}
      icon={<FlaskConical />}
      promise="Its simulator accounts are shown here, with the status that payments through each come to."
      businessId={BusinessId}
    >
      {(setup, choice) => <Accounts setup={setup} choice={choice} />}
    </AccountsOfBusiness>
  );
}

function Accounts({ setup, choice }: { setup: SupplierAccountSetup; choice: React.ReactNode }) {
  const query = useSimulatorAccounts(setup.businessId);
  return (
    <AccountTasks
      View={SimulatorAccountsView}
      table={accountTable(query, 'Simulator Accounts')}
      setup={setup}
      choice={choice}
      forms={simulatorForms}
      nameOf={({ accountAlias }) => accountAlias}
    />
  );
}
