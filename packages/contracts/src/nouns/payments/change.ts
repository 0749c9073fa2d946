import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { dateTime, money, date, text, id, amountText } from '../../kernel/primitives.ts';
import { fraudGuardModes, fraudGuardRules } from '../../rules/fraud-guard/fraud-guard-rules.ts';
import { Transaction } from '../transactions/transaction.ts';

/** Minutes within which the same payment again is asked about. */
export const SAME_PAYMENT_MINUTES = 10;

const SamePayment = z
  .strictObject({
    receiptNumber: z.string().meta({ title: 'Receipt number', description: 'Receipt of the earlier payment.' }),
    takenAt: dateTime().meta({ title: 'Taken at', description: 'When it was taken, UTC.' }),
    statusDisplay: z
      .string()
      .meta({ title: 'Status', description: 'Its status, formatted for display.', examples: ['Approved'] }),
    isOutcomeUnknown: z
      .boolean()
      .meta({ title: 'Outcome unknown', description: 'Whether the bank has not yet confirmed the outcome.' }),
  })
  .meta({ id: 'SamePayment' });

const FraudGuardSetting = z
  .strictObject({
    mode: z
      .enum(fraudGuardModes)
      .meta({ title: 'Mode', description: 'ACTIVE holds a payment that matches a rule, PASSIVE only reports it.' }),
    rules: z.array(z.enum(fraudGuardRules)).meta({ title: 'Rules', description: 'Rules that are switched on.' }),
  })
  .meta({ id: 'FraudGuardSetting' });
export type FraudGuardSetting = z.output<typeof FraudGuardSetting>;

/** What a payment would come to. */
export const PaymentPreview = z
  .strictObject({
    principalAmount: money().meta({ title: 'Principal', description: 'The amount requested.' }),
    surchargeAmount: money().meta({ title: 'Surcharge', description: 'The card surcharge; zero for none.' }),
    totalAmount: money().meta({ title: 'Total', description: 'The total to collect.' }),
    surchargeRate: z.string().meta({
      title: 'Surcharge rate',
      description: 'Percent of the principal, at most three decimals.',
      examples: ['0.75'],
    }),
    settlementDate: date().meta({ title: 'Settlement date', description: 'Banking day it would settle on.' }),
    samePayment: SamePayment.nullable().meta({
      title: 'Same payment',
      description: `The last payment of the same amount from the same account within ${SAME_PAYMENT_MINUTES} minutes, or with an unknown outcome; null where there is none. The payment can still be taken.`,
    }),
    fraudGuard: FraudGuardSetting.nullable().meta({
      title: 'Fraud guard',
      description:
        'The fraud guard settings of the business, not a verdict on this payment. Null where fraud guard is off or the caller has no right to see its rules.',
    }),
  })
  .meta({ id: 'PaymentPreview' });

const reference = (title: string, description: string) =>
  text({ max: 255, min: 0 })
    .optional()
    .meta({ title, description, 'x-form': { width: 'half' } });

export const takePayment = contract({
  name: 'payments.take',
  product: 'QUICKTERMINAL',
  kind: 'mutation',
  method: 'POST',
  path: 'customers/{id}/payments',
  params: z.strictObject({ id: id().meta({ title: 'Customer ID', description: 'Identifier of the customer.' }) }),
  query: z.strictObject({
    validateOnly: z.boolean().default(false).meta({
      title: 'Validate only',
      description: 'True checks the payment and returns the total, without taking it.',
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
        'Your reference for the customer; the customer number if left out.',
      ),
      paymentReferenceNumber: reference(
        'Payment reference number',
        'Your reference for the payment, such as an invoice number.',
      ),
      comment: text({ max: 255, min: 0 })
        .optional()
        .meta({ title: 'Comment', description: 'A note for your colleagues.' }),
      customerIpAddress: text({ max: 45 })
        .optional()
        .meta({
          title: 'Customer IP address',
          description:
            'IPv4 or IPv6 address that the customer pays from, for fraud guard. Send it where customers pay on your own site; leave it out where you enter the payment for them.',
          examples: ['203.0.113.7'],
          'x-form': { widget: 'hidden' },
        }),
    })
    .meta({ id: 'PaymentRequest' }),
  responses: { 200: PaymentPreview, 201: Transaction },
  errors: ['state-conflict'],
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: ['TERMINAL_EXISTING_CUSTOMER'] },
  refusedInViewAs: true,
  summary: 'Take a payment',
  description: [
    'Takes a payment from a card or bank account of a customer. The response shows the outcome in `status`: APPROVED, DECLINED, IN_FLIGHT (the outcome is not known yet: retrieve the transaction, and never send the payment again with another key), PENDING (a bank debit that goes to the bank at the cut-off) or SUSPENDED (held by fraud guard).',
    'Send `Idempotency-Key`: the same key returns the same response and never takes the payment twice. While the first request runs it returns 409.',
  ].join('\n\n'),
});
