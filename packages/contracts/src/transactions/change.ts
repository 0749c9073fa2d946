import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { amountText, money, text } from '../kernel/primitives.ts';
import { ChangeRequested } from '../proposals/change-requested.ts';
import { receiptNumber } from './read.ts';
import { Transaction } from './transaction.ts';

const params = z.strictObject({ receiptNumber });

/** What a refund would come to, and who has to agree. */
export const RefundPreview = z
  .strictObject({
    principalAmount: money().meta({ title: 'Principal', description: 'The part of the principal to give back.' }),
    surchargeAmount: money().meta({ title: 'Surcharge', description: 'Its share of the surcharge; zero for none.' }),
    totalAmount: money().meta({ title: 'Total', description: 'What the payer would get back.' }),
    needsApproval: z.boolean().meta({
      title: 'Needs approval',
      description: 'It is above the facility’s limit, so a second person must approve it.',
    }),
    approvalRefusal: z.string().meta({
      title: 'Why no one can approve',
      description:
        'Why the request would be refused at once, as a sentence; empty where at least one user can approve it.',
    }),
  })
  .meta({ id: 'RefundPreview' });
export type RefundPreview = z.output<typeof RefundPreview>;

export const refundTransaction = contract({
  name: 'transactions.refund',
  kind: 'mutation',
  method: 'POST',
  path: 'transactions/{receiptNumber}/refund',
  params,
  query: z.strictObject({
    validateOnly: z.boolean().default(false).meta({
      title: 'Validate only',
      description: 'True checks everything and responds with what would be given back, without doing anything.',
    }),
  }),
  body: z
    .strictObject({
      principalAmount: amountText().meta({
        title: 'Amount',
        description: 'How much of the principal to give back. Its share of the surcharge goes with it.',
        examples: ['50.00'],
        'x-form': { widget: 'money', help: 'Its share of the surcharge is given back with it.' },
      }),
      reason: text({ max: 255 }).meta({
        title: 'Reason',
        description: 'Why, for the audit trail.',
        examples: ['Paid twice'],
      }),
    })
    .meta({ id: 'RefundRequest' }),
  responses: { 200: RefundPreview, 201: Transaction, 202: ChangeRequested },
  errors: ['state-conflict'],
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: ['REFUND_TRANSACTIONS'] },
  audit: 'refunds.take',
  refusedInViewAs: true,
  summary: 'Refund a payment',
  description:
    'Gives back a part or all of an approved payment. 201: the refund, a transaction with a receipt of its own, whose `status` tells the outcome. 202: it is above the facility’s limit and waits for a second person; 422 where no one could approve it, 409 while another request to refund the payment waits. Bank debits can be refunded once they cannot come back any more.',
});

export const voidTransaction = contract({
  name: 'transactions.void',
  kind: 'mutation',
  method: 'POST',
  path: 'transactions/{receiptNumber}/void',
  params,
  responses: { 200: Transaction, 202: Transaction },
  errors: ['state-conflict'],
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: ['REFUND_TRANSACTIONS'] },
  audit: 'payments.void',
  refusedInViewAs: true,
  summary: 'Void a payment',
  description:
    'Undoes a payment before the cut-off of its day. 200: the payment; VOIDED or, where it had not been sent, CANCELLED. Still APPROVED: the bank refused to undo it. 202: the bank has not said yet; ask for the transaction. A request to refund the payment that waits for a second person is closed with it.',
});

export const requeryTransaction = contract({
  name: 'transactions.requery',
  kind: 'mutation',
  method: 'POST',
  path: 'transactions/{receiptNumber}/requery',
  params,
  responses: { 200: Transaction },
  errors: ['state-conflict'],
  audience: ['staff'],
  rights: { anyOf: ['REQUERY_TRANSACTIONS'] },
  notIdempotent: 'It asks for an outcome: asking twice changes nothing more.',
  summary: 'Query the gateway again',
  description:
    'Asks the network what became of a payment, refund or void whose outcome is not known. Nothing is sent again.',
});
