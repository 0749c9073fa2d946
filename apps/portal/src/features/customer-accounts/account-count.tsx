import { TabCount } from '@quickportal/ui/tabs';
import type { CustomerTabCountProps } from '../../pages/customer-tab.ts';
import { useAccountCount } from './customer-accounts.data.ts';

/** The number on the tab: enabled accounts. */
export default function AccountCount({ customerId }: CustomerTabCountProps) {
  const count = useAccountCount(customerId);
  return count === undefined ? null : <TabCount value={count} />;
}
