import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { date, dateTime, id, money, text } from '../kernel/primitives.ts';
import { paymentBatchStates } from '../rules/states/payment-batch.ts';
import { stateNames } from '../rules/states/state-machine.ts';
import { refundedAmount } from './refunded-amount.ts';
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
export const timelineTones = ['plain', 'done', 'now', 'bad'] as const;

export const timelineActorKinds = ['USER', 'API_KEY', 'PAYER', 'BANK', 'SYSTEM'] as const;

const TimelineActor = z
  .strictObject({
    kind: z.enum(timelineActorKinds).meta({
      title: 'Kind of actor',
      description:
        'USER: a person with a login. API_KEY: a program. PAYER: the customer. BANK: the payment network. SYSTEM: the platform itself.',
    }),
    name: z.string().meta({
      title: 'Actor name',
      description: 'Name of the user or API key where it is known, otherwise what it is.',
      examples: ['Dana Petrov'],
    }),
  })
  .meta({ id: 'TransactionTimelineActor' });
export type TimelineActor = z.output<typeof TimelineActor>;

const TimelineEntry = z
  .strictObject({
    at: dateTime().meta({ title: 'Time', description: 'When it happened, UTC.' }),
    kind: z.enum(timelineKinds).meta({ title: 'Kind', description: 'What kind of thing happened.' }),
    tone: z.enum(timelineTones).meta({
      title: 'Tone',
      description: 'done: it went well. bad: it failed. now: it is under way. plain: neither.',
    }),
    actor: TimelineActor.meta({ title: 'Actor', description: 'Who did it.' }),
    title: z.string().meta({ title: 'Title', description: 'What happened, in a few words.' }),
    text: z.string().meta({ title: 'Text', description: 'More about it; may be empty.' }),
    receiptNumber: z
      .string()
      .nullable()
      .meta({ title: 'Receipt', description: 'Of a refund: its own receipt, to follow.' }),
  })
  .meta({ id: 'TransactionTimelineEntry' });

/** What a network said to a payment that it declined. */
export const Decline = z
  .strictObject({
    kind: z.enum(['SOFT', 'HARD', 'DATA', 'TECHNICAL']).meta({
      title: 'Kind',
      description:
        'SOFT: a later try can succeed. HARD: never again with these details. DATA: mend something first. TECHNICAL: the network, not the payer.',
    }),
    text: z.string().meta({ title: 'Meaning', description: 'The code in words.' }),
    nextStep: z.string().meta({ title: 'Next step', description: 'What to do now.' }),
  })
  .meta({ id: 'TransactionDecline' });

const Batch = z
  .strictObject({
    paymentBatchId: id().meta({ title: 'Batch id', description: 'The payment batch that it settles with.' }),
    status: z
      .enum(stateNames(paymentBatchStates))
      .meta({ title: 'Batch status', description: 'OPEN until the cut-off, CLOSED until it settles, then SETTLED.' }),
    settlementDate: date().meta({ title: 'Batch settlement date', description: 'Banking day the batch settles on.' }),
    closesAt: dateTime().nullable().meta({ title: 'Closes', description: 'Its cut-off, UTC; null where it has none.' }),
  })
  .meta({ id: 'TransactionBatch' });

/** A transaction with its whole life. */
export const TransactionDetails = Transaction.extend({
  originalReceiptNumber: z
    .string()
    .nullable()
    .meta({ title: 'Original receipt', description: 'Of a refund: the payment it gives back.' }),
  businessName: z.string().meta({ title: 'Business', description: 'Name of the supplier business that is paid.' }),
  surchargeRate: z
    .string()
    .meta({ title: 'Surcharge rate', description: 'Percent of the principal, as it was then.', examples: ['1.5'] }),
  batch: Batch.nullable().meta({
    title: 'Batch',
    description: 'What it settles with; null for payments made before batches were kept.',
  }),
  decline: Decline.nullable().meta({ title: 'Decline', description: 'Why it failed and what to do; null otherwise.' }),
  refundedAmount,
  refundablePrincipal: money().meta({
    title: 'Refundable',
    description: 'How much of the principal can be given back now; zero where nothing can.',
  }),
  refundRefusal: z.string().meta({
    title: 'Why not refundable',
    description: 'Why no money of it can be given back now, as a sentence; empty where it can.',
  }),
  pendingRefundId: id()
    .nullable()
    .meta({ title: 'Pending refund', description: 'Request for a refund that waits for a second person.' }),
  canRequery: z.boolean().meta({
    title: 'Can be asked for',
    description: 'Whether the network can be asked for an outcome that is not known.',
  }),
  canVoid: z.boolean().meta({ title: 'Can be voided', description: 'Whether it can be undone before its cut-off.' }),
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
    'A payment or refund with its life as a timeline: request, fraud decision, what was sent and answered, settlement, refunds and notices.',
});
