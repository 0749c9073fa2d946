import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { paged, pageFields } from '../../kernel/paging.ts';
import { text, count } from '../../kernel/primitives.ts';
import { reading, ofCustomer, supplierId, oneAccount, accountAudience } from './call-parts.ts';
import { accountTabRights } from './customer-account-rights.ts';
import { CustomerAccount, AccountType, AccountCardScheme } from './customer-account.ts';
import { expiringCardList } from './expiring-card-list.ts';

/** Accounts on a page of the list (1K039 1K048). */
export const ACCOUNTS_ON_A_PAGE = 3;

const page = paged(CustomerAccount, 'Accounts').meta({ id: 'CustomerAccountPage' });

export const listCustomerAccounts = contract({
  ...reading,
  name: 'customerAccounts.list',
  path: 'customers/{id}/accounts',
  params: ofCustomer(),
  query: z.strictObject({
    ...pageFields(ACCOUNTS_ON_A_PAGE),
    primaryAccountToken: text({ max: 64 })
      .optional()
      .meta({ title: 'Primary account token', description: 'Token of the account to list first.' }),
    recurringOnly: z.boolean().default(false).meta({
      title: 'Recurring only',
      description: 'Leaves out accounts that a schedule could not charge: expired cards.',
    }),
    supplierId: supplierId().meta({
      title: 'Supplier business',
      description: 'Leaves out accounts of a type or card scheme that this supplier business does not accept.',
    }),
  }),
  responses: { 200: page },
  summary: 'List accounts of a customer',
  description: 'The enabled accounts of a customer, the default one first, three on a page.',
  spec: ['1C009'],
});

export const listDisabledAccounts = contract({
  ...reading,
  name: 'customerAccounts.listDisabledAccounts',
  path: 'customers/{id}/accounts/disabled',
  params: ofCustomer(),
  query: z.strictObject(pageFields(100)),
  responses: { 200: page },
  summary: 'List disabled accounts of a customer',
  description: 'The accounts of a customer that no payment can be taken from.',
  spec: ['1C010'],
});

export const countDisabledAccounts = contract({
  ...reading,
  name: 'customerAccounts.countDisabledAccounts',
  path: 'customers/{id}/accounts/disabled-count',
  params: ofCustomer(),
  responses: {
    200: z
      .strictObject({ count: count().meta({ title: 'Count', description: 'Number of disabled accounts.' }) })
      .meta({ id: 'DisabledAccountCount' }),
  },
  summary: 'Count disabled accounts of a customer',
  description: 'How many accounts of a customer are disabled.',
  spec: ['1C011'],
});

export const getCustomerAccount = contract({
  ...reading,
  name: 'customerAccounts.get',
  path: 'customers/{id}/accounts/{accountId}',
  params: oneAccount(),
  responses: { 200: CustomerAccount },
  summary: 'Retrieve an account',
  description: 'The details of one account, masked.',
});

export const listAcceptedAccountTypes = contract({
  ...reading,
  name: 'customerAccounts.listAcceptedAccountTypes',
  path: 'customers/{id}/accounts/accepted-account-types',
  params: ofCustomer(),
  responses: {
    200: z.array(AccountType.meta({ title: 'Account type', description: 'A type that the business accepts.' })),
  },
  summary: 'List accepted account types',
  description: 'The account types that the customer’s business accepts.',
  spec: ['1C012'],
});

const AcceptedScheme = z
  .strictObject({
    cardScheme: AccountCardScheme.meta({ title: 'Card scheme', description: 'A scheme that the business accepts.' }),
    title: z.string().meta({ title: 'Title', description: 'Name shown on screens.', examples: ['Mastercard'] }),
    credit: z.boolean().meta({ title: 'Credit', description: 'Whether the business accepts its credit cards.' }),
    debit: z.boolean().meta({ title: 'Debit', description: 'Whether the business accepts its debit cards.' }),
  })
  .meta({ id: 'AcceptedCardScheme' });

export const listAcceptedCardSchemes = contract({
  ...reading,
  name: 'customerAccounts.listAcceptedCardSchemes',
  path: 'customers/{id}/accounts/accepted-card-schemes',
  params: ofCustomer(),
  query: z.strictObject({ supplierId: supplierId() }),
  responses: { 200: z.array(AcceptedScheme) },
  summary: 'List accepted card schemes',
  description: 'The card schemes that a supplier business accepts, and whether credit, debit or both.',
  spec: ['1C013'],
});

/** A card that should be renewed, with the customer to ask. */
export const ExpiringCard = CustomerAccount.extend({
  customerName: z.string().meta({ title: 'Customer name', description: 'Name of the customer.' }),
  customerNumber: z.string().meta({ title: 'Customer number', description: 'Number of the customer.' }),
  email: z.string().meta({ title: 'Email', description: 'Email address of the customer.' }),
  phoneNumber: z.string().meta({ title: 'Phone', description: 'Phone number of the customer.' }),
  businessName: z.string().meta({ title: 'Business name', description: 'The customer’s business.' }),
  activeSchedules: count().meta({ title: 'Active schedules', description: 'Schedules that pay from the card.' }),
}).meta({ id: 'ExpiringCard' });
export type ExpiringCard = z.output<typeof ExpiringCard>;

export const listExpiringCards = contract({
  name: 'customerAccounts.listExpiringCards',
  kind: 'query',
  method: 'GET',
  path: 'customer-accounts/expiring-cards',
  query: z.strictObject({
    ...pageFields(20),
    ...filterSchemas(expiringCardList),
  }),
  responses: { 200: paged(ExpiringCard, 'Cards').meta({ id: 'ExpiringCardPage' }) },
  audience: accountAudience,
  rights: { anyOf: accountTabRights },
  summary: 'List expiring cards',
  description: 'Enabled cards of enabled customers that expire within 60 days, or have expired, the earliest first.',
});
