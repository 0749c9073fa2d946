import { transactionStates, type TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';

const money = (amount: string) => ({
  amount,
  currency: 'AUD' as const,
  displayAmount: `$${amount.replace(/(\d)(\d{3})\./, '$1,$2.')}`,
});

/** A card payment of Margaret Olsson's, approved. */
export const cardPayment: Transaction = {
  receiptNumber: '1000004711',
  transactionType: 'PAYMENT',
  status: 'APPROVED',
  statusDisplay: 'Approved',
  statusGroup: 'success',
  businessId: 101,
  customerId: 41827,
  customerName: 'Margaret Olsson',
  customerReferenceNumber: 'HCW-0041827',
  paymentReferenceNumber: 'INV-88213',
  comment: '',
  source: 'TERMINAL',
  sourceDisplay: 'Portal',
  transactionTime: '2026-11-19T23:42:17.000Z',
  settlementDate: '2026-11-20',
  principalAmount: money('1240.00'),
  surchargeAmount: money('13.64'),
  totalAmount: money('1253.64'),
  paidFrom: {
    accountType: 'CREDIT_CARD',
    maskedNumber: '424242......1881',
    holderName: 'Margaret Olsson',
    cardScheme: 'VISA',
    cardType: 'CREDIT',
    bsb: null,
  },
  summaryCode: 0,
  responseCode: '08',
  responseText: 'Approved',
  traceId: 'mzq4k1c8d0aa2f17',
  version: 3,
};

/** The same in another status, as the server words it. */
export function inStatus(status: TransactionStatus, more: Partial<Transaction> = {}): Transaction {
  const { title, tone } = transactionStates.states[status];
  return { ...cardPayment, status, statusDisplay: title, statusGroup: tone, ...more };
}

/** A page of a list: payments and a refund in different states. */
export const transactionRows: readonly (Transaction & { refundedAmount: Transaction['totalAmount'] })[] = [
  inStatus('APPROVED'),
  inStatus('DECLINED', {
    receiptNumber: '1000004710',
    summaryCode: 1,
    responseCode: '51',
    responseText: 'Insufficient funds',
  }),
  inStatus('IN_FLIGHT', { receiptNumber: '1000004709', summaryCode: 2, responseCode: null, responseText: '' }),
  inStatus('PENDING', {
    receiptNumber: '1000004708',
    summaryCode: null,
    responseCode: null,
    responseText: '',
    surchargeAmount: money('0.00'),
    totalAmount: money('1240.00'),
    paidFrom: {
      accountType: 'DIRECT_DEBIT',
      maskedNumber: '.....417',
      holderName: 'M J Olsson',
      cardScheme: null,
      cardType: null,
      bsb: '062000',
    },
  }),
  inStatus('APPROVED', {
    receiptNumber: '1000004707',
    transactionType: 'REFUND',
    source: 'BACK_OFFICE',
    sourceDisplay: 'Back office',
    principalAmount: money('120.00'),
    surchargeAmount: money('1.32'),
    totalAmount: money('121.32'),
  }),
  inStatus('DISHONOURED', { receiptNumber: '1000004706', responseCode: '6', summaryCode: 1 }),
  inStatus('SUSPENDED', { receiptNumber: '1000004705', summaryCode: null, responseCode: null, responseText: '' }),
].map((row, index) => ({ ...row, refundedAmount: money(index === 0 ? '121.32' : '0.00') }));
