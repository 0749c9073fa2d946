import { fraudBackTestPaymentList } from '@quickportal/contracts/fraud-back-tests/fraud-back-test-payment-list';
import { switchableRuleTitles } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { paymentOutcomeTitles } from '@quickportal/contracts/rules/fraud-guard/payment-outcome';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { Money } from '@quickportal/ui/money';
import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { ListFilters } from '../../../layout/filters/list-filters.tsx';
import { narrowingOf } from '../../../layout/filters/narrowing.ts';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { ListTable, type InnerListProps } from '../../../layout/list/list-table.tsx';
import { moneyOf } from '../../../layout/payments/transaction.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import {
  PAYMENTS_ON_A_PAGE,
  type BackTestFilters,
  type BackTestPayment,
  type BackTestResult,
} from './back-test.data.ts';

interface BackTestPaymentsViewProps {
  result: BackTestResult;
  timeZone: string;
  /** Whether receipts lead to their transactions, and customers to their pages. */
  // In the specification: 1R163
  seesTransaction: boolean;
  seesCustomer: boolean;
  filters: BackTestFilters;
  onFiltersChange: (changed: Partial<BackTestFilters>) => void;
  list: InnerListProps<BackTestPayment>;
}

/** The payments one by one, narrowed by rule, by what became of them, and by whether they are new. */
export function BackTestPaymentsView(props: BackTestPaymentsViewProps) {
  const { result, timeZone, seesTransaction, seesCustomer, filters, onFiltersChange, list } = props;
  const columns = useMemo(
    () => columnsOf({ timeZone, seesTransaction, seesCustomer }),
    [timeZone, seesTransaction, seesCustomer],
  );
  const filtered = { search: filters, onSearchChange: onFiltersChange };
  const { isFiltered } = narrowingOf(fraudBackTestPaymentList, filtered);
  const { listed, stopped } = result;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {listed < stopped.payments && (
        <p className="text-13 text-ink-2">
          The newest {formatCount(listed)} of {formatCount(stopped.payments)}.
        </p>
      )}
      <ListFilters
        of={fraudBackTestPaymentList}
        list={filtered}
        options={{
          rule: result.rules.map(({ rule }) => [rule, switchableRuleTitles[rule]]),
          outcome: result.outcomes.map(({ outcome }) => [outcome, paymentOutcomeTitles[outcome]]),
        }}
      />
      <ListTable<BackTestPayment, string>
        bare
        of={fraudBackTestPaymentList}
        columns={columns}
        idOf={({ transaction }) => transaction.receiptNumber}
        list={list}
        pageSize={PAYMENTS_ON_A_PAGE}
        empty={{
          level: 3,
          icon: <ShieldCheck />,
          title: isFiltered ? 'No payment matches these filters' : 'No payment would have been stopped',
          text: 'Remove a filter to see others.',
        }}
      />
    </div>
  );
}

type ColumnsOf = Pick<BackTestPaymentsViewProps, 'timeZone' | 'seesTransaction' | 'seesCustomer'>;

const columnsOf = ({ timeZone, seesTransaction, seesCustomer }: ColumnsOf) =>
  listColumns<BackTestPayment, typeof fraudBackTestPaymentList>(fraudBackTestPaymentList, timeZone, {
    receiptNumber: ({ transaction: { receiptNumber } }) =>
      seesTransaction ? (
        <PageLink to="TransactionDetailView" search={{ ReceiptNumber: receiptNumber }}>
          {receiptNumber}
        </PageLink>
      ) : (
        receiptNumber
      ),
    transactionTime: ({ transaction }) => (
      <DateTime value={transaction.transactionTime} timeZone={timeZone} show="date-time" />
    ),
    customerName: ({ transaction: { customerId, customerName } }) =>
      customerId === null || !seesCustomer ? (
        customerName
      ) : (
        <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId }}>
          {customerName}
        </PageLink>
      ),
    totalAmount: ({ transaction }) => <Money {...moneyOf(transaction.totalAmount)} />,
    rules: ({ rules }) => rules.map((rule) => switchableRuleTitles[rule]).join(', '),
  });
