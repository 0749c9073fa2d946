import { businessList } from '@quickportal/contracts/businesses/business-list';
import type { BusinessOverview } from '@quickportal/contracts/businesses/business-overview';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { businessProductNames } from '@quickportal/contracts/rules/payments/connections';
import type { Column } from '@quickportal/ui/data-table';
import { Store } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { StatusWordBadge } from '../../layout/status-badge.tsx';
import { WaitingCell } from '../../layout/waiting-cell.tsx';

export interface BusinessesViewProps extends ListProps<BusinessOverview, FilterValues<typeof businessList>>, RowLinks {
  community: { communityName: string; timeZone: string };
}

const columnsOf = (timeZone: string): readonly Column<BusinessOverview>[] =>
  listColumns(businessList, timeZone, {
    enabled: ({ enabled }) => <StatusWordBadge word={enabled ? 'Enabled' : 'Disabled'} />,
    waiting: ({ paymentsWaiting }) => (
      <WaitingCell counts={[[paymentsWaiting, 'suspended payment', 'suspended payments']]} />
    ),
    products: ({ products }) => products.map((product) => businessProductNames[product]).join(', '),
  });

/** The businesses of a community; a row opens the workspace of the business. */
export const BusinessesView = ({ community, ...list }: BusinessesViewProps) => (
  <ListPage
    of={businessList}
    subtitle={labelled(`Businesses of ${community.communityName}`)}
    columns={columnsOf(community.timeZone)}
    idOf={({ businessId }) => businessId}
    list={list}
    empty={{
      icon: <Store />,
      text: labelled('Businesses of the community are listed here.'),
      tip: 'Try fewer letters, or the beginning of a billing code.',
    }}
  >
    <ListFilters of={businessList} list={list} />
  </ListPage>
);
