import { z } from 'zod';
import { customerId, customerAudience } from '../customers/call-parts.ts';
import { readRights } from '../customers/customer-rights.ts';
import { contract } from '../../kernel/contract.ts';
import { text, id, date, dateTime, money } from '../../kernel/primitives.ts';
import { FraudDecision } from '../fraud-reviews/fraud-decision.ts';
import { totalsField, pageFields, pagedWithTotals } from '../../kernel/paging.ts';
import { timelineShape } from '../../kernel/timeline.ts';
import { paymentBatchStates } from '../../rules/states/payment-batch.ts';
import { stateNames } from '../../rules/state-machines/state-machine.ts';
import { PaymentsToday, WEEKS_COMPARED } from './payments-today.ts';
import { refundedAmount } from './refunded-amount.ts';
import { transactionRights } from './transaction-rights.ts';
import { Transaction } from './transaction.ts';

export const receiptNumber = text({ max: 20 }).meta({
  title: 'Receipt number',
  description: 'Receipt of the payment or refund.',
  examples: ['1000000001'],
});

export const timelineKinds = [
  'REQUEST',
  'FRAUD',
  'SENT',
  'ANSWER',
  'SETTLEMENT',
  'REFUND',
  'CANCELLED',
  'NOTICE',
] as const;
const TimelineEntry = z
  .strictObject({
    ...timelineShape,
    kind: z.enum(timelineKinds).meta({ title: 'Kind', description: 'Kind of event.' }),
    receiptNumber: z
      .string()
      .nullable()
      .meta({ title: 'Receipt', description: 'Of a refund: its own receipt number.' }),
  })
  .meta({ id: 'TransactionTimelineEntry' });

/** What a network said to a payment that it declined. */
export const Decline = z
  .strictObject({
    kind: z.enum(['SOFT', 'HARD', 'DATA', 'TECHNICAL']).meta({
      title: 'Kind',
      description:
        'SOFT: a later attempt can succeed. HARD: no attempt with these details can succeed. DATA: correct the details first. TECHNICAL: the network failed, not the payer.',
    }),
    text: z.string().meta({ title: 'Meaning', description: 'Meaning of the code.' }),
    nextStep: z.string().meta({ title: 'Next step', description: 'What to do now.' }),
  })
  .meta({ id: 'TransactionDecline' });

const Batch = z
  .strictObject({
    paymentBatchId: id().meta({ title: 'Batch ID', description: 'The payment batch that it settles with.' }),
    status: z
      .enum(stateNames(paymentBatchStates))
      .meta({ title: 'Batch status', description: 'OPEN until the cut-off, CLOSED until it settles, then SETTLED.' }),
    settlementDate: date().meta({ title: 'Batch settlement date', description: 'Banking day the batch settles on.' }),
    closesAt: dateTime().nullable().meta({ title: 'Closes', description: 'Its cut-off, UTC; null where it has none.' }),
  })
  .meta({ id: 'TransactionBatch' });

const FileLine = z
  .strictObject({
    fileId: id().meta({ title: 'File ID', description: 'The payment file that it was taken from.' }),
    fileName: z.string().meta({ title: 'File name', description: 'Name of the file.' }),
    lineNumber: id().meta({ title: 'Line', description: 'Its line in the file, starting at 1.' }),
  })
  .meta({ id: 'TransactionFileLine' });

/** A transaction with its whole life. */
export const TransactionDetails = Transaction.extend({
  cardNetwork: z.enum(['EFTPOS']).nullable().meta({
    title: 'Card network',
    description: 'EFTPOS where merchant choice routing sent a debit card there; null for the card’s own network.',
  }),
  originalReceiptNumber: z
    .string()
    .nullable()
    .meta({ title: 'Original receipt', description: 'Of a refund: the payment that was refunded.' }),
  businessName: z.string().meta({ title: 'Business', description: 'Name of the supplier business that is paid.' }),
  fileLine: FileLine.nullable().meta({
    title: 'Line of a file',
    description: 'The line of a payment file that it was taken from; null where it came from no file.',
  }),
  payToAgreementToken: z
    .string()
    .nullable()
    .meta({
      title: 'PayTo agreement',
      description: 'Token of the agreement it was taken under; null where there is none.',
      examples: ['C09000000101482213700091552604'],
    }),
  surchargeRate: z.string().meta({
    title: 'Surcharge rate',
    description: 'Percent of the principal, at the time of the payment.',
    examples: ['1.5'],
  }),
  batch: Batch.nullable().meta({
    title: 'Batch',
    description: 'The batch it settles with; null where there is none.',
  }),
  decline: Decline.nullable().meta({ title: 'Decline', description: 'Why it failed and what to do; otherwise null.' }),
  fraudDecision: FraudDecision.nullable().meta({
    title: 'Fraud decision',
    description: 'What fraud guard decided about it, and why; null where it was not checked.',
  }),
  refundedAmount,
  refundablePrincipal: money().meta({
    title: 'Refundable',
    description: 'Principal that can be refunded now; zero where nothing can.',
  }),
  refundRefusal: z.string().meta({
    title: 'Refund refusal',
    description: 'Why it cannot be refunded now; empty where it can.',
  }),
  pendingRefundId: id()
    .nullable()
    .meta({ title: 'Pending refund', description: 'Pending request to refund the payment.' }),
  canRequery: z.boolean().meta({
    title: 'Can be requeried',
    description: 'Whether the network can be queried for an unknown outcome.',
  }),
  canVoid: z.boolean().meta({ title: 'Can be voided', description: 'Whether it can be voided before its cut-off.' }),
  timeline: z.array(TimelineEntry).meta({ title: 'Timeline', description: 'What happened, oldest first.' }),
}).meta({ id: 'TransactionDetails' });
export type TransactionDetails = z.output<typeof TransactionDetails>;

export const getTransaction = contract({
  name: 'transactions.get',
  kind: 'query',
  method: 'GET',
  path: 'transactions/{receiptNumber}',
  params: z.strictObject({ receiptNumber }),
  responses: { 200: TransactionDetails },
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: ['TransactionDetailView'] },
  summary: 'Retrieve a transaction',
  description:
    'A payment or refund with its timeline: request, fraud decision, messages to and from the bank, settlement, refunds and notices.',
});

/** A line of a customer's Payment History (1E005). */
export const TransactionRow = Transaction.pick({
  receiptNumber: true,
  customerReferenceNumber: true,
  paymentReferenceNumber: true,
  transactionTime: true,
  sourceDisplay: true,
  status: true,
  statusDisplay: true,
  statusGroup: true,
  totalAmount: true,
  transactionType: true,
  paidFrom: true,
})
  .extend({ refundedAmount })
  .meta({ id: 'TransactionRow', title: 'Transaction row', description: 'A payment or refund of a customer.' });
export type TransactionRow = z.output<typeof TransactionRow>;

export const listCustomerTransactions = contract({
  name: 'transactions.listCustomerTransactions',
  kind: 'query',
  method: 'GET',
  path: 'customers/{id}/transactions',
  params: z.strictObject({ id: customerId }),
  query: z.strictObject({ ...totalsField, ...pageFields(5) }),
  responses: {
    200: pagedWithTotals(TransactionRow, 'Transactions', Transaction.shape.status).meta({ id: 'TransactionRowPage' }),
  },
  audience: customerAudience,
  rights: { anyOf: readRights },
  summary: 'List payments of a customer',
  description: 'Payments and refunds of the customer, newest first, five on a page.',
  spec: ['1C023'],
});

export const getTransactionsToday = contract({
  name: 'transactions.getTransactionsToday',
  kind: 'query',
  method: 'GET',
  path: 'payments/today',
  responses: { 200: PaymentsToday },
  audience: ['facility', 'staff'],
  rights: transactionRights,
  cost: 2,
  summary: 'Retrieve the payments of today',
  description: `The payments of today by hour in the community’s time zone, compared with the same weekday of the last ${WEEKS_COMPARED} weeks, and why payments were declined.`,
});
