import { type SummaryPart, summaryPartRights } from '@quickportal/contracts/customers/summary-parts';
import { useCommunity } from '../../data/session.ts';
import { useMayForCustomer } from '../../data/calls/use-may.ts';
import { PageStack, SideBySide } from '../../layout/page/page-stack.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useRowLinks } from '../../layout/list/use-list.ts';
import type { CustomerTabProps } from '../../pages/customer-tab.ts';
import { CustomerOverviewSkeleton, CustomerOverviewView } from './customer-overview.view.tsx';
import { useCustomerSummary } from './customers.data.ts';
import { latestTitle, LatestPaymentsView } from './latest-payments.view.tsx';

interface CustomerOverviewProps extends CustomerTabProps {
  /** The tab that opens first, and its panel. */
  tab: string;
  children: React.ReactNode;
}

const mayOpen = (part: SummaryPart, rights: ReadonlySet<string>) =>
  summaryPartRights[part].some((right) => rights.has(right));
const parts = Object.keys(summaryPartRights) as SummaryPart[];

/** The panel of the first tab with what the customer pays beside and under it, where the user may see any of that. */
export function CustomerOverview(props: CustomerOverviewProps) {
  return parts.some((part) => mayOpen(part, props.rights)) ? <Overview {...props} /> : props.children;
}

function Overview({ customer, rights, tab, children }: CustomerOverviewProps) {
  const { customerId, customerEnabled } = customer;
  const { timeZone } = useCommunity();
  const may = useMayForCustomer(rights);
  const summary = useCustomerSummary(customerId);
  const links = useRowLinks('TransactionDetailView', (receipt: string) => ({ ReceiptNumber: receipt }));
  const seesPayments = mayOpen('payments', rights);
  const linksToReceipts = may('transactions.get');
  const latest = summary.data?.payments?.latest;
  return (
    <SideBySide
      narrow
      side={
        <QueryResult
          query={summary}
          failed="Payments at a glance did not load"
          skeleton={
            <PageStack>
              <CustomerOverviewSkeleton schedules={mayOpen('nextPayments', rights)} payments={seesPayments} />
            </PageStack>
          }
        >
          {(data) => (
            <CustomerOverviewView
              customerId={customerId}
              summary={data}
              timeZone={timeZone}
              linksToReceipts={linksToReceipts}
              canTakePayment={customerEnabled && may('payments.take')}
              canChangeAccounts={customerEnabled && may('customerAccounts.update')}
            />
          )}
        </QueryResult>
      }
    >
      {children}
      {
        // Payment History lists them itself
        seesPayments && tab !== 'history' && (
          <LatestPaymentsView
            customerId={customerId}
            timeZone={timeZone}
            table={tableOf({ ...summary, data: latest && { items: latest, recordsCount: latest.length } }, latestTitle)}
            {...(linksToReceipts && links)}
          />
        )
      }
    </SideBySide>
  );
}
