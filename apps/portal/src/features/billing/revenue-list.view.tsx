import type { ExpectedRevenue } from '@quickportal/contracts/expected-revenues/expected-revenue';
import { oneOffRevenueList } from '@quickportal/contracts/expected-revenues/one-off-revenue-list';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { FeeType } from '@quickportal/contracts/rules/billing/price-list';
import { Receipt } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { type ListProps, ListTable } from '../../layout/list/list-table.tsx';
import { type RevenueActions, revenueColumns, revenueListOf } from './revenue.entity.tsx';

export interface RevenueListViewProps
  extends ListProps<ExpectedRevenue, FilterValues<typeof oneOffRevenueList>>, RevenueActions {
  feeType: FeeType;
  canChange: boolean;
  /** Button that adds one, offered where there is none yet. */
  add: React.ReactNode;
}

const texts = {
  ESTAB: 'Fees that the community is charged once are listed here, with whether they were received.',
  MONTHLY: 'Fees that the community is charged each month are listed here, with whether last month was received.',
} as const;

/** What a community should be charged, once or each month. */
// In the specification: 2R105 2R106 2R108 2R109
export function RevenueListView(props: RevenueListViewProps) {
  const { feeType, canChange, add } = props;
  const list = revenueListOf(feeType);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* Both lists have the same filters */}
      <ListFilters of={oneOffRevenueList} list={props} />
      <ListTable
        of={list}
        columns={revenueColumns(feeType, props, canChange)}
        idOf={(row) => row.communityRevenueId}
        list={props}
        empty={{
          icon: <Receipt />,
          title: 'Nothing is expected yet',
          text: texts[feeType],
          action: add || undefined,
          tip: 'Choose another product or item.',
        }}
      />
    </div>
  );
}
