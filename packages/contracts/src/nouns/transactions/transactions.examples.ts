import { money, type ExampleFields, type Examples } from '../../kernel/examples.ts';
import { paymentsToday } from './payments-today-example.ts';

const transaction: ExampleFields = {
  receiptNumber: '1000004711',
  status: 'APPROVED',
  statusDisplay: 'Approved',
  statusGroup: 'success',
  customerReferenceNumber: 'HCW-0041827',
  paymentReferenceNumber: 'INV-88213',
  comment: '',
  source: 'RESTAPI',
  sourceDisplay: 'REST API',
  settlementDate: '2026-11-23',
  principalAmount: money('120.50'),
  surchargeAmount: money('1.33'),
  totalAmount: money('121.83'),
  responseCode: '08',
  responseText: 'Approved',
  traceId: 'mzq4k1c8d0aa2f17',
  version: 2,
};

/** What components look like as a whole. */
export const examples = {
  ListedTransaction: transaction,
  PaidFrom: {
    holderName: 'Margaret Olsson',
    maskedNumber: '401288......1881',
    cardScheme: 'VISA',
    cardType: 'CREDIT',
    bsb: null,
  },
  PaymentsToday: paymentsToday,
  ReceiptSent: { email: 'margaret.olsson@example.com' },
  RefundPreview: {
    principalAmount: money('50.00'),
    surchargeAmount: money('0.55'),
    totalAmount: money('50.55'),
    needsApproval: false,
    approvalRefusal: '',
  },
  Transaction: transaction,
  TransactionBatch: { paymentBatchId: 8812, settlementDate: '2026-11-23', closesAt: '2026-11-20T07:00:00.000Z' },
  TransactionDecline: {
    text: 'Insufficient funds',
    nextStep: 'Try again later, or ask the customer for another account.',
  },
  TransactionDetails: {
    ...transaction,
    fileLine: null,
    surchargeRate: '1.1',
    decline: null,
    refundedAmount: money('0.00'),
    refundablePrincipal: money('120.50'),
    refundRefusal: '',
    pendingRefundId: null,
    canVoid: true,
  },
  TransactionRow: transaction,
  TransactionTimelineEntry: {
    kind: 'ANSWER',
    tone: 'done',
    actor: { kind: 'BANK', name: 'Bank' },
    title: 'Approved by the bank',
    text: '08 Approved',
    receiptNumber: null,
  },
} satisfies Examples;
