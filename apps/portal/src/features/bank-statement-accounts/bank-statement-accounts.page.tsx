import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { accountFiles, useAccountGroups, useGroupAccounts } from './bank-statement-accounts.data.ts';
import { BankStatementAccountsView } from './bank-statement-accounts.view.tsx';

export default function BankStatementAccountsPage() {
  const { communityId, communityName } = useCommunity();
  const list = useList('BankStatementAccountsView');
  const goTo = useGoTo();
  const { GroupCode } = list.search;
  return (
    <BankStatementAccountsView
      {...list}
      table={tableOf(useGroupAccounts(communityId, list.search), 'Accounts')}
      communityName={communityName}
      groupCode={GroupCode}
      groups={useAccountGroups(communityId).data ?? []}
      onGroup={(groupCode) => goTo('BankStatementAccountsView', { GroupCode: groupCode })}
      files={accountFiles({ CommunityId: communityId, GroupCode })}
    />
  );
}
