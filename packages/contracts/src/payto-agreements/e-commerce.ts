import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { dateTime, money, text } from '../kernel/primitives.ts';
import { noContent } from '../kernel/response.ts';
import { agreementAudience } from './call-parts.ts';
import { ecommercePartyShape, ecommercePaymentShape } from './e-commerce-fields.ts';
import { PayIdAlias } from './look-up.ts';
import { ecommerceRights } from './payto-agreement-rights.ts';
import { PayIdTypeCode } from './payto-payer.ts';
import { PayToAgreement } from './payto-agreement.ts';

const paying = { method: 'POST', audience: agreementAudience, rights: { anyOf: ecommerceRights } } as const;

const words = (title: string, description: string) => z.string().meta({ title, description });
const respondBy = dateTime().meta({
  title: 'Respond by',
  description: 'Until when the payer can approve. UTC.',
});
const whole = { ...ecommercePartyShape, ...ecommercePaymentShape };

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
  body: z.strictObject(whole).meta({ id: 'PayToEcommerceReviewRequest' }),
  responses: {
    200: z
      .strictObject({
        supplierBusiness: words('Supplier business', 'Name of the business that is paid.'),
        payeeAccount: words('Payee account', 'The account that the payment settles to, in words.'),
        payerName: words('Payer', 'Who pays.'),
        payerAccount: words('Pays from', 'PayID, or BSB and account number; masked.'),
        amount: money().meta({ title: 'Amount', description: 'What is collected.' }),
        description: words('Description', 'What the payment is for; the payer reads it.'),
        customerReferenceNumber: words('Customer reference number', 'May be empty.'),
        paymentReferenceNumber: words('Payment reference number', 'May be empty.'),
        respondBy,
      })
      .meta({ id: 'PayToEcommerceReview' }),
  },
  errors: ['state-conflict'],
  summary: 'Check a whole PayTo e-commerce payment',
  description: 'Checks everything and returns what the payment comes to, numbers masked. Creates nothing.',
  spec: ['1C047'],
});

export const confirmPayToAgreementEcommercePayment = contract({
  ...paying,
  kind: 'mutation',
  name: 'paytoAgreements.confirmEcommercePayment',
  path: 'e-commerce/payto/confirm',
  body: z.strictObject(whole).meta({
    id: 'PayToEcommercePaymentRequest',
    'x-form-layout': { title: 'PayTo e-commerce payment', submitLabel: 'Send to the payer' },
  }),
  responses: {
    201: PayToAgreement.pick({ agreementToken: true, status: true, statusDisplay: true })
      .extend({ respondBy })
      .meta({ id: 'PayToEcommercePaymentSent' }),
  },
  errors: ['state-conflict'],
  refusedInViewAs: true,
  summary: 'Send a PayTo e-commerce payment to the payer',
  description:
    'Creates an agreement for one payment and sends it to the payer’s bank. The payment is taken as soon as the payer approves, within 7,200 minutes; then the agreement is cancelled. `agreement-data` of the token shows how it stands.',
  spec: ['1C048'],
});

export const getPayToAgreementPayerAlias = contract({
  ...paying,
  kind: 'query',
  name: 'paytoAgreements.getPayerAlias',
  path: 'e-commerce/payto/alias',
  body: z
    .strictObject({
      payId: text({ max: 256 }).meta({
        title: 'PayID',
        description: 'The PayID to look up.',
        examples: ['alex.tester@example.com'],
      }),
      payIdType: PayIdTypeCode.optional().meta({
        title: 'PayID type',
        description: 'ABN, telephone, email or organisation. Read from the PayID if left out.',
      }),
    })
    .meta({ id: 'PayIdLookUp' }),
  responses: { 200: PayIdAlias },
  errors: ['not-found'],
  cost: 5,
  summary: 'Look up the PayID of a payer',
  description: 'Whom a PayID belongs to, as its bank says; 404 where it is not registered.',
});
