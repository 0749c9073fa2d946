import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/table-of.ts';
import type { CustomerTabProps } from '../../pages/customer-tab.ts';
import { href } from '../../pages/href.ts';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { CustomerActivityView } from './customer-activity.view.tsx';
import { useCustomerActivity } from './customers.data.ts';

/** Recent Activity, a page at a time. */
export default function CustomerActivityTab({ customer: { customerId } }: CustomerTabProps) {
  const search = useSearch('CustomerDetailsView');
  const setSearch = useSetSearch('CustomerDetailsView');
  const { timeZone } = useCommunity();
  return (
    <CustomerActivityView
      timeZone={timeZone}
      table={tableOf(useCustomerActivity(customerId, search.page), 'Recent activity')}
      page={search.page}
      hrefForPage={(page) => href('CustomerDetailsView', { ...search, page })}
      onPageChange={(page) => setSearch({ page })}
    />
  );
}
