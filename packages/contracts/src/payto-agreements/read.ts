import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { pageFields, paged } from '../kernel/paging.ts';
import { dateTime, id, money } from '../kernel/primitives.ts';
import { stateNames } from '../rules/states/state-machine.ts';
import { payToAmendmentTypes } from '../rules/states/payto-agreement.ts';
import { bilateralAmendmentStates } from '../rules/states/payto-amendment.ts';
import { agreementAudience, ofCustomer, oneAgreement } from './call-parts.ts';
import { agreementPaymentRights, agreementReadRights } from './payto-agreement-rights.ts';
import { PayToEcommercePayment } from './e-commerce-payment.ts';
import { PayToAgreement, PayToAgreementRow } from './payto-agreement.ts';
import { PayToAgreementDetails, paymentRefusal, readAt } from './payto-agreement-details.ts';
import { PayToTermsShape } from './payto-terms.ts';
import { TermChange } from './term-change.ts';

/** Agreements on a page of the customer's tab (1K040 1K049). */
export const AGREEMENTS_IN_TAB = 5;

const reading = {
  kind: 'query',
  method: 'GET',
  audience: agreementAudience,
  rights: { anyOf: agreementReadRights },
} as const;

export const listPayToAgreements = contract({
  ...reading,
  name: 'paytoAgreements.list',
  path: 'customers/{id}/payto-agreements',
  params: ofCustomer(),
  query: z.strictObject(pageFields(AGREEMENTS_IN_TAB)),
  responses: { 200: paged(PayToAgreementRow, 'Agreements').meta({ id: 'CustomerPayToAgreementPage' }) },
  summary: 'List PayTo agreements of a customer',
  description: 'The PayTo agreements of a customer, the newest first, five on a page.',
  spec: ['1C022'],
});

export const getPayToAgreement = contract({
  ...reading,
  name: 'paytoAgreements.get',
  path: 'payto-agreements/{token}/load',
  params: oneAgreement(),
  responses: { 200: PayToAgreementDetails },
  summary: 'Retrieve a PayTo agreement',
  description: 'A PayTo agreement with its payer, the terms in force, and what its status allows.',
  spec: ['1C031'],
});

/** What a payment needs to know of an agreement. */
export const PayToAgreementData = PayToAgreement.pick({
  agreementToken: true,
  status: true,
  statusDisplay: true,
  statusClass: true,
  customerId: true,
  customerName: true,
  customerNumber: true,
  supplierBusiness: true,
  description: true,
  agreementTypeDisplay: true,
  payer: true,
  statusReason: true,
  statusReasonCode: true,
  statusBy: true,
  respondBy: true,
  version: true,
})
  .extend({
    paymentRefusal,
    readAt,
    ecommercePayment: PayToEcommercePayment.nullable().meta({
      title: 'E-commerce payment',
      description:
        'The payment that is taken once the payer approves; null where the agreement is for no such payment.',
    }),
    paymentTerms: z
      .strictObject({
        ...PayToTermsShape,
        paymentAmount: money()
          .nullable()
          .meta({ title: 'Payment amount', description: 'What a payment comes to; null where payments vary.' }),
      })
      .meta({ id: 'PayToPayableTerms' }),
  })
  .meta({ id: 'PayToAgreementData' });
export type PayToAgreementData = z.output<typeof PayToAgreementData>;

export const getPayToAgreementData = contract({
  ...reading,
  name: 'paytoAgreements.getData',
  path: 'payto-agreements/{token}/agreement-data',
  params: oneAgreement(),
  responses: {
    200: PayToAgreementData,
  },
  rights: { anyOf: agreementPaymentRights },
  summary: 'Retrieve what a payment needs to know of an agreement',
  description: 'Status and amount of a PayTo agreement, for users who take payments.',
  spec: ['1C043'],
});

/** A change to an agreement that waits for the payer, or is over. */
export const PayToAmendment = z
  .strictObject({
    amendmentId: id().meta({ title: 'Amendment ID', description: 'Identifier given by the portal.' }),
    amendmentType: z
      .enum(payToAmendmentTypes)
      .meta({ title: 'Amendment type', description: 'What kind of change it is.' }),
    status: z
      .enum(stateNames(bilateralAmendmentStates))
      .meta({ title: 'Status', description: 'PENDING until the payer or the payer’s bank has decided.' }),
    statusDisplay: z.string().meta({ title: 'Status in words', description: 'The status as a person reads it.' }),
    changes: z.array(TermChange).meta({ title: 'Changes', description: 'What changes, from what to what.' }),
    respondBy: dateTime().nullable().meta({
      title: 'Respond by',
      description: 'Until when the payer can approve; null: no approval is needed. UTC.',
    }),
    submittedAt: dateTime().meta({ title: 'Submitted at', description: 'When it was sent, UTC.' }),
    decidedAt: dateTime().nullable().meta({ title: 'Decided at', description: 'When it was over, UTC.' }),
  })
  .meta({ id: 'PayToAmendment' });
export type PayToAmendment = z.output<typeof PayToAmendment>;

export const getPayToAgreementBilateralAmendment = contract({
  ...reading,
  name: 'paytoAgreements.getBilateralAmendment',
  path: 'payto-agreements/{token}/bilateral-amendment',
  params: oneAgreement(),
  responses: { 200: PayToAmendment },
  summary: 'Retrieve the amendment that waits for the payer',
  description: 'The bilateral amendment of an agreement that the payer has not decided; 404 where none waits.',
});
