import { labelled } from '../../../data/labels.ts';
import type { PayToAccount } from '@quickportal/contracts/payto-accounts/payto-account';
import { payToAccountList } from '@quickportal/contracts/payto-accounts/payto-account-list';
import { Handshake } from 'lucide-react';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { AccountStatusBadge } from '../account-status.tsx';
import { AccountsListView, type AccountsViewProps } from '../accounts-list.view.tsx';

const columns = (timeZone: string) =>
  listColumns<PayToAccount, typeof payToAccountList>(payToAccountList, timeZone, {
    status: ({ status }) => <AccountStatusBadge status={status} />,
  });

/** The account that agreements settle to; a business has one that is enabled or blocked. */
// In the specification: 3P013
export function PayToAccountsView(props: AccountsViewProps<PayToAccount>) {
  return (
    <AccountsListView<PayToAccount>
      view={props}
      kind="PAYTO_PAYEE"
      of={payToAccountList}
      columns={columns(props.timeZone)}
      nameOf={({ accountAlias }) => accountAlias}
      statusOf={({ status }) => status}
      addLabel="Add a Settlement Account"
      empty={{
        icon: <Handshake />,
        text: labelled('Payments under PayTo agreements settle to the one PayTo account of the business.'),
      }}
    />
  );
}
