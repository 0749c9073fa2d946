import { responseMeaning } from '@quickportal/contracts/rules/response-codes';
import type { TransactionDetails } from '@quickportal/contracts/transactions/read';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';

/** What the network said to a payment that was declined or came back; null for any other. */
export function declineOf({ status, paymentMethod, responseCode }: TransactionRecord): TransactionDetails['decline'] {
  if ((status !== 'DECLINED' && status !== 'DISHONOURED') || responseCode === null) return null;
  const { kind, text, nextStep } = responseMeaning(paymentMethod, responseCode);
  return kind && { kind, text, nextStep };
}
