import { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { Money } from '@quickportal/ui/money';
import { servedStatusBadge } from '../status-badge.tsx';

const StatusBadge = servedStatusBadge(transactionStates.states);

/** Status of a payment or refund, as the server names it. */
export function TransactionStatusBadge({
  transaction: { status, statusDisplay, statusGroup },
}: {
  transaction: Pick<Transaction, 'status' | 'statusDisplay' | 'statusGroup'>;
}) {
  return <StatusBadge status={status} word={statusDisplay} tone={statusGroup} />;
}

type Amount = Transaction['totalAmount'];
/** An amount for `Money`. */
export const moneyOf = ({ amount, currency }: Amount) => ({ amount, currency });
/** Whether an amount is above zero. */
export const isSome = ({ amount }: Amount): boolean => !/^[0.]*$/.test(amount);

/** An amount in a list: refunds have a minus sign. */
export function SignedMoney({ transactionType, amount }: Pick<Transaction, 'transactionType'> & { amount: Amount }) {
  const isBack = transactionType === 'REFUND' && isSome(amount);
  return <Money amount={isBack ? `-${amount.amount}` : amount.amount} currency={amount.currency} />;
}

// In dense rows the sign is enough
const underAmount = 'block text-12 text-ink-2 low:sr-only';

/** The total of a row, with the refunded amount below, or that it is a refund. */
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
