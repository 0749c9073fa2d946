import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { money, amountText, text } from '../../kernel/primitives.ts';
import { ChangeRequested } from '../proposals/change-requested.ts';
import { receiptNumber } from './read.ts';
import { Transaction } from './transaction.ts';

const params = z.strictObject({ receiptNumber });

/** What a refund would come to, and who has to agree. */
export const RefundPreview = z
  .strictObject({
    principalAmount: money().meta({ title: 'Principal', description: 'Principal to refund.' }),
    surchargeAmount: money().meta({ title: 'Surcharge', description: 'Its share of the surcharge; zero for none.' }),
    totalAmount: money().meta({ title: 'Total', description: 'Total to refund.' }),
    needsApproval: z.boolean().meta({
      title: 'Needs approval',
      description: 'Whether the amount is above the facility’s limit, so that a second user must approve the refund.',
    }),
    approvalRefusal: z.string().meta({
      title: 'No approver reason',
      description: 'Why no user could approve the request; empty where at least one could.',
    }),
  })
  .meta({ id: 'RefundPreview' });
export type RefundPreview = z.output<typeof RefundPreview>;

/** A refund, with the payment that it gives back. */
export const Refund = Transaction.extend({
  originalReceiptNumber: z.string().meta({
    title: 'Original receipt',
    description: 'Receipt of the payment that was refunded.',
    examples: ['1000004711'],
  }),
}).meta({ id: 'Refund', title: 'Refund', description: 'A refund, which is a transaction of its own.' });
export type Refund = z.output<typeof Refund>;

export const refundTransaction = contract({
  name: 'transactions.refund',
  kind: 'mutation',
  method: 'POST',
  path: 'transactions/{receiptNumber}/refund',
  params,
  query: z.strictObject({
    validateOnly: z.boolean().default(false).meta({
      title: 'Validate only',
      description: 'True checks the refund and returns its amounts, without making it.',
    }),
  }),
  body: z
    .strictObject({
      principalAmount: amountText().meta({
        title: 'Amount',
        description: 'Principal to refund. Its share of the surcharge is added.',
        examples: ['50.00'],
        'x-form': { widget: 'money', help: 'Its share of the surcharge is refunded as well.' },
      }),
      reason: text({ max: 255 }).meta({
        title: 'Reason',
        description: 'Why you refund the payment; kept in the audit trail.',
        examples: ['Paid twice'],
      }),
    })
    .meta({ id: 'RefundRequest' }),
  responses: { 200: RefundPreview, 201: Refund, 202: ChangeRequested },
  errors: ['state-conflict'],
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: ['REFUND_TRANSACTIONS'] },
  audit: 'refunds.take',
  refusedInViewAs: true,
  summary: 'Refund a payment',
  description:
    'Refunds all or part of an approved payment. 201: the refund, a transaction with its own receipt; `status` is the outcome. 202: it is above the facility’s limit, so a second user must approve it; 422 where no user could approve it. API keys cannot request an approval: above the limit they get 403, and `validateOnly` returns `needsApproval` beforehand. 409 while another request to refund the payment is pending. Bank debits can be refunded once the bank can no longer return them.',
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
    'Voids a payment before the cut-off of its day. 200: the payment, VOIDED or, where it had not been sent, CANCELLED. Still APPROVED: the bank refused to void it. 202: the outcome is not known yet; retrieve the transaction. A pending request to refund the payment is closed as well.',
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
  notIdempotent: 'It only queries the outcome: a repeat has no further effect.',
  summary: 'Query the gateway again',
  description:
    'Queries the network for the unknown outcome of a payment, refund or void. The payment is not sent again.',
});

export const ReceiptSent = z
  .strictObject({
    email: z.string().meta({
      title: 'Email',
      description: 'Email address that the receipt is sent to.',
      examples: ['kim@example.com'],
    }),
  })
  .meta({ id: 'ReceiptSent' });

export const sendTransactionReceipt = contract({
  name: 'transactions.sendReceipt',
  kind: 'mutation',
  method: 'POST',
  path: 'transactions/{receiptNumber}/receipt',
  params: z.strictObject({ receiptNumber }),
  query: z.strictObject({
    confirmSendAgain: z.boolean().default(false).meta({
      title: 'Confirm send again',
      description: 'True sends a receipt that was sent within the last minute once more.',
    }),
  }),
  responses: { 200: ReceiptSent },
  errors: ['state-conflict'],
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: ['TERMINAL_EXISTING_CUSTOMER'] },
  audit: 'receipts.send',
  cost: 10,
  summary: 'Email a receipt to the customer',
  description:
    'Sends the receipt of an approved payment or refund to the customer, as a PDF. 409 where no money moved, or the customer has email notifications switched off; `detail` says which. 422 on `confirmSendAgain` where the receipt was sent within the last minute.',
});
