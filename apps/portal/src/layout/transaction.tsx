import type { TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { Badge } from '@quickportal/ui/badge';
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

// The sign says as much where rows are low
const underAmount = 'block text-12 text-ink-2 low:sr-only';

/** The total of a row, and below it what was given back of a payment, or that it is a refund. */
export function TotalAmount({
  row,
}: {
  row: Pick<Transaction, 'transactionType' | 'totalAmount'> & { refundedAmount: Amount };
}) {
  const { transactionType, totalAmount, refundedAmount } = row;
  return (
    <>
      <SignedMoney transactionType={transactionType} amount={totalAmount} />
      {transactionType === 'REFUND' && <span className={underAmount}>Refund</span>}
      {isSome(refundedAmount) && (
        <span className={underAmount}>
          <Money {...moneyOf(refundedAmount)} /> refunded
        </span>
      )}
    </>
  );
}
