import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import type { ToastOptions } from '@quickportal/ui/toast';

/** What a user decides about a suspended payment. */
export type ReviewTask = 'approve' | 'decline';

/** What became of a decision: the payment, or why it was not made because another user decided meanwhile. */
export type ReviewOutcome = { transaction: Transaction } | { refusal: string };

/** What is said after a decision: what became of the payment, or that another user was first. */
export function decidedToast(task: ReviewTask, outcome: ReviewOutcome, receiptNumber: string): ToastOptions {
  if ('refusal' in outcome)
    return {
      tone: 'info',
      title: `Another user decided about ${receiptNumber} meanwhile`,
      description: outcome.refusal,
    };
  return task === 'decline' ? { title: `${nameOf(outcome.transaction)} declined` } : approvedToast(outcome.transaction);
}

const nameOf = ({ totalAmount, customerName }: Transaction): string =>
  customerName === '' ? totalAmount.displayAmount : `${totalAmount.displayAmount} of ${customerName}`;

function approvedToast(transaction: Transaction): ToastOptions {
  const { status, responseText } = transaction;
  if (status === 'APPROVED') return { title: `${nameOf(transaction)} approved and paid` };
  if (status === 'DECLINED')
    return {
      tone: 'warning',
      title: `${nameOf(transaction)} approved, but declined by the bank`,
      ...(responseText !== '' && { description: responseText }),
    };
  return {
    tone: 'info',
    title: `${nameOf(transaction)} approved`,
    description: 'The outcome is not known yet. The portal keeps checking.',
  };
}
