import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { date } from '../kernel/primitives.ts';
import { noContent } from '../kernel/response.ts';
import { agreementAudience, forCustomer } from './call-parts.ts';
import { partyShape } from './party-fields.ts';
import { agreementChangeRights } from './payto-agreement-rights.ts';
import { PayToAgreement } from './payto-agreement.ts';
import { purposeField, termGroups, termShape, textShape } from './term-fields.ts';

/** Step 2: what is paid. */
export const paymentShape = {
  ...textShape,
  purpose: purposeField,
  startDate: date().meta({
    title: 'Start date',
    description: 'First day of the agreement. It can never be changed.',
    'x-form': { group: 'When', width: 'half' },
    'x-rules': [{ rule: 'dateNotBefore', value: 'today' }],
  }),
  ...termShape,
};

const creating = {
  method: 'POST',
  params: forCustomer(),
  errors: ['state-conflict'],
  audience: agreementAudience,
  rights: { anyOf: agreementChangeRights },
} as const;

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
