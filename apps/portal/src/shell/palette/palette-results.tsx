import type { Customer } from '@quickportal/contracts/customers/customer';
import type { PayToAgreementRow } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { readAmount } from '@quickportal/contracts/rules/money';
import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import type { ListedSchedule } from '@quickportal/contracts/recurring-payments/search';
import type { ListedTransaction } from '@quickportal/contracts/transactions/search';
import { transactionTypeTitles } from '@quickportal/contracts/transactions/transaction-words';
import { CalendarClock, Handshake, ReceiptText, RotateCcw, Search, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { messageOf } from '../../data/problem.ts';
import { shownPaged } from '../../data/connection/query-client.ts';
import type { Session } from '../../data/session.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { useEverywhereResults } from './everywhere-results.tsx';
import { listSearchEntries, namesFilters } from './list-searches.tsx';
import { useBusinessResults } from './business-results.tsx';
import { useLocatedResults } from './located-results.tsx';
import { opening, type PaletteEntry } from './palette-entry.ts';

type GoTo = ReturnType<typeof useGoTo>;

/** A pause in typing after which the server is asked, in milliseconds. */
// In the specification: 1K056
const PAUSE = 100;
const MOST_CUSTOMERS = 6;
const MOST_OTHERS = 4;
/** Fewer digits are in too many receipts; a name alone finds customers, not all of their payments. */
const mayBeOfTransaction = (text: string): boolean => text.replaceAll(/\D/g, '').length >= 4 || isAmount(text);
/** `$20`, `NZ$ 20` or `20.00`: digits alone are sooner an id. */
const isAmount = (text: string): boolean => /[$.]/.test(text) && readAmount(text) !== null;

interface PaletteResults {
  entries: PaletteEntry[];
  /** Why there are none, if there are none. */
  status: string;
  /** More may be on its way. */
  isFetching: boolean;
}

/**
 * Customers, transactions, schedules and PayTo agreements that a text finds, of those that the user may see; for staff also what it finds in
 * all communities, and where they have chosen none the customer or transaction with just this id or receipt number.
 */
export function usePaletteResults(
  session: Session,
  typed: string,
  onTextChange: (text: string) => void,
): PaletteResults {
  const goTo = useGoTo();
  const words = useMemo(() => (namesFilters(typed) ? '' : typed.trim()), [typed]);
  const query = useDebounced(words, PAUSE);
  const hasPlace = session.community !== null && query !== '';
  const may = {
    customers: useMay('customers.search') && session.community !== null,
    transactions: useMay('transactions.search') && session.community !== null,
    schedules: useMay('recurringPayments.search') && session.community !== null,
    agreements: useMay('paytoAgreements.search') && session.community !== null && session.hasPayToProduct,
  };
  const customers = trpc.customers.search.useQuery(
    { body: { query, pageSize: MOST_CUSTOMERS } },
    { ...shownPaged, enabled: hasPlace && may.customers },
  );
  const transactions = trpc.transactions.search.useQuery(
    { query: { query, pageSize: MOST_OTHERS } },
    { ...shownPaged, enabled: hasPlace && may.transactions && mayBeOfTransaction(query) },
  );
  const schedules = trpc.recurringPayments.search.useQuery(
    { query: { query, pageSize: MOST_OTHERS } },
    { ...shownPaged, enabled: hasPlace && may.schedules && query.length >= 3 },
  );
  const agreements = trpc.paytoAgreements.search.useQuery(
    { body: { query, pageSize: MOST_OTHERS } },
    { ...shownPaged, enabled: hasPlace && may.agreements && query.length >= 3 },
  );
  const businesses = useBusinessResults(session, query);
  const located = useLocatedResults(session, query);
  const everywhere = useEverywhereResults(session, query);
  const text = typed.trim();
  if (text === '') return { entries: [], status: '', isFetching: false };
  const calls = [customers, transactions, schedules, agreements, ...located.calls];
  const failure = calls.find(({ error }) => error !== null)?.error;
  // A text that is not looked for yet has not found nothing
  const isFetching = query !== words || everywhere.isFetching || calls.some((call) => call.isFetching);
  const didYouMean = customers.data?.didYouMean;
  return {
    entries: [
      ...(didYouMean === undefined ? [] : [suggestion(didYouMean, onTextChange)]),
      ...located.entries,
      ...businesses,
      ...rowsOf(customers, query).map((customer) => customerEntry(customer, goTo)),
      ...(mayBeOfTransaction(text) ? rowsOf(transactions, query) : []).map((transaction) =>
        transactionEntry(transaction, goTo),
      ),
      ...rowsOf(schedules, query).map((schedule) => scheduleEntry(schedule, goTo)),
      ...rowsOf(agreements, query).map((agreement) => agreementEntry(agreement, goTo)),
      ...everywhere.entries,
      ...listSearchEntries(text, may, goTo),
    ],
    status: failure ? messageOf(failure) : isFetching ? 'Searching' : '',
    isFetching,
  };
}

/** Rows of a call; none while nothing is looked for, when it still holds those of before. */
const rowsOf = <R,>(call: { data: { items: R[] } | undefined }, query: string): R[] =>
  query === '' ? [] : (call.data?.items ?? []);

const suggestion = (text: string, onTextChange: (text: string) => void): PaletteEntry => ({
  id: 'did-you-mean',
  label: `Did you mean ${text}?`,
  icon: <Search />,
  group: 'Customers',
  keywords: '',
  keepsOpen: true,
  act: () => onTextChange(text),
});

const customerEntry = (customer: Customer, goTo: GoTo): PaletteEntry => ({
  id: `found-customer-${customer.customerId}`,
  label: customer.customerName,
  detail: [customer.customerNumber, customer.email, !customer.customerEnabled && 'Disabled'].filter(Boolean).join(', '),
  icon: <UserRound />,
  group: 'Customers',
  keywords: '',
  ...opening(goTo, 'CustomerDetailsView', { CustomerId: customer.customerId }),
});

const transactionEntry = (transaction: ListedTransaction, goTo: GoTo): PaletteEntry => ({
  id: `found-transaction-${transaction.receiptNumber}`,
  label: `${transactionTypeTitles[transaction.transactionType]} ${transaction.receiptNumber}`,
  detail: [
    transaction.customerName,
    transaction.totalAmount.displayAmount,
    paidFromName(transaction.paidFrom),
    transaction.statusDisplay,
  ]
    .filter(Boolean)
    .join(', '),
  icon: transaction.transactionType === 'REFUND' ? <RotateCcw /> : <ReceiptText />,
  group: 'Transactions',
  keywords: '',
  ...opening(goTo, 'TransactionDetailView', { ReceiptNumber: transaction.receiptNumber }),
});

const scheduleEntry = (schedule: ListedSchedule, goTo: GoTo): PaletteEntry => ({
  id: `found-schedule-${schedule.paymentScheduleId}`,
  label: schedule.paymentScheduleCode,
  detail: [schedule.customerName, schedule.description, schedule.amount.displayAmount, schedule.statusDisplay]
    .filter(Boolean)
    .join(', '),
  icon: <CalendarClock />,
  group: 'Schedules',
  keywords: '',
  ...opening(goTo, 'RecurringPaymentDetailsView', { RecurringPaymentId: schedule.paymentScheduleId }),
});

const agreementEntry = (agreement: PayToAgreementRow, goTo: GoTo): PaletteEntry => ({
  id: `found-agreement-${agreement.agreementToken}`,
  label: agreement.paymentDetails.description,
  detail: [
    agreement.customerName === '' ? agreement.payerDetails.payerName : agreement.customerName,
    agreement.paymentTerms.paymentAmount.displayAmount,
    agreement.statusDisplay,
  ].join(', '),
  icon: <Handshake />,
  group: 'PayTo agreements',
  keywords: '',
  ...opening(goTo, 'PayToAgreementDetailsView', {
    AgreementToken: agreement.agreementToken,
    CustomerId: agreement.customerId ?? undefined,
  }),
});
