import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { dateTime, money } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';
import { amendmentShape } from './amendment-fields.ts';
import { creating, amending, paying } from './call-parts.ts';
import { ecommercePartyShape, ecommercePaymentShape, ecommerceShape, ecommerceRespondBy } from './e-commerce-fields.ts';
import { partyShape } from './party-fields.ts';
import { paymentShape } from './payment-fields.ts';
import { PayToAgreement } from './payto-agreement.ts';
import { TermChange } from './term-change.ts';
import { termGroups } from './term-fields.ts';

export const AmendmentReview = z
  .strictObject({
    amendmentType: amendmentShape.amendmentType,
    changes: z.array(TermChange).meta({ title: 'Changes', description: 'What would change, from what to what.' }),
    payerApproves: z.boolean().meta({
      title: 'Payer approves',
      description: 'Whether the payer has to approve it; otherwise it counts at once.',
    }),
    respondBy: dateTime()
      .nullable()
      .meta({ title: 'Respond by', description: 'Until when the payer could approve if it were sent now. UTC.' }),
  })
  .meta({ id: 'PayToAmendmentReview' });

export const checkPayToAgreementAmendment = contract({
  ...amending,
  kind: 'query',
  name: 'paytoAgreements.checkAmendment',
  path: 'payto-agreements/{token}/confirm',
  body: z.strictObject(amendmentShape).meta({
    id: 'PayToAmendmentCheck',
    'x-form-layout': { title: 'Amend PayTo agreement', submitLabel: 'Next', groups: termGroups },
  }),
  responses: { 200: AmendmentReview },
  current: PayToAgreement,
  summary: 'Check an amendment of a PayTo agreement',
  description: 'Checks an amendment and returns what it would change. Nothing is sent.',
  spec: ['1C032'],
});

export const checkPayToAgreementParty = contract({
  ...creating,
  kind: 'query',
  name: 'paytoAgreements.checkParty',
  path: 'create-agreement/{customerId}/create/one',
  body: z.strictObject(partyShape).meta({
    id: 'PayToParty',
    'x-form-layout': { title: 'Party Details', submitLabel: 'Next' },
  }),
  responses: { 204: noContent() },
  summary: 'Check the party details of a new PayTo agreement',
  description: 'The first step of creating an agreement: checks who pays, and creates nothing.',
  spec: ['1C034'],
});

export const checkPayToAgreementPayment = contract({
  ...creating,
  kind: 'query',
  name: 'paytoAgreements.checkPayment',
  path: 'create-agreement/{customerId}/create/two',
  body: z.strictObject(paymentShape).meta({
    id: 'PayToPayment',
    'x-form-layout': { title: 'Payment Details', submitLabel: 'Next', groups: termGroups },
  }),
  responses: { 204: noContent() },
  summary: 'Check the payment details of a new PayTo agreement',
  description: 'The second step of creating an agreement: checks what is paid, and creates nothing.',
  spec: ['1C035'],
});

export const checkPayToAgreementEcommerceParty = contract({
  ...paying,
  kind: 'query',
  name: 'paytoAgreements.checkEcommerceParty',
  path: 'e-commerce/payto/party',
  body: z.strictObject(ecommercePartyShape).meta({
    id: 'PayToEcommerceParty',
    'x-form-layout': { title: 'Party', submitLabel: 'Next' },
  }),
  responses: { 204: noContent() },
  summary: 'Check who pays in a PayTo e-commerce payment',
  description: 'The first step of a PayTo e-commerce payment: checks business and payer, and creates nothing.',
  spec: ['1C045'],
});

export const checkPayToAgreementEcommercePayment = contract({
  ...paying,
  kind: 'query',
  name: 'paytoAgreements.checkEcommercePayment',
  path: 'e-commerce/payto/payment',
  body: z.strictObject(ecommercePaymentShape).meta({
    id: 'PayToEcommercePayment',
    'x-form-layout': { title: 'Payment', submitLabel: 'Next' },
  }),
  responses: { 204: noContent() },
  summary: 'Check what is paid in a PayTo e-commerce payment',
  description: 'The second step of a PayTo e-commerce payment: checks amount and texts, and creates nothing.',
  spec: ['1C046'],
});

export const reviewPayToAgreementEcommercePayment = contract({
  ...paying,
  kind: 'query',
  name: 'paytoAgreements.reviewEcommercePayment',
  path: 'e-commerce/payto/review',
  body: z.strictObject(ecommerceShape).meta({ id: 'PayToEcommerceReviewRequest' }),
  responses: {
    200: z
      .strictObject({
        supplierBusiness: shownText('Supplier business', 'Name of the business that is paid.'),
        payeeAccount: shownText('Payee account', 'The account that the payment settles to, in words.'),
        payerName: shownText('Payer', 'Who pays.'),
        payerAccount: shownText('Pays from', 'PayID, or BSB and account number; masked.'),
        amount: money().meta({ title: 'Amount', description: 'What is collected.' }),
        description: shownText('Description', 'What the payment is for; the payer reads it.'),
        customerReferenceNumber: shownText('Customer reference number', 'May be empty.'),
        paymentReferenceNumber: shownText('Payment reference number', 'May be empty.'),
        respondBy: ecommerceRespondBy,
      })
      .meta({ id: 'PayToEcommerceReview' }),
  },
  errors: ['state-conflict'],
  summary: 'Check a whole PayTo e-commerce payment',
  description: 'Checks everything and returns what the payment comes to, numbers masked. Creates nothing.',
  spec: ['1C047'],
});
