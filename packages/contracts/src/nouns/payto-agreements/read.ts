import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { money, text, id, date, dateTime } from '../../kernel/primitives.ts';
import { agreementAudience, ofCustomer, oneAgreement, forCustomer, paying } from './call-parts.ts';
import { agreementReadRights, agreementPaymentRights, agreementChangeRights } from './payto-agreement-rights.ts';
import { PayToEcommercePayment } from './e-commerce-payment.ts';
import { PayToAgreementRow, PayToAgreement } from './payto-agreement.ts';
import { PayToAgreementDetails, paymentRefusal, readAt } from './payto-agreement-details.ts';
import { PayToAmendment } from './payto-amendment.ts';
import { PayIdTypeCode, PayIdAlias } from './payto-payer.ts';
import { PayToTermsShape } from './payto-terms.ts';
import { PayToTimelineEntry } from './payto-timeline.ts';

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

export const getPayToAgreementBilateralAmendment = contract({
  ...reading,
  name: 'paytoAgreements.getBilateralAmendment',
  path: 'payto-agreements/{token}/bilateral-amendment',
  params: oneAgreement(),
  responses: { 200: PayToAmendment },
  summary: 'Retrieve the amendment that waits for the payer',
  description: 'The bilateral amendment of an agreement that the payer has not decided; 404 where none waits.',
});

const payIdLookUps =
  'Whom a PayID belongs to, as its bank says; 404 where it is not registered. A user, in all sessions, or an API key has 12 look-ups a minute, 60 an hour and 200 a day, a facility 40, 300 and 1,000. More are 429 with Retry-After. Each is audited.';

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
  description: payIdLookUps,
});

const lookUp = {
  kind: 'query',
  method: 'GET',
  audience: agreementAudience,
  rights: { anyOf: agreementChangeRights },
} as const;

export const getPayToAgreementAccountInfo = contract({
  ...lookUp,
  name: 'paytoAgreements.getAccountInfo',
  path: 'create-agreement/{customerId}/account-info',
  params: forCustomer(),
  query: z.strictObject({
    accountId: id().meta({ title: 'Account ID', description: 'A bank account of the customer.' }),
  }),
  responses: {
    200: z
      .strictObject({
        accountId: id().meta({ title: 'Account ID', description: 'Identifier of the account.' }),
        accountName: shownText('Account name', 'Name that the bank knows the account by.'),
        bsb: shownText('BSB', 'BSB with its dash.'),
        bankName: shownText('Bank', 'Bank of the BSB; empty where it is not known.'),
        accountNumber: shownText('Account number', 'Masked account number.'),
      })
      .meta({ id: 'PayerAccountInfo' }),
  },
  summary: 'Retrieve a bank account for a new agreement',
  description: 'BSB, bank and owner of an enabled bank account of the customer; the number is masked.',
  spec: ['1C037'],
});

export const getPayToAgreementAlias = contract({
  ...lookUp,
  name: 'paytoAgreements.getAlias',
  path: 'create-agreement/{customerId}/alias/{id}',
  params: forCustomer().extend({
    id: text({ max: 256 }).meta({ title: 'PayID', description: 'The PayID to look up.' }),
  }),
  query: z.strictObject({
    payIdType: PayIdTypeCode.optional().meta({
      title: 'PayID type',
      description: 'ABN, telephone, email or organisation. Read from the PayID if left out.',
    }),
  }),
  responses: {
    200: PayIdAlias,
  },
  cost: 5,
  summary: 'Look up a PayID',
  description: payIdLookUps,
  spec: ['1C038'],
});

export const getPayToAgreementFormData = contract({
  ...lookUp,
  name: 'paytoAgreements.getFormData',
  path: 'create-agreement/{customerId}/form-data',
  params: forCustomer(),
  responses: {
    200: z
      .strictObject({
        payerName: shownText('Payer name', 'The customer’s name.'),
        customerId: id().meta({ title: 'Customer ID', description: 'The customer who is to pay.' }),
        customerNumber: shownText('Customer number', 'Number of the customer.'),
        supplierBusiness: shownText('Supplier business', 'Name of the business that is paid.'),
        payeeAccount: shownText('Payee account', 'The account that payments settle to, in words.'),
        today: date().meta({ title: 'Today', description: 'Date in Sydney when it was requested.' }),
        respondBy: dateTime().meta({
          title: 'Respond by',
          description: 'Until when the payer could approve if it were sent now. UTC.',
        }),
        accounts: z
          .array(
            z
              .strictObject({
                accountId: id().meta({ title: 'Account ID', description: 'Identifier of the account.' }),
                displayName: shownText('Account', 'The account, masked.'),
                accountName: shownText('Account name', 'Name that the bank knows the account by.'),
              })
              .meta({ id: 'PayerAccountChoice' }),
          )
          .meta({ title: 'Accounts', description: 'Enabled Australian bank accounts of the customer.' }),
      })
      .meta({ id: 'NewPayToAgreementData' }),
  },
  errors: ['state-conflict'],
  summary: 'Retrieve what a new agreement starts with',
  description: 'Name and bank accounts of the customer who is to pay. 409 where the customer cannot have an agreement.',
  spec: ['1C039'],
});

/** Entries on a page of an agreement's timeline. */
const ENTRIES_ON_A_PAGE = 20;

export const listPayToAgreementTimeline = contract({
  kind: 'query',
  name: 'paytoAgreements.listTimeline',
  method: 'GET',
  path: 'payto-agreements/{token}/timeline',
  params: oneAgreement(),
  query: z.strictObject(pageFields(ENTRIES_ON_A_PAGE)),
  responses: { 200: paged(PayToTimelineEntry, 'Entries').meta({ id: 'PayToTimelinePage' }) },
  audience: agreementAudience,
  rights: { anyOf: agreementReadRights },
  summary: 'List what happened to a PayTo agreement',
  description:
    'The timeline of a PayTo agreement, the newest first, 20 entries on a page: what the payer’s bank, your side and the platform did, amendments as old and new values, and payments.',
});
