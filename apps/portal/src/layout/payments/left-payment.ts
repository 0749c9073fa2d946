import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { toast, type ToastOptions } from '@quickportal/ui/toast';
import type { AttemptOutcome } from '../../data/use-payment-attempt.ts';
import { reasonOf, STAYS } from '../forms/left-outcome.ts';

interface LeftPayment {
  /** Amount as shown. */
  displayTotal: string;
  /** Opens the receipt; undefined if the user may not see it. */
  onReceipt: ((transaction: Transaction) => void) | undefined;
  /** Reopens the form, which shows what is left to do. */
  onForm: () => void;
}

/** Shows the outcome of a payment that the user left while it was being taken. */
export function showLeftPayment(outcome: AttemptOutcome, { displayTotal, onReceipt, onForm }: LeftPayment): void {
  const payment = `Payment of ${displayTotal}`;
  const unknown = `The outcome of the payment of ${displayTotal} is not known yet`;
  const form = { label: 'Open payment', onAction: onForm };
  if (outcome.state === 'refused')
    return show({
      tone: 'warning',
      title: `${payment} not taken`,
      description: reasonOf(outcome.problem),
      action: form,
    });
  if (outcome.state === 'open')
    return show({
      tone: 'warning',
      title: unknown,
      description: outcome.message,
      action: form,
    });
  const { transaction } = outcome;
  show({
    ...(transaction.status === 'IN_FLIGHT'
      ? { tone: 'warning', title: unknown, description: 'The portal keeps checking. Do not take it again.' }
      : takenText(payment, transaction)),
    ...(onReceipt && { action: { label: 'View receipt', onAction: () => onReceipt(transaction) } }),
  });
}

const show = (options: ToastOptions) => void toast({ ...STAYS, ...options });

function takenText(payment: string, { status, responseText }: Transaction): ToastOptions {
  if (status === 'APPROVED') return { tone: 'success', title: `${payment} approved` };
  if (status === 'PENDING')
    return { tone: 'success', title: `${payment} recorded`, description: 'It goes to the bank at the cut-off.' };
  if (status === 'SUSPENDED')
    return { tone: 'warning', title: `${payment} held by fraud guard`, description: 'A user must review it.' };
  return { tone: 'warning', title: `${payment} declined`, ...(responseText !== '' && { description: responseText }) };
}
