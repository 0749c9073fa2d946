import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useInnerList } from '../../layout/list/use-list.ts';
import type { CustomerTabProps } from '../../pages/customer-tab.ts';
import { CustomerActivityView } from './customer-activity.view.tsx';
import { useCustomerActivity } from './customers.data.ts';

/** Recent Activity, a page at a time. */
export default function CustomerActivityTab({ customer: { customerId } }: CustomerTabProps) {
  const inner = useInnerList('CustomerDetailsView');
  const { timeZone } = useCommunity();
  return (
    <CustomerActivityView
      timeZone={timeZone}
      table={tableOf(useCustomerActivity(customerId, inner.page), 'Recent activity')}
      {...inner}
    />
  );
}
