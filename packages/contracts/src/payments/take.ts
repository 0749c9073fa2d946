import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { amountText, date, id, money, text } from '../kernel/primitives.ts';
import { Transaction } from '../transactions/transaction.ts';

/** What a payment would come to. */
export const PaymentPreview = z
  .strictObject({
    principalAmount: money().meta({ title: 'Principal', description: 'The amount asked for.' }),
    surchargeAmount: money().meta({ title: 'Surcharge', description: 'What is added for the card; zero for none.' }),
    totalAmount: money().meta({ title: 'Total', description: 'What would be collected.' }),
    surchargeRate: z.string().meta({
      title: 'Surcharge rate',
      description: 'Percent of the principal, at most three decimals.',
      examples: ['0.75'],
    }),
    settlementDate: date().meta({ title: 'Settlement date', description: 'Banking day it would settle on.' }),
  })
  .meta({ id: 'PaymentPreview' });

const reference = (title: string, description: string) =>
  text({ max: 255, min: 0 })
    .optional()
    .meta({ title, description, 'x-form': { width: 'half' } });

export const takePayment = contract({
  name: 'payments.take',
  kind: 'mutation',
  method: 'POST',
  path: 'customers/{id}/payments',
  params: z.strictObject({ id: id().meta({ title: 'Customer id', description: 'Identifier of the customer.' }) }),
  query: z.strictObject({
    validateOnly: z.boolean().default(false).meta({
      title: 'Validate only',
      description: 'True checks everything and answers what would be collected, without taking anything.',
    }),
  }),
  body: z
    .strictObject({
      accountId: id().meta({
        title: 'Account',
        description: 'The customer’s card or bank account to take the payment from.',
        'x-form': { widget: 'select', optionsFrom: 'paymentAccounts' },
      }),
      amount: amountText().meta({
        title: 'Principal amount',
        description: 'Decimal text with two digits. A card surcharge is added to it.',
        examples: ['120.50'],
        'x-form': { widget: 'money', large: true, order: 1 },
        'x-rules': [{ rule: 'amountAtLeast', value: '0.01' }],
      }),
      customerReferenceNumber: reference(
        'Customer reference number',
        'Your reference of the customer; their number if left out.',
      ),
      paymentReferenceNumber: reference(
        'Payment reference number',
        'Your reference of the payment, such as an invoice number.',
      ),
      comment: text({ max: 255, min: 0 })
        .optional()
        .meta({ title: 'Comment', description: 'A note for your colleagues.' }),
    })
    .meta({ id: 'PaymentRequest' }),
  answers: { 200: PaymentPreview, 201: Transaction },
  errors: ['not-found', 'validation-failed', 'state-conflict'],
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: ['TERMINAL_EXISTING_CUSTOMER'] },
  audit: 'payments.take',
  idempotent: true,
  refusedInViewAs: true,
  summary: 'Take a payment',
  description: [
    'Takes a payment from a card or bank account of a customer. The answer tells the outcome by `status`: APPROVED, DECLINED, IN_FLIGHT (the network has not said yet; ask for the transaction, and never send the payment again under another key), PENDING (a bank debit that goes to the bank at the cut-off) or SUSPENDED (held by fraud guard).',
    'Send `Idempotency-Key`: the same key gives the same answer and takes nothing twice. While the first request runs it answers 409.',
  ].join('\n\n'),
  spec: [],
});
