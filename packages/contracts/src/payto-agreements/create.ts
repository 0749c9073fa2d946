import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { date, dateTime, id, numberText, text } from '../kernel/primitives.ts';
import { noContent } from '../kernel/response.ts';
import { agreementAudience, forCustomer } from './call-parts.ts';
import { agreementChangeRights } from './payto-agreement-rights.ts';
import { PayerType, PayIdTypeCode, PayToAgreement } from './payto-agreement.ts';
import { purposeField, termGroups, termShape, textShape } from './term-fields.ts';

/** How the payer's account is named: never both ways (domain/payto.md section 1). */
export const payerKinds = {
  PAYID: 'PayID',
  CUSTOMER_ACCOUNT: 'Account of the customer',
  BANK_ACCOUNT: 'Other bank account',
} as const;
const payerKindCodes = Object.keys(payerKinds) as [keyof typeof payerKinds, ...(keyof typeof payerKinds)[]];
const isKind = (kind: keyof typeof payerKinds) => ({ field: 'payerKind', is: kind });
const shownFor = (kind: keyof typeof payerKinds) => ({ visibleWhen: isKind(kind), requiredWhen: isKind(kind) });

/** Step 1: who pays. */
export const partyShape = {
  payerName: text({ max: 140 }).meta({
    title: 'Payer name',
    description: 'Name of the account’s owner, at most 140 characters.',
    examples: ['Margaret Olsson'],
    'x-form': { width: 'half' },
  }),
  payerReference: text({ max: 35, min: 0 })
    .optional()
    .meta({
      title: 'Payer reference',
      description: 'Helps the payer to recognise the agreement, at most 35 characters.',
      'x-form': { width: 'half' },
    }),
  payerType: PayerType.default('PERSON').meta({
    title: 'Payer type',
    description: 'A person or an organisation.',
    'x-form': {
      widget: 'radio',
      options: [
        { value: 'PERSON', label: 'Person' },
        { value: 'ORGANISATION', label: 'Organisation' },
      ],
    },
  }),
  payerKind: z.enum(payerKindCodes).meta({
    title: 'Pays from',
    description: 'How the payer’s account is named: by a PayID, or by BSB and account number.',
    'x-form': { widget: 'radio', options: Object.entries(payerKinds).map(([value, label]) => ({ value, label })) },
  }),
  payId: text({ max: 256 })
    .optional()
    .meta({
      title: 'PayID',
      description: 'Email, phone number, ABN or organisation name that is registered at the payer’s bank.',
      examples: ['margaret.olsson@example.com'],
      'x-form': { autocomplete: 'off', ...shownFor('PAYID') },
      'x-rules': [{ rule: 'payId', field: 'payIdType' }],
    }),
  payIdType: PayIdTypeCode.optional().meta({
    title: 'PayID type',
    description: 'Read from the PayID if left out.',
    'x-form': {
      widget: 'select',
      width: 'half',
      options: [
        { value: 'EMAL', label: 'Email' },
        { value: 'TELI', label: 'Phone' },
        { value: 'AUBN', label: 'ABN' },
        { value: 'ORGN', label: 'Organisation name' },
      ],
      visibleWhen: isKind('PAYID'),
    },
  }),
  accountId: id()
    .optional()
    .meta({
      title: 'Account',
      description: 'A bank account of the customer.',
      'x-form': { widget: 'select', optionsFrom: 'payerAccounts', ...shownFor('CUSTOMER_ACCOUNT') },
    }),
  bsb: numberText({ max: 7 })
    .optional()
    .meta({
      title: 'BSB',
      description: 'Six digits, with a dash in the middle or without.',
      'x-form': {
        widget: 'masked',
        mask: 'bsb',
        width: 'half',
        inputMode: 'numeric',
        autocomplete: 'off',
        ...shownFor('BANK_ACCOUNT'),
      },
      'x-rules': [{ rule: 'bsb' }],
    }),
  accountNumber: numberText({ max: 20 })
    .optional()
    .meta({
      title: 'Account number',
      description: 'One to nine digits; leading zeros count.',
      'x-form': { width: 'half', inputMode: 'numeric', autocomplete: 'off', ...shownFor('BANK_ACCOUNT') },
      'x-rules': [{ rule: 'auAccount' }],
    }),
};

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

export const checkParty = contract({
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

export const checkPayment = contract({
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
    'Creates an agreement and sends it to the payer’s bank. The payer approves or declines it there within 7,200 minutes; then it lapses. Until the bank has it the status is PROCESSING, until the payer decides PENDING.',
  spec: ['1C036'],
});

const lookUp = {
  kind: 'query',
  method: 'GET',
  audience: agreementAudience,
  rights: { anyOf: agreementChangeRights },
} as const;

const words = (title: string, description: string) => z.string().meta({ title, description });

export const getPayerAccountInfo = contract({
  ...lookUp,
  name: 'paytoAgreements.accountInfo',
  path: 'create-agreement/{customerId}/account-info',
  params: forCustomer(),
  query: z.strictObject({
    accountId: id().meta({ title: 'Account id', description: 'A bank account of the customer.' }),
  }),
  responses: {
    200: z
      .strictObject({
        accountId: id().meta({ title: 'Account id', description: 'Identifier of the account.' }),
        accountName: words('Account name', 'Name that the bank knows the account by.'),
        bsb: words('BSB', 'BSB with its dash.'),
        bankName: words('Bank', 'Bank of the BSB; empty where it is not known.'),
        accountNumber: words('Account number', 'Masked account number.'),
      })
      .meta({ id: 'PayerAccountInfo' }),
  },
  summary: 'Retrieve a bank account for a new agreement',
  description: 'BSB, bank and owner of an enabled bank account of the customer; the number is masked.',
  spec: ['1C037'],
});

export const getAlias = contract({
  ...lookUp,
  name: 'paytoAgreements.alias',
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
    200: z
      .strictObject({
        name: words('Name', 'Name that the payer’s bank gives for the PayID.'),
        account: z
          .strictObject({
            payIdType: PayIdTypeCode.meta({
              title: 'PayID type',
              description: 'ABN, telephone, email or organisation.',
            }),
            payId: words('PayID', 'The PayID, masked.'),
          })
          .meta({ id: 'PayIdAccount' }),
      })
      .meta({ id: 'PayIdAlias' }),
  },
  cost: 5,
  summary: 'Look up a PayID',
  description: 'Whom a PayID belongs to, as its bank says; 404 where it is not registered.',
  spec: ['1C038'],
});

export const getNewAgreementData = contract({
  ...lookUp,
  name: 'paytoAgreements.formData',
  path: 'create-agreement/{customerId}/form-data',
  params: forCustomer(),
  responses: {
    200: z
      .strictObject({
        payerName: words('Payer name', 'The customer’s name.'),
        customerId: id().meta({ title: 'Customer id', description: 'The customer who is to pay.' }),
        customerNumber: words('Customer number', 'Number of the customer.'),
        supplierBusiness: words('Supplier business', 'Name of the business that is paid.'),
        payeeAccount: words('Payee account', 'The account that payments settle to, in words.'),
        today: date().meta({ title: 'Today', description: 'Date in Sydney when it was requested.' }),
        respondBy: dateTime().meta({
          title: 'Respond by',
          description: 'Until when the payer could approve if it were sent now. UTC.',
        }),
        accounts: z
          .array(
            z
              .strictObject({
                accountId: id().meta({ title: 'Account id', description: 'Identifier of the account.' }),
                displayName: words('Account', 'The account, masked.'),
                accountName: words('Account name', 'Name that the bank knows the account by.'),
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
