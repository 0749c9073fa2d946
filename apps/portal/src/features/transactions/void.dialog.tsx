import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import type { ToastOptions } from '@quickportal/ui/toast';
import type { CallResponse } from '../../data/calls/call.ts';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';
import { NO_BANK_ANSWER } from './no-bank-response.ts';

interface VoidDialogProps {
  transaction: TransactionDetails;
  onClose: () => void;
}

/** Asks before a payment is undone, or taken back before it was sent. */
export const VoidDialog = ({ transaction, onClose }: VoidDialogProps) => (
  <ConfirmChange
    call="transactions.void"
    input={{ params: { receiptNumber: transaction.receiptNumber } }}
    {...voidQuestion(transaction)}
    done={(response) => outcomeToast(transaction.receiptNumber, response)}
    sending="void"
    onClose={onClose}
  />
);

function outcomeToast(receiptNumber: string, { status, body }: CallResponse<'transactions.void'>): ToastOptions {
  if (status === 202) return NO_BANK_ANSWER;
  if (body.status === 'APPROVED')
    return { tone: 'warning', title: 'The bank refused to void the payment', description: 'Refund it instead.' };
  return { tone: 'success', title: `Payment ${receiptNumber} ${body.statusDisplay.toLowerCase()}` };
}

/** What is asked before a payment is voided or cancelled. */
export function voidQuestion(transaction: TransactionDetails): Question {
  const { status, totalAmount, receiptNumber, paidFrom, pendingRefundId } = transaction;
  const wasSent = status === 'APPROVED';
  const verb = wasSent ? 'Void' : 'Cancel';
  return {
    title: `${verb} payment ${receiptNumber} of ${totalAmount.displayAmount}?`,
    action: `${verb} payment`,
    cancel: 'Keep payment',
    children: (
      <>
        <p>
          {wasSent
            ? `The whole payment is voided at the bank, and ${paidFromName(paidFrom)} is not charged. After the cut-off you can only refund it.`
            : `It has not been sent to the bank. ${paidFromName(paidFrom)} is not charged.`}
        </p>
        {pendingRefundId !== null && <p>The pending request to refund this payment is closed as well.</p>}
        <p>This cannot be undone. To charge the customer after all, take a new payment.</p>
      </>
    ),
  };
}
