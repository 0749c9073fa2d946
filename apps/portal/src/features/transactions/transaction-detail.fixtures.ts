import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { cardPayment, inStatus } from './transaction.fixtures.ts';

type Entry = TransactionDetails['timeline'][number];

const user: Entry['actor'] = { kind: 'USER', name: 'Dana Petrov' };
const bank: Entry['actor'] = { kind: 'BANK', name: 'Bank' };
const system: Entry['actor'] = { kind: 'SYSTEM', name: 'System' };
const actors: Record<Entry['kind'], Entry['actor']> = {
  REQUEST: user,
  FRAUD: { kind: 'SYSTEM', name: 'Fraud guard' },
  SENT: system,
  ANSWER: bank,
  SETTLEMENT: system,
  REFUND: user,
  CANCELLED: user,
  NOTICE: system,
};

const entry = (
  at: string,
  kind: Entry['kind'],
  tone: Entry['tone'],
  title: string,
  text = '',
  receiptNumber: string | null = null,
): Entry => ({ at, kind, tone, actor: actors[kind], title, text, receiptNumber });

const request = entry('2026-11-19T23:42:17.000Z', 'REQUEST', 'done', 'Payment of $1,253.64 asked for', 'Portal');
const sent = entry('2026-11-19T23:42:17.100Z', 'SENT', 'done', 'Sent to the bank');
const mailed = entry(
  '2026-11-19T23:42:19.000Z',
  'NOTICE',
  'done',
  'Email sent to the customer',
  '“Your payment of $1,253.64”',
);

/** An approved card payment: it can be voided until its cut-off, and refunded. */
export const approved: TransactionDetails = {
  ...cardPayment,
  originalReceiptNumber: null,
  fileLine: null,
  cardNetwork: null,
  payToAgreementToken: null,
  businessName: 'Harbour City Water',
  surchargeRate: '1.1',
  batch: { paymentBatchId: 8812, status: 'OPEN', settlementDate: '2026-11-20', closesAt: '2026-11-20T07:00:00.000Z' },
  decline: null,
  fraudDecision: null,
  refundedAmount: { amount: '0.00', currency: 'AUD', displayAmount: '$0.00' },
  refundablePrincipal: cardPayment.principalAmount,
  refundRefusal: '',
  pendingRefundId: null,
  canRequery: false,
  canVoid: true,
  timeline: [
    request,
    sent,
    entry('2026-11-19T23:42:18.300Z', 'ANSWER', 'done', 'Approved by the bank', '08 Approved'),
    mailed,
  ],
};

const nothing = { amount: '0.00', currency: 'AUD', displayAmount: '$0.00' } as const;
const cannot = {
  canVoid: false,
  refundablePrincipal: nothing,
  refundRefusal: 'Only approved payments can be refunded.',
};

/** Declined, and worth another try. */
export const softDecline: TransactionDetails = {
  ...approved,
  ...inStatus('DECLINED', { summaryCode: 1, responseCode: '51', responseText: 'Insufficient funds' }),
  ...cannot,
  decline: {
    kind: 'SOFT',
    text: 'Insufficient funds',
    nextStep: 'Try again later, or ask the customer for another account.',
  },
  timeline: [
    request,
    sent,
    entry('2026-11-19T23:42:18.300Z', 'ANSWER', 'bad', 'Declined by the bank', '51 Insufficient funds'),
    {
      ...mailed,
      title: 'No email to the customer',
      tone: 'plain',
      text: 'The customer has email notifications switched off.',
    },
  ],
};

/** The network has not said: it may have been charged. */
export const unknown: TransactionDetails = {
  ...approved,
  ...inStatus('IN_FLIGHT', { summaryCode: 2, responseCode: null, responseText: '' }),
  ...cannot,
  canRequery: true,
  timeline: [
    request,
    {
      ...sent,
      tone: 'now',
      text: 'The bank has not responded. The portal keeps checking until the outcome is known; the payment is not sent again. Asked for 2 times so far.',
    },
  ],
};

/** A part is given back, and more waits for a second person. */
export const partRefunded: TransactionDetails = {
  ...approved,
  canVoid: false,
  refundedAmount: { amount: '121.32', currency: 'AUD', displayAmount: '$121.32' },
  refundablePrincipal: { amount: '1120.00', currency: 'AUD', displayAmount: '$1,120.00' },
  pendingRefundId: 37,
  timeline: [
    ...approved.timeline,
    entry(
      '2026-11-20T01:10:00.000Z',
      'REFUND',
      'done',
      'Refund of $121.32: approved',
      'Billed twice for October',
      '1000004712',
    ),
  ],
};

/** The refund itself. */
export const refund: TransactionDetails = {
  ...approved,
  receiptNumber: '1000004712',
  transactionType: 'REFUND',
  source: 'BACK_OFFICE',
  sourceDisplay: 'Back office',
  comment: 'Billed twice for October',
  originalReceiptNumber: '1000004711',
  principalAmount: { amount: '120.00', currency: 'AUD', displayAmount: '$120.00' },
  surchargeAmount: { amount: '1.32', currency: 'AUD', displayAmount: '$1.32' },
  totalAmount: { amount: '121.32', currency: 'AUD', displayAmount: '$121.32' },
  ...cannot,
};

/** A bank debit that waits for its cut-off. */
export const pendingDebit: TransactionDetails = {
  ...approved,
  ...inStatus('PENDING', {
    summaryCode: null,
    responseCode: null,
    responseText: '',
    surchargeAmount: nothing,
    totalAmount: cardPayment.principalAmount,
    paidFrom: {
      accountType: 'DIRECT_DEBIT',
      maskedNumber: '.....417',
      holderName: 'M J Olsson',
      cardScheme: null,
      cardType: null,
      bsb: '062000',
    },
  }),
  ...cannot,
  canVoid: true,
  surchargeRate: '0',
  timeline: [request],
};

/** Held until a user decides. */
export const suspended: TransactionDetails = {
  ...approved,
  ...inStatus('SUSPENDED', { summaryCode: null, responseCode: null, responseText: '' }),
  ...cannot,
  fraudDecision: {
    status: 'SUSPENDED',
    statusDisplay: 'Suspended',
    mode: 'ACTIVE',
    decidedAt: '2026-11-19T23:42:17.000Z',
    reasons: [
      {
        rule: 'CARD_PAN',
        title: 'Repeated declined card',
        text: 'The card was declined 4 times within 12 hours; the rule matches from 4.',
        isShadow: false,
      },
      {
        rule: 'ANONYMOUS_IP_PROXY',
        title: 'Anonymous IP proxy',
        text: 'The IP address belongs to a proxy that hides where the customer is.',
        isShadow: true,
      },
    ],
    reviewedAt: null,
    reviewerName: null,
    reviewReason: '',
    version: 1,
  },
  timeline: [
    request,
    entry(
      '2026-11-19T23:42:17.000Z',
      'FRAUD',
      'now',
      'Fraud guard: suspended',
      'A user must review it. It was not sent to the bank.',
    ),
  ],
};
