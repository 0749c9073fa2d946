import { fraudBackTestPaymentList } from '@quickportal/contracts/fraud-back-tests/fraud-back-test-payment-list';
import { switchableRuleTitles } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { paymentOutcomeTitles } from '@quickportal/contracts/rules/fraud-guard/payment-outcome';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { Money } from '@quickportal/ui/money';
import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { ChoiceFilter } from '../../layout/choice-filter.tsx';
import { listColumns } from '../../layout/list-columns.tsx';
import { ListTable, type InnerListProps } from '../../layout/list-table.tsx';
import { moneyOf } from '../../layout/transaction.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import {
  PAYMENTS_ON_A_PAGE,
  type BackTestFilters,
  type BackTestPayment,
  type BackTestResult,
} from './back-test.data.ts';

interface BackTestPaymentsViewProps {
  result: BackTestResult;
  timeZone: string;
  /** Whether receipts lead to their transactions, and customers to their pages (1R163). */
  seesTransaction: boolean;
  seesCustomer: boolean;
  filters: BackTestFilters;
  onFiltersChange: (changed: BackTestFilters) => void;
  list: InnerListProps<BackTestPayment>;
}

const ADDED = [['yes', 'Not stopped by the rules in force'] as const, ['no', 'Also stopped by them'] as const];

/** The payments one by one, narrowed by rule, by what became of them, and by whether they are new. */
export function BackTestPaymentsView(props: BackTestPaymentsViewProps) {
  const { result, timeZone, seesTransaction, seesCustomer, filters, onFiltersChange, list } = props;
  const columns = useMemo(
    () => columnsOf({ timeZone, seesTransaction, seesCustomer }),
    [timeZone, seesTransaction, seesCustomer],
  );
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const { listed, stopped } = result;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {listed < stopped.payments && (
        <p className="text-13 text-ink-2">
          The newest {formatCount(listed)} of {formatCount(stopped.payments)}.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <ChoiceFilter
          label="Rule"
          value={filters.rule}
          options={result.rules.map(({ rule }) => [rule, switchableRuleTitles[rule]] as const)}
          onChange={(rule) => onFiltersChange({ rule })}
        />
        <ChoiceFilter
          label="What became of it"
          value={filters.outcome}
          options={result.outcomes.map(({ outcome }) => [outcome, paymentOutcomeTitles[outcome]] as const)}
          onChange={(outcome) => onFiltersChange({ outcome })}
        />
        <ChoiceFilter
          label="Rules in force"
          value={filters.isAdded === undefined ? undefined : filters.isAdded ? 'yes' : 'no'}
          options={ADDED}
          onChange={(value) => onFiltersChange({ isAdded: value === undefined ? undefined : value === 'yes' })}
        />
      </div>
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
