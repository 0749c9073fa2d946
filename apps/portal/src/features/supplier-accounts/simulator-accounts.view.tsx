import type { SimulatorAccount } from '@quickportal/contracts/supplier-accounts/supplier-account';
import { simulatorAccountList } from '@quickportal/contracts/supplier-accounts/simulator-account-list';
import { FlaskConical } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { AccountStatusBadge } from './account-status.tsx';
import { AccountsListView, type AccountsViewProps, enabledStatus } from './accounts-list.view.tsx';

const columns = (timeZone: string) =>
  listColumns<SimulatorAccount, typeof simulatorAccountList>(simulatorAccountList, timeZone, {
    delay: ({ delay }) => delay.toLocaleString('en-AU'),
    status: (account) => <AccountStatusBadge status={enabledStatus(account)} />,
  });

/** Accounts whose payments come to a status that is set. */
// In the specification: 3P016
export function SimulatorAccountsView(props: AccountsViewProps<SimulatorAccount>) {
  return (
    <AccountsListView<SimulatorAccount>
      view={props}
      kind="SIMULATOR"
      of={simulatorAccountList}
      columns={columns(props.timeZone)}
      nameOf={({ accountAlias }) => accountAlias}
      statusOf={enabledStatus}
      addLabel="Add a Simulator Account"
      empty={{
        icon: <FlaskConical />,
        text: 'Payments through a simulator account come to the status that it is set to, after its delay: approved, declined and others.',
      }}
    />
  );
}
