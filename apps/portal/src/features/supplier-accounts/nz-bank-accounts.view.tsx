import type { NzBankAccount } from '@quickportal/contracts/supplier-accounts/nz-account';
import { nzBankAccountList } from '@quickportal/contracts/supplier-accounts/nz-account-lists';
import { nzBankTypes, type NzBankType } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { Landmark } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { AccountStatusBadge } from './account-status.tsx';
import { AccountsListView, type AccountsViewProps, enabledStatus } from './accounts-list.view.tsx';

const typeOf = (accountType: NzBankAccount['accountType']): NzBankType =>
  accountType === nzBankTypes.NZ_DIRECT_ENTRY.title ? 'NZ_DIRECT_ENTRY' : 'NZ_DIRECT_ENTRY_TRACE';

const columns = (timeZone: string) =>
  listColumns<NzBankAccount, typeof nzBankAccountList>(nzBankAccountList, timeZone, {
    status: (account) => <AccountStatusBadge status={enabledStatus(account)} />,
  });

/** New Zealand accounts that debits and credits of the business settle to. */
// In the specification: 3P005
export function NzBankAccountsView(props: AccountsViewProps<NzBankAccount>) {
  return (
    <AccountsListView<NzBankAccount>
      view={props}
      kind="NZ_BANK"
      of={nzBankAccountList}
      columns={columns(props.timeZone)}
      nameOf={({ accountAlias }) => accountAlias}
      statusOf={enabledStatus}
      moreOf={({ accountType }) => ({ nzBankType: typeOf(accountType) })}
      addLabel="Add an NZ Bank Account"
      empty={{
        icon: <Landmark />,
        text: 'Direct debits and credits in New Zealand settle to a bank account once payment terms name it.',
      }}
    />
  );
}
