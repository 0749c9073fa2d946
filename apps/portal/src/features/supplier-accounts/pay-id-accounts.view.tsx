import { labelled } from '../../data/labels.ts';
import type { PayIdAccount } from '@quickportal/contracts/supplier-accounts/payid-account';
import { payIdAccountList } from '@quickportal/contracts/supplier-accounts/payid-account-list';
import { AtSign } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { AccountStatusBadge } from './account-status.tsx';
import { AccountsListView, type AccountsViewProps } from './accounts-list.view.tsx';

const columns = (timeZone: string) =>
  listColumns<PayIdAccount, typeof payIdAccountList>(payIdAccountList, timeZone, {
    status: ({ status }) => <AccountStatusBadge status={status} />,
  });

/** The account that payments by PayID come to; a business has one that is enabled. */
// In the specification: 3P010
export function PayIdAccountsView(props: AccountsViewProps<PayIdAccount>) {
  return (
    <AccountsListView<PayIdAccount>
      view={props}
      kind="PAYID_BILLER"
      of={payIdAccountList}
      columns={columns(props.timeZone)}
      nameOf={({ accountAlias }) => accountAlias}
      statusOf={({ status }) => status}
      addLabel="Add a PayID Account"
      empty={{
        icon: <AtSign />,
        text: labelled('Payments by PayID come to the one PayID account of the business.'),
      }}
    />
  );
}
