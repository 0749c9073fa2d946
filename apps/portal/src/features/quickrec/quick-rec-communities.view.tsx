import { quickRecCommunityList } from '@quickportal/contracts/quickrec/quickrec-lists';
import type { QuickRecCommunity } from '@quickportal/contracts/quickrec/quickrec-overview';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { Building2 } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { AccountsCount } from './accounts-count.tsx';

export interface QuickRecCommunitiesViewProps
  extends ListProps<QuickRecCommunity, FilterValues<typeof quickRecCommunityList>>, RowLinks {}

const columns = listColumns<QuickRecCommunity, typeof quickRecCommunityList>(quickRecCommunityList, '', {
  enabledAccountsCount: AccountsCount,
});

/** Communities with the number of their statement accounts; a row leads to the businesses of the community. */
// In the specification: 3P056
export const QuickRecCommunitiesView = (props: QuickRecCommunitiesViewProps) => (
  <ListPage
    of={quickRecCommunityList}
    subtitle="Bank statement accounts of all communities"
    columns={columns}
    idOf={({ communityId }) => communityId}
    list={props}
    empty={{
      icon: <Building2 />,
      text: 'Communities are listed here with the number of their bank statement accounts.',
      tip: 'Try fewer letters, or show communities without accounts as well.',
    }}
  >
    <ListFilters of={quickRecCommunityList} list={props} />
  </ListPage>
);
