import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { date, dateTime, id, text } from '../kernel/primitives.ts';
import { agreementAudience, forCustomer } from './call-parts.ts';
import { agreementChangeRights } from './payto-agreement-rights.ts';
import { PayIdTypeCode } from './payto-payer.ts';

const lookUp = {
  kind: 'query',
  method: 'GET',
  audience: agreementAudience,
  rights: { anyOf: agreementChangeRights },
} as const;

const words = (title: string, description: string) => z.string().meta({ title, description });

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

/** Whom a PayID belongs to. */
export const PayIdAlias = z
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
  .meta({ id: 'PayIdAlias' });

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
  description: 'Whom a PayID belongs to, as its bank says; 404 where it is not registered.',
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
        payerName: words('Payer name', 'The customer’s name.'),
        customerId: id().meta({ title: 'Customer ID', description: 'The customer who is to pay.' }),
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
                accountId: id().meta({ title: 'Account ID', description: 'Identifier of the account.' }),
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
