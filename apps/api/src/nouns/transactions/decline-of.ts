import { responseMeaning } from '@quickportal/contracts/rules/payments/response-codes';
import type { TransactionDetails } from '@quickportal/contracts/transactions/read';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';

/** Why a payment was declined or came back, by the network or by fraud guard; null for any other. */
export function declineOf({ status, paymentMethod, responseCode }: TransactionRecord): TransactionDetails['decline'] {
  if (status !== 'DECLINED' && status !== 'DISHONOURED') return null;
  if (responseCode === null) return status === 'DECLINED' ? declinedByFraudGuard : null;
  const { kind, text, nextStep } = responseMeaning(paymentMethod, responseCode);
  return kind && { kind, text, nextStep };
}

const declinedByFraudGuard = {
  kind: 'HARD',
  text: 'Stopped by fraud guard and never sent to the bank',
  nextStep: 'Do not try this card again before you have spoken to the customer.',
} as const;
