import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { receiptNumber } from './read.ts';

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
