import type { Customer } from '@quickportal/contracts/customers/customer';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useOutcome } from '../../data/polling/use-outcome.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { NotThere } from '../../shell/message-pages/not-there.tsx';
import { CaptureDetailsSkeleton } from './capture-details.view.tsx';
import { TakenPayment } from './taken-payment.tsx';

interface PaymentReceiptProps {
  customer: Customer;
  receiptNumber: string;
  /** The payment, where it was taken a moment ago. */
  taken: Transaction | null;
  /** The account to try after a decline; null: there is none. */
  otherAccountOf: (transaction: Transaction) => number | null;
  onTakeAnother: () => void;
  /** Opens the form with the same details, from another account or (null) from the same one. */
  onTryAccount: (transaction: Transaction, accountId: number | null) => void;
}

/** What became of a payment: the one that was just taken, or the one of the address. */
export function PaymentReceipt({ taken, receiptNumber, ...props }: PaymentReceiptProps) {
  const transaction = trpc.transactions.get.useQuery(
    { params: { receiptNumber } },
    { ...shownInline, enabled: taken === null },
  );
  if (taken) return <Receipt {...props} transaction={taken} />;
  return (
    <QueryResult whole query={transaction} skeleton={<CaptureDetailsSkeleton />} failed="The receipt did not load">
      {(data) => <Receipt {...props} transaction={data} />}
    </QueryResult>
  );
}

type ReceiptProps = Omit<PaymentReceiptProps, 'taken' | 'receiptNumber'> & { transaction: Transaction };

function Receipt({ customer, transaction, otherAccountOf, onTakeAnother, onTryAccount }: ReceiptProps) {
  const outcome = useOutcome(transaction);
  const canAddAccount = useMay('customerAccounts.addCreditCard');
  if (transaction.customerId !== customer.customerId) return <NotThere />;
  const other = otherAccountOf(outcome);
  return (
    <TakenPayment
      customer={customer}
      transaction={outcome}
      hasOtherAccount={other !== null}
      canAddAccount={canAddAccount}
      onTakeAnother={onTakeAnother}
      onTryAnotherAccount={() => onTryAccount(outcome, other)}
      onBack={() => onTryAccount(outcome, null)}
    />
  );
}
