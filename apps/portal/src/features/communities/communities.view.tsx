import { communityList } from '@quickportal/contracts/communities/community-list';
import type { CommunityOverview } from '@quickportal/contracts/communities/community-overview';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { productNames } from '@quickportal/contracts/rules/payments/connections';
import type { Column } from '@quickportal/ui/data-table';
import { Building2 } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { StatusWordBadge } from '../../layout/status-badge.tsx';
import { WaitingCell } from '../../layout/waiting-cell.tsx';

export interface CommunitiesViewProps
  extends ListProps<CommunityOverview, FilterValues<typeof communityList>>, RowLinks {
  timeZone: string;
}

const columnsOf = (timeZone: string): readonly Column<CommunityOverview>[] =>
  listColumns(communityList, timeZone, {
    enabled: ({ enabled }) => <StatusWordBadge word={enabled ? 'Enabled' : 'Disabled'} />,
    waiting: ({ approvalsWaiting, paymentsWaiting, messagesFailed }) => (
      <WaitingCell
        counts={[
          [approvalsWaiting, 'approval', 'approvals'],
          [paymentsWaiting, 'suspended payment', 'suspended payments'],
          [messagesFailed, 'failed message', 'failed messages'],
        ]}
      />
    ),
    products: ({ products }) => products.map((product) => productNames[product]).join(', '),
  });

/** Every community with what waits in it; a row opens its workspace. */
export const CommunitiesView = ({ timeZone, ...list }: CommunitiesViewProps) => (
  <ListPage
    of={communityList}
    subtitle="Open one to work in it"
    columns={columnsOf(timeZone)}
    idOf={({ communityId }) => communityId}
    list={list}
    empty={{
      icon: <Building2 />,
      text: 'Communities are listed here with what waits in each.',
      tip: 'Try fewer letters, a whole domain, or the beginning of a billing code.',
    }}
  >
    <ListFilters of={communityList} list={list} />
  </ListPage>
);
