import { receiptWords } from '@quickportal/contracts/rules/payments/receipt-words';
import { responseMeaning } from '@quickportal/contracts/rules/payments/response-codes';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { DateOnly } from '@quickportal/ui/date-time';

/** What to know or do next; nothing when the payment is done. */
export function PaymentNextStep({ transaction }: { transaction: Transaction }) {
  const { status, responseCode, paidFrom, settlementDate } = transaction;
  if (status === 'APPROVED')
    return settlementDate === null ? null : (
      <p className="text-center text-13 text-ink-2">
        Settles on <DateOnly value={settlementDate} />.
      </p>
    );
  if (status === 'PENDING') return <p>It goes to the bank at the cut-off. You can cancel it until then.</p>;
  if (status === 'IN_FLIGHT')
    return (
      <p>
        The portal keeps checking with the bank and updates this page. Do not take the payment again: the customer may
        have been charged.
      </p>
    );
  if (status === 'SUSPENDED') return <p>A user must review it. It was not sent to the bank.</p>;
  if (responseCode === null) return <p>{receiptWords(transaction.transactionType, status).note}</p>;
  const { text, nextStep } = responseMeaning(paidFrom.accountType, responseCode);
  return (
    <div className="grid gap-1">
      <strong>
        {text} ({responseCode})
      </strong>
      <span>{nextStep}</span>
    </div>
  );
}
