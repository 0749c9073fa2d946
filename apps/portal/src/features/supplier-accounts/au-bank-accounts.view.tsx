import { labelled } from '../../data/labels.ts';
import type { AuBankAccount } from '@quickportal/contracts/supplier-accounts/supplier-account';
import { auBankAccountList } from '@quickportal/contracts/supplier-accounts/au-bank-account-list';
import { Landmark } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { AccountStatusBadge } from './account-status.tsx';
import { AccountsListView, type AccountsViewProps, enabledStatus } from './accounts-list.view.tsx';

const columns = (timeZone: string) =>
  listColumns<AuBankAccount, typeof auBankAccountList>(auBankAccountList, timeZone, {
    status: (account) => <AccountStatusBadge status={enabledStatus(account)} />,
  });

/** Accounts that direct debits of the business settle to. */
// In the specification: 3P003
export function AuBankAccountsView(props: AccountsViewProps<AuBankAccount>) {
  return (
    <AccountsListView<AuBankAccount>
      view={props}
      kind="AU_BANK"
      of={auBankAccountList}
      columns={columns(props.timeZone)}
      nameOf={({ accountAlias }) => accountAlias}
      statusOf={enabledStatus}
      addLabel="Add a Bank Account"
      empty={{
        icon: <Landmark />,
        text: labelled('Direct debits of the business settle to a bank account once payment terms name it.'),
      }}
    />
  );
}
