import { TabCount } from '@quickportal/ui/tabs';
import type { CustomerTabCountProps } from '../../../pages/customer-tab.ts';
import { useAgreementCount } from '../agreement-list/payto-agreement-list.data.ts';

/** The number on the tab: all agreements of the customer. */
export default function AgreementCount({ customerId }: CustomerTabCountProps) {
  const count = useAgreementCount(customerId);
  return count === undefined ? null : <TabCount value={count} />;
}
