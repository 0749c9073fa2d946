import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { date, text, amountText, money, id } from '../../kernel/primitives.ts';
import { clauseNames } from '../../rules/payto/flight-clause.ts';
import { Transaction } from '../transactions/transaction.ts';
import { amendmentShape } from './amendment-fields.ts';
import { amending, creating, paying, oneAgreement, agreementAudience } from './call-parts.ts';
import { ecommerceShape, ecommerceRespondBy } from './e-commerce-fields.ts';
import { partyShape } from './party-fields.ts';
import { paymentShape } from './payment-fields.ts';
import { agreementPaymentRights } from './payto-agreement-rights.ts';
import { PayToAgreement } from './payto-agreement.ts';
import { termGroups } from './term-fields.ts';

export const amendPayToAgreement = contract({
  ...amending,
  kind: 'mutation',
  name: 'paytoAgreements.amend',
  path: 'payto-agreements/{token}/submit',
  body: z.strictObject(amendmentShape).meta({
    id: 'PayToAmendmentSubmission',
    'x-form-layout': { title: 'Amend PayTo agreement', submitLabel: 'Submit amendment', groups: termGroups },
  }),
  responses: { 200: PayToAgreement },
  refusedInViewAs: true,
  summary: 'Amend a PayTo agreement',
  description:
    'Sends an amendment to the payer’s bank. Texts and status change at once. Payment details change when the payer approves, within 7,200 minutes; until then the current ones apply, and a second bilateral amendment returns 409. So does each while the PayTo account that it settles to is blocked.',
  spec: ['1C033'],
});

export const recallPayToAgreementAmendment = contract({
  ...amending,
  kind: 'mutation',
  method: 'DELETE',
  name: 'paytoAgreements.recallAmendment',
  path: 'payto-agreements/{token}/bilateral-amendment',
  responses: { 200: PayToAgreement },
  refusedInViewAs: true,
  summary: 'Recall the amendment that waits for the payer',
  description:
    'Takes back a bilateral amendment that the payer has not decided. The current terms stay. 409 while the PayTo account that it settles to is blocked.',
});

export const createPayToAgreement = contract({
  ...creating,
  kind: 'mutation',
  name: 'paytoAgreements.create',
  path: 'create-agreement/{customerId}/create/confirm',
  body: z.strictObject({ ...partyShape, ...paymentShape }).meta({
    id: 'PayToAgreementCreation',
    'x-form-layout': { title: 'Create PayTo agreement', submitLabel: 'Create agreement', groups: termGroups },
  }),
  responses: { 201: PayToAgreement },
  refusedInViewAs: true,
  summary: 'Create a PayTo agreement',
  description:
    'Creates an agreement and sends it to the payer’s bank. The payer approves or declines it there within 7,200 minutes; then it expires. Until the bank has it the status is PROCESSING, until the payer decides PENDING.',
  spec: ['1C036'],
});

export const confirmPayToAgreementEcommercePayment = contract({
  ...paying,
  kind: 'mutation',
  name: 'paytoAgreements.confirmEcommercePayment',
  path: 'e-commerce/payto/confirm',
  body: z.strictObject(ecommerceShape).meta({
    id: 'PayToEcommercePaymentRequest',
    'x-form-layout': { title: 'PayTo e-commerce payment', submitLabel: 'Send to the payer' },
  }),
  responses: {
    201: PayToAgreement.pick({ agreementToken: true, status: true, statusDisplay: true })
      .extend({ respondBy: ecommerceRespondBy })
      .meta({ id: 'PayToEcommercePaymentSent' }),
  },
  errors: ['state-conflict'],
  refusedInViewAs: true,
  summary: 'Send a PayTo e-commerce payment to the payer',
  description:
    'Creates an agreement for one payment and sends it to the payer’s bank. The payment is taken as soon as the payer approves, within 7,200 minutes; then the agreement is cancelled. `agreement-data` of the token shows how it stands.',
  spec: ['1C048'],
});

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
