import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { amountText, id, text } from '../kernel/primitives.ts';
import { receiptNumber } from './read.ts';
import { Transaction } from './transaction.ts';

const params = z.strictObject({ receiptNumber });

export const RefundRequested = z
  .strictObject({
    proposalId: id().meta({ title: 'Request id', description: 'The request that a second person must approve.' }),
  })
  .meta({ id: 'RefundRequested' });

export const refundTransaction = contract({
  name: 'transactions.refund',
  kind: 'mutation',
  method: 'POST',
  path: 'transactions/{receiptNumber}/refund',
  params,
  body: z
    .strictObject({
      principalAmount: amountText()
        .optional()
        .meta({
          title: 'Amount',
          description:
            'How much of the principal to give back; all that is left when left out. Its share of the surcharge goes with it.',
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
  answers: { 201: Transaction, 202: RefundRequested },
  errors: ['not-found', 'state-conflict', 'validation-failed'],
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: ['REFUND_TRANSACTIONS'] },
  audit: 'refunds.take',
  idempotent: true,
  refusedInViewAs: true,
  summary: 'Refund a payment',
  description:
    'Gives back a part or all of an approved payment. 201: the refund, a transaction with a receipt of its own, whose `status` tells the outcome. 202: it is above the facility’s limit and waits for a second person. Bank debits can be refunded once they cannot come back any more.',
  spec: [],
});

export const voidTransaction = contract({
  name: 'transactions.void',
  kind: 'mutation',
  method: 'POST',
  path: 'transactions/{receiptNumber}/void',
  params,
  answers: { 200: Transaction, 202: Transaction },
  errors: ['not-found', 'state-conflict'],
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: ['REFUND_TRANSACTIONS'] },
  audit: 'payments.void',
  idempotent: true,
  refusedInViewAs: true,
  summary: 'Void a payment',
  description:
    'Undoes a payment before the cut-off of its day. 200: the payment; VOIDED or, where it had not been sent, CANCELLED. Still APPROVED: the bank refused to undo it. 202: the bank has not said yet; ask for the transaction.',
  spec: [],
});

export const requeryTransaction = contract({
  name: 'transactions.requery',
  kind: 'mutation',
  method: 'POST',
  path: 'transactions/{receiptNumber}/requery',
  params,
  answers: { 200: Transaction },
  errors: ['not-found', 'state-conflict'],
  audience: ['staff'],
  rights: { anyOf: ['REQUERY_TRANSACTIONS'] },
  audit: 'transactions.requery',
  summary: 'Query the gateway again',
  description:
    'Asks the network what became of a payment, refund or void whose outcome is not known. Nothing is sent again.',
  spec: [],
});
