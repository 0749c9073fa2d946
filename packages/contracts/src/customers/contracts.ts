import { z } from 'zod';
import type { Right } from '../access/rights.ts';
import { contract } from '../kernel/contract.ts';
import { pageFields, paged, sortField } from '../kernel/paging.ts';
import { dateTime, id, text, version } from '../kernel/primitives.ts';
import { Customer, customerDetailsShape } from './customer.ts';

const audience = ['facility', 'staff', 'apiKey'] as const;
const customerId = id().meta({ title: 'Customer id', description: 'Identifier of the customer.' });
const changeVersion = version()
  .optional()
  .meta({
    title: 'Version',
    description: 'The version you read; with it a lost update is refused with 409. The header If-Match does the same.',
    'x-form': { widget: 'hidden' },
  });

/** Any of these opens a customer for reading. */
export const readRights: readonly Right[] = [
  'VIEW_CUSTOMERS',
  'MANAGE_CUSTOMERS',
  'VIEW_CUSTOMER_ACCOUNTS',
  'MANAGE_CUSTOMER_ACCOUNTS',
  'VIEW_RECURRING_CUSTOMERS',
  'MANAGE_RECURRING_CUSTOMERS',
  'TERMINAL_EXISTING_CUSTOMER',
];
/** Any of these opens editing, enabling and disabling (1R152 1R153 1R154). */
export const changeRights: readonly Right[] = [
  'MANAGE_CUSTOMERS',
  'MANAGE_CUSTOMER_ACCOUNTS',
  'MANAGE_RECURRING_CUSTOMERS',
];

export const customerSorts = ['customerName', 'customerNumber', 'customerId', 'createdAt'] as const;

export const searchCustomers = contract({
  name: 'customers.search',
  kind: 'query',
  method: 'POST',
  path: 'customer-search',
  body: z
    .strictObject({
      query: text({ max: 100, min: 0 })
        .optional()
        .meta({ title: 'Search', description: 'Part of the name, number, id, email or phone; case does not matter.' }),
      customerName: text({ max: 100, min: 0 })
        .optional()
        .meta({ title: 'Customer name', description: 'Part of the name.' }),
      customerNumber: text({ max: 50, min: 0 })
        .optional()
        .meta({ title: 'Customer number', description: 'Part of the number.' }),
      email: text({ max: 254, min: 0 }).optional().meta({ title: 'Email', description: 'Part of the email address.' }),
      phone: text({ max: 30, min: 0 })
        .optional()
        .meta({ title: 'Phone', description: 'Part of the phone number; white space and dashes do not matter.' }),
      status: z
        .enum(['ENABLED', 'DISABLED'])
        .optional()
        .meta({ title: 'Status', description: 'Only enabled or only disabled customers.' }),
      businessId: id()
        .optional()
        .meta({ title: 'Business id', description: 'Only customers of this supplier business.' }),
      sort: sortField(customerSorts, 'customerName'),
      ...pageFields(25),
    })
    .meta({ id: 'CustomerSearch' }),
  answers: { 200: paged(Customer, 'Customers').meta({ id: 'CustomerPage' }) },
  errors: ['validation-failed'],
  audience,
  rights: { anyOf: readRights },
  summary: 'Search customers',
  description:
    'Customers of the community whose name, number, id, email or phone contains the text. Search criteria travel in the body, so that no personal data stands in an address.',
  spec: ['2C152'],
});

export const getCustomer = contract({
  name: 'customers.get',
  kind: 'query',
  method: 'GET',
  path: 'customers/{customerId}',
  params: z.strictObject({ customerId }),
  answers: { 200: Customer },
  errors: ['not-found'],
  audience,
  rights: { anyOf: readRights },
  summary: 'One customer',
  description: 'Everything known about one customer.',
  spec: ['1C001'],
});

export const getCustomerRights = contract({
  name: 'customers.rights',
  kind: 'query',
  method: 'GET',
  path: 'rights/{customerId}',
  params: z.strictObject({ customerId }),
  answers: {
    200: z
      .strictObject({
        rights: z
          .array(z.string().meta({ title: 'Right', description: 'Name of a right.' }))
          .meta({ title: 'Rights', description: 'Rights the caller holds for this customer, sorted.' }),
      })
      .meta({ id: 'CustomerRights' }),
  },
  errors: ['not-found'],
  audience: ['facility', 'staff'],
  rights: { anyOf: readRights },
  summary: 'Rights for one customer',
  description:
    'The rights of the caller for this customer, by name. Rights that come with a role in one business count only for customers of that business.',
  spec: ['1C002'],
});

export const createCustomer = contract({
  name: 'customers.create',
  kind: 'mutation',
  method: 'POST',
  path: 'customers',
  body: z
    .strictObject({
      businessId: id().meta({
        title: 'Business',
        description: 'The supplier business the customer belongs to.',
        'x-form': { widget: 'select', optionsFrom: 'supplierBusinesses', group: 'Customer' },
      }),
      customerNumber: text({ max: 50, min: 0 })
        .optional()
        .meta({
          title: 'Customer number',
          description: 'Your number for the customer, unique in its business; generated when left empty.',
          examples: ['HCW-0041827'],
          'x-form': { group: 'Customer', help: 'Generated when left empty. It cannot be changed later.' },
        }),
      ...customerDetailsShape,
    })
    .meta({ id: 'CustomerCreation' }),
  answers: { 201: Customer },
  errors: ['validation-failed'],
  audience,
  rights: { anyOf: changeRights },
  audit: 'customers.create',
  idempotent: true,
  summary: 'Add a customer',
  description: 'Adds a customer to a supplier business of the community.',
  spec: ['1C005'],
});

export const updateCustomerDetails = contract({
  name: 'customers.updateDetails',
  kind: 'mutation',
  method: 'PUT',
  path: 'customers/{id}/details',
  params: z.strictObject({ id: customerId }),
  body: z.strictObject({ ...customerDetailsShape, version: changeVersion }).meta({ id: 'CustomerDetailsChange' }),
  answers: { 200: Customer },
  errors: ['not-found', 'lost-update', 'validation-failed'],
  audience,
  rights: { anyOf: changeRights },
  audit: 'customers.update-details',
  idempotent: true,
  summary: 'Edit a customer',
  description:
    'Replaces the details of a customer. An edit that changes nothing answers 422 with "No changes detected." on the whole form.',
  spec: ['1C004'],
});

export const setCustomerStatus = contract({
  name: 'customers.setStatus',
  kind: 'mutation',
  method: 'PATCH',
  path: 'customers/{id}/status',
  params: z.strictObject({ id: customerId }),
  query: z.strictObject({
    enabled: z
      .boolean()
      .meta({ title: 'Enabled', description: 'The status to change to: true enables, false disables.' }),
  }),
  body: z
    .strictObject({
      restoreLinked: z
        .boolean()
        .default(false)
        .meta({
          title: 'Switch accounts and schedules back on',
          description: 'When enabling: also enables the accounts and schedules that the disabling switched off.',
          'x-form': { widget: 'checkbox' },
        }),
      version: changeVersion,
    })
    .meta({ id: 'CustomerStatusChange' }),
  answers: { 200: Customer },
  errors: ['not-found', 'lost-update', 'state-conflict', 'validation-failed'],
  audience,
  rights: { anyOf: changeRights },
  audit: 'customers.set-status',
  idempotent: true,
  summary: 'Enable or disable a customer',
  description:
    'Disabling makes all linked accounts and recurring schedules inactive and cancels unsettled payments. Enabling allows payments, accounts and schedules again. A change to the present status answers 409.',
  spec: ['1C003'],
});

const amountsByCurrency = z.array(
  z.strictObject({
    currency: z.enum(['AUD', 'NZD']).meta({ title: 'Currency', description: 'ISO 4217 code.' }),
    amount: z.string().meta({ title: 'Amount', description: 'Decimal text with two digits, in dollars.' }),
    displayAmount: z.string().meta({ title: 'Display amount', description: 'The amount as a person reads it.' }),
  }),
);

export const getStatusChangePreview = contract({
  name: 'customers.statusChangePreview',
  kind: 'query',
  method: 'GET',
  path: 'customers/{id}/status-change-preview',
  params: z.strictObject({ id: customerId }),
  answers: {
    200: z
      .strictObject({
        accounts: z.int().meta({
          title: 'Accounts',
          description:
            'Accounts the change would switch: off when disabling, back on when enabling with restoreLinked.',
        }),
        schedules: z.int().meta({ title: 'Schedules', description: 'Recurring schedules it would switch likewise.' }),
        unsettledPayments: z
          .int()
          .meta({ title: 'Unsettled payments', description: 'Payments that disabling would cancel.' }),
        unsettledAmounts: amountsByCurrency.meta({
          title: 'Unsettled amounts',
          description: 'Their total, by currency.',
        }),
      })
      .meta({ id: 'CustomerStatusChangePreview' }),
  },
  errors: ['not-found'],
  audience: ['facility', 'staff'],
  rights: { anyOf: changeRights },
  summary: 'What a status change would do',
  description: 'Counts for the dialogs that disable or enable a customer.',
  spec: [],
});

export const listCustomerAuditEntries = contract({
  name: 'customers.auditEntries',
  kind: 'query',
  method: 'GET',
  path: 'customers/{id}/audit-entries',
  params: z.strictObject({ id: customerId }),
  query: z.strictObject(pageFields(5)),
  answers: {
    200: paged(
      z
        .strictObject({
          id: id().meta({ title: 'Id', description: 'Identifier of the entry.' }),
          eventDate: dateTime().meta({ title: 'Event date', description: 'When it happened, UTC.' }),
          description: z.string().meta({ title: 'Description', description: 'What happened, in words.' }),
          userName: z
            .string()
            .meta({ title: 'User name', description: 'Full name of who did it, with who viewed as them.' }),
          loginName: z.string().meta({ title: 'Login name', description: 'Login name of who did it.' }),
        })
        .meta({ id: 'AuditEntry' }),
      'Entries',
    ).meta({ id: 'AuditEntryPage' }),
  },
  errors: ['not-found', 'validation-failed'],
  audience: ['facility', 'staff'],
  rights: { anyOf: readRights },
  summary: 'Recent activity of a customer',
  description: 'What happened to the customer, newest first, five entries on a page.',
  spec: ['1C024'],
});
