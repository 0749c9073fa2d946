import { TabCount } from '@quickportal/ui/tabs';
import type { CustomerTabCountProps } from '../../../pages/customer-tab.ts';
import { useScheduleCount } from '../recurring-payments.data.ts';

/** The number on the tab: all schedules of the customer. */
export default function ScheduleCount({ customerId }: CustomerTabCountProps) {
  const count = useScheduleCount(customerId);
  return count === undefined ? null : <TabCount value={count} />;
}
