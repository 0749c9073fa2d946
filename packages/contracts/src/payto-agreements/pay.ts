import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { amountText, date, id, money, text } from '../kernel/primitives.ts';
import { clauseNames } from '../rules/payto/flight-clause.ts';
import { Transaction } from '../transactions/transaction.ts';
import { agreementAudience, oneAgreement } from './call-parts.ts';
import { agreementPaymentRights } from './payto-agreement-rights.ts';

/** What a clause of an agreement says to a payment. */
export const PayToClause = z
  .strictObject({
    clause: z.enum(clauseNames).meta({ title: 'Clause', description: 'Which clause of the agreement it is.' }),
    title: z.string().meta({ title: 'Title', description: 'What people call the clause.', examples: ['Amount'] }),
    isMet: z.boolean().meta({ title: 'Met', description: 'Whether the payment keeps to it.' }),
    isBlocking: z
      .boolean()
      .meta({ title: 'Blocking', description: 'Whether the payment is refused where the clause is not met.' }),
    text: z.string().meta({
      title: 'Text',
      description: 'The rule and the figures of this payment.',
      examples: ['At most 1 payment from 20 Nov 2026 to 19 Dec 2026; 1 was taken.'],
    }),
    passesFrom: date()
      .nullable()
      .meta({ title: 'Passes from', description: 'First day on which it would be met; null: waiting does not help.' }),
  })
  .meta({ id: 'PayToClause' });
export type PayToClause = z.output<typeof PayToClause>;

const reference = (title: string, description: string) =>
  text({ max: 255, min: 0 })
    .optional()
    .meta({ title, description, 'x-form': { width: 'half' } });

export const takePayToAgreementPayment = contract({
  name: 'paytoAgreements.takePayment',
  audit: 'payto-agreements.pay',
  kind: 'mutation',
  method: 'POST',
  path: 'payto-agreements/{token}/payment',
  params: oneAgreement(),
  query: z.strictObject({
    validateOnly: z.boolean().default(false).meta({
      title: 'Validate only',
      description: 'True checks each clause of the agreement and returns what it says, without taking anything.',
    }),
  }),
  body: z
    .strictObject({
      amount: amountText().meta({
        title: 'Amount',
        description: 'Decimal text with two digits, in Australian dollars. No surcharge is added.',
        examples: ['50.00'],
        'x-form': { widget: 'money', currency: 'AUD', large: true },
        'x-rules': [{ rule: 'amountAtLeast', value: '0.01' }],
      }),
      finalPayment: z
        .boolean()
        .default(false)
        .meta({
          title: 'Final payment',
          description: 'The agreement is cancelled once the payment is approved.',
          'x-form': { widget: 'checkbox', help: 'The agreement is cancelled once the payment is approved.' },
        }),
      customerReferenceNumber: reference(
        'Customer reference number',
        'Your reference of the customer; their number if left out.',
      ),
      paymentReferenceNumber: reference('Payment reference number', 'Your reference of the payment.'),
    })
    .meta({ id: 'PayToPaymentRequest', 'x-form-layout': { submitLabel: 'Take payment' } }),
  responses: {
    200: z
      .strictObject({
        amount: money().meta({ title: 'Amount', description: 'What would be collected.' }),
        settlementDate: date().meta({ title: 'Settlement date', description: 'Day it would settle on.' }),
        clauses: z.array(PayToClause).meta({ title: 'Clauses', description: 'Each clause of the agreement.' }),
        isPossible: z.boolean().meta({ title: 'Possible', description: 'Whether the payment would be sent.' }),
        payableFrom: date().nullable().meta({
          title: 'Payable from',
          description: 'First day on which it could be taken, if nothing else changes; null: waiting does not help.',
        }),
      })
      .meta({ id: 'PayToPaymentCheck' }),
    201: Transaction.extend({
      principalBatchEntryId: id().meta({ title: 'Batch entry ID', description: 'Entry of the payment in its batch.' }),
    }).meta({ id: 'PayToPaymentTaken' }),
  },
  errors: ['state-conflict', 'payto-payment-not-authorised'],
  audience: agreementAudience,
  rights: { anyOf: agreementPaymentRights },
  refusedInViewAs: true,
  summary: 'Take a payment against a PayTo agreement',
  description:
    'Takes a payment within the clauses of an active agreement. `status` is the outcome: APPROVED, DECLINED or IN_FLIGHT (the bank has not responded yet). A user without the right to take payments gets 401 `payto-payment-not-authorised`.',
  spec: ['1C044'],
});
