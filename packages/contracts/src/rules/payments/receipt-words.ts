import type { TransactionStatus } from '../states/transaction.ts';

/** What a receipt is called, and the sentence under its amount. */
export interface ReceiptWords {
  title: string;
  note: string;
  /** Whether money moved, so that there is something to receive a receipt for. */
  isReceipt: boolean;
}

const NO_MONEY = 'No money was taken.';

const payments: Readonly<Record<TransactionStatus, ReceiptWords>> = {
  APPROVED: { title: 'Payment receipt', note: 'Paid. Thank you.', isReceipt: true },
  REFUNDED: { title: 'Payment receipt', note: 'Paid, and refunded since.', isReceipt: true },
  PENDING: { title: 'Payment recorded', note: 'The payment goes to the bank at the cut-off.', isReceipt: false },
  IN_FLIGHT: { title: 'Payment under way', note: 'The bank has not confirmed the outcome yet.', isReceipt: false },
  SUSPENDED: { title: 'Payment under review', note: 'No money was taken yet.', isReceipt: false },
  DECLINED: { title: 'Payment declined', note: NO_MONEY, isReceipt: false },
  DISHONOURED: { title: 'Payment returned', note: 'The bank returned it. The amount is still owed.', isReceipt: false },
  VOIDED: { title: 'Payment voided', note: NO_MONEY, isReceipt: false },
  CANCELLED: { title: 'Payment cancelled', note: NO_MONEY, isReceipt: false },
};

const under = { title: 'Refund under way', note: 'The bank has not confirmed the outcome yet.', isReceipt: false };
const none = { note: 'No money was refunded.', isReceipt: false };
const refunds: Partial<Record<TransactionStatus, ReceiptWords>> = {
  APPROVED: {
    title: 'Refund receipt',
    note: 'Refunded. It can take a few days for the refund to appear on your statement.',
    isReceipt: true,
  },
  DECLINED: { title: 'Refund declined', ...none },
  CANCELLED: { title: 'Refund cancelled', ...none },
};

/** The words of a receipt: what is printed tells the truth about what did not, or not yet, move money. */
export const receiptWords = (type: 'PAYMENT' | 'REFUND', status: TransactionStatus): ReceiptWords =>
  type === 'PAYMENT' ? payments[status] : (refunds[status] ?? under);
