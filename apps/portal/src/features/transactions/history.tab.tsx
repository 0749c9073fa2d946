import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useInnerList, useRowLinks } from '../../layout/list/use-list.ts';
import type { CustomerTabProps } from '../../pages/customer-tab.ts';
import { HistoryView } from './history.view.tsx';
import { useCustomerTransactions } from './transactions.data.ts';

/** Payment History, a page at a time. */
export default function HistoryTab({ customer: { customerId }, rights }: CustomerTabProps) {
  const inner = useInnerList('CustomerDetailsView');
  const { timeZone } = useCommunity();
  const links = useRowLinks('TransactionDetailView', (receipt: string) => ({ ReceiptNumber: receipt }));
  return (
    <HistoryView
      timeZone={timeZone}
      table={tableOf(useCustomerTransactions(customerId, inner.page), 'Payment history')}
      {...inner}
      rights={rights}
      links={links}
      customerId={customerId}
    />
  );
}
