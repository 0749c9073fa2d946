import { paidFromName } from '@quickportal/contracts/rules/paid-from-name';
import type { TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { DateOnly, DateTime } from '@quickportal/ui/date-time';
import { Money } from '@quickportal/ui/money';
import { Ban, Check, Clock, Loader, Pause, RotateCcw, Undo2, X } from 'lucide-react';

const icons: Readonly<Record<TransactionStatus, React.ReactNode>> = {
  PENDING: <Clock />,
  SUSPENDED: <Pause />,
  IN_FLIGHT: <Loader />,
  APPROVED: <Check />,
  DECLINED: <X />,
  DISHONOURED: <Undo2 />,
  REFUNDED: <RotateCcw />,
  VOIDED: <Ban />,
  CANCELLED: <Ban />,
};

/** Where a payment or refund stands, in the server's word. */
export function TransactionStatusBadge({
  transaction: { status, statusDisplay, statusGroup },
}: {
  transaction: Pick<Transaction, 'status' | 'statusDisplay' | 'statusGroup'>;
}) {
  return (
    <Badge tone={statusGroup} icon={icons[status]}>
      {statusDisplay}
    </Badge>
  );
}

/** Kinds of transaction in words. */
export const transactionTypeTexts: Readonly<Record<Transaction['transactionType'], string>> = {
  PAYMENT: 'Payment',
  REFUND: 'Refund',
};

type Amount = Transaction['totalAmount'];
/** An amount as `Money` takes it. */
export const moneyOf = ({ amount, currency }: Amount) => ({ amount, currency });
/** Whether an amount is more than nothing. */
export const isSome = ({ amount }: Amount): boolean => !/^[0.]*$/.test(amount);

/** An amount as a list shows it: what was given back has a minus sign. */
export function SignedMoney({ transactionType, amount }: Pick<Transaction, 'transactionType'> & { amount: Amount }) {
  const isBack = transactionType === 'REFUND' && isSome(amount);
  return <Money amount={isBack ? `-${amount.amount}` : amount.amount} currency={amount.currency} />;
}

/** The columns of every list of transactions. Rows are led by the receipt number, which is the link where there is one. */
export const transactionColumns = (timeZone: string): readonly Column<Transaction>[] => [
  { id: 'receiptNumber', header: 'Receipt number', lead: true, mono: true, cell: (row) => row.receiptNumber },
  {
    id: 'transactionTime',
    header: 'Time',
    cell: (row) => <DateTime value={row.transactionTime} timeZone={timeZone} show="date-time" />,
  },
  { id: 'customerName', header: 'Customer', maxWidth: '14rem', cell: (row) => row.customerName },
  {
    id: 'status',
    header: 'Status',
    corner: true,
    cell: (row) => <TransactionStatusBadge transaction={row} />,
  },
  { id: 'transactionType', header: 'Type', rank: 2, cell: (row) => transactionTypeTexts[row.transactionType] },
  {
    id: 'customerReferenceNumber',
    header: 'Customer reference number',
    shortHeader: 'Customer ref.',
    mono: true,
    rank: 2,
    maxWidth: '11rem',
    cell: (row) => row.customerReferenceNumber,
  },
  {
    id: 'paymentReferenceNumber',
    header: 'Payment reference number',
    shortHeader: 'Payment ref.',
    mono: true,
    rank: 3,
    maxWidth: '11rem',
    cell: (row) => row.paymentReferenceNumber,
  },
  { id: 'paidFrom', header: 'Paid from', rank: 3, maxWidth: '14rem', cell: (row) => paidFromName(row.paidFrom) },
  { id: 'source', header: 'Source', rank: 3, defaultVisible: false, cell: (row) => row.sourceDisplay },
  {
    id: 'settlementDate',
    header: 'Settlement date',
    rank: 3,
    defaultVisible: false,
    cell: (row) => <DateOnly value={row.settlementDate} />,
  },
  { id: 'response', header: 'Response', rank: 3, defaultVisible: false, maxWidth: '14rem', cell: responseText },
  {
    id: 'totalAmount',
    header: 'Total amount',
    align: 'end',
    cell: (row) => <SignedMoney transactionType={row.transactionType} amount={row.totalAmount} />,
  },
];

/** What the network said, with its code: "51 Insufficient funds". */
export const responseText = ({
  responseCode,
  responseText: text,
}: Pick<Transaction, 'responseCode' | 'responseText'>) => [responseCode, text].filter(Boolean).join(' ');
