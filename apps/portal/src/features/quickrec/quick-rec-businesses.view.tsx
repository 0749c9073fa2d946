import { quickRecBusinessList } from '@quickportal/contracts/quickrec/quickrec-lists';
import type { QuickRecBusiness } from '@quickportal/contracts/quickrec/quickrec-overview';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { Missing } from '@quickportal/ui/missing';
import { Mono } from '@quickportal/ui/mono';
import { Store } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { AccountsCount } from './accounts-count.tsx';

export interface QuickRecBusinessesViewProps
  extends ListProps<QuickRecBusiness, FilterValues<typeof quickRecBusinessList>>, RowLinks {
  communityName: string;
}

const columns = listColumns<QuickRecBusiness, typeof quickRecBusinessList>(quickRecBusinessList, '', {
  enabledAccountsCount: AccountsCount,
  bankrecCode: ({ bankrecCode }) => (bankrecCode === null ? <Missing /> : <Mono>{bankrecCode}</Mono>),
});

/** Businesses of a community with the number of their statement accounts; a row leads to the accounts. */
// In the specification: 3P057
export const QuickRecBusinessesView = ({ communityName, ...list }: QuickRecBusinessesViewProps) => (
  <ListPage
    of={quickRecBusinessList}
    subtitle={`Bank statement accounts of ${communityName}`}
    columns={columns}
    idOf={({ businessId }) => businessId}
    list={list}
    empty={{
      icon: <Store />,
      text: labelled('Businesses of the community are listed here with the number of their bank statement accounts.'),
      tip: 'Try fewer letters.',
    }}
  >
    <ListFilters of={quickRecBusinessList} list={list} />
  </ListPage>
);
