import type { NzMerchantAccount } from '@quickportal/contracts/supplier-accounts/nz-account';
import { nzMerchantAccountList } from '@quickportal/contracts/supplier-accounts/nz-account-lists';
import { CreditCard } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { AccountStatusBadge } from './account-status.tsx';
import { AccountsListView, type AccountsViewProps, enabledStatus } from './accounts-list.view.tsx';

const columns = (timeZone: string) =>
  listColumns<NzMerchantAccount, typeof nzMerchantAccountList>(nzMerchantAccountList, timeZone, {
    status: (account) => <AccountStatusBadge status={enabledStatus(account)} />,
  });

/** Merchant accounts that the business takes cards through in New Zealand. */
// In the specification: 3P007
export function NzMerchantAccountsView(props: AccountsViewProps<NzMerchantAccount>) {
  return (
    <AccountsListView<NzMerchantAccount>
      view={props}
      kind="NZ_MERCHANT"
      of={nzMerchantAccountList}
      columns={columns(props.timeZone)}
      nameOf={({ accountAlias }) => accountAlias}
      statusOf={enabledStatus}
      moreOf={({ merchantType }) => ({ merchantType })}
      addLabel="Add an NZ Merchant Account"
      empty={{
        icon: <CreditCard />,
        text: 'Cards are taken in New Zealand through a merchant account once payment terms name it.',
      }}
    />
  );
}
