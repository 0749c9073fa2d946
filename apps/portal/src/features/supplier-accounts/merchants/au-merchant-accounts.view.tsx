import type { MerchantAccount } from '@quickportal/contracts/merchant-accounts/merchant-account';
import { merchantAccountList } from '@quickportal/contracts/merchant-accounts/merchant-account-lists';
import { CreditCard } from 'lucide-react';
import { labelled } from '../../../data/labels.ts';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { AccountStatusBadge } from '../account-status.tsx';
import { AccountsListView, type AccountsViewProps, enabledStatus } from '../accounts-list.view.tsx';

const columns = (timeZone: string) =>
  listColumns<MerchantAccount, typeof merchantAccountList>(merchantAccountList, timeZone, {
    status: (account) => <AccountStatusBadge status={enabledStatus(account)} />,
  });

/** A linked account is changed by the business that has it. */
const linkToOwner = ({ linked, accountAlias, businessId, businessName }: MerchantAccount) =>
  linked ? (
    <PageLink
      to="AuMerchantAccountsView"
      search={{ BusinessId: businessId }}
      aria-label={`${accountAlias} is linked from ${businessName}`}
      className="truncate text-13"
    >
      Linked from {businessName}
    </PageLink>
  ) : null;

/** Merchant accounts that the business takes cards through, with tandem accounts and linked ones. */
// In the specification: 3P004
export function AuMerchantAccountsView(props: AccountsViewProps<MerchantAccount>) {
  return (
    <AccountsListView<MerchantAccount>
      view={props}
      kind="AU_MERCHANT"
      of={merchantAccountList}
      columns={columns(props.timeZone)}
      nameOf={({ accountAlias }) => accountAlias}
      statusOf={enabledStatus}
      insteadOfActions={linkToOwner}
      addLabel="Add a Merchant Account"
      empty={{
        icon: <CreditCard />,
        text: labelled('Cards are taken through a merchant account of the business once payment terms name it.'),
      }}
    />
  );
}
