import { z } from 'zod';
import { AuditEntry } from '../access/audit-entry.ts';
import { contract } from '../kernel/contract.ts';
import { pageFields, paged } from '../kernel/paging.ts';
import { customerAudience, customerId } from './call-parts.ts';
import { changeRights, readRights } from './customer-rights.ts';
import { Customer } from './customer.ts';

export const getCustomer = contract({
  name: 'customers.get',
  kind: 'query',
  method: 'GET',
  path: 'customers/{customerId}',
  params: z.strictObject({ customerId }),
  responses: { 200: Customer },
  audience: customerAudience,
  rights: { anyOf: readRights },
  summary: 'Retrieve a customer',
  description: 'The details of one customer.',
  spec: ['1C001'],
});

export const getCustomerRights = contract({
  name: 'customers.getRights',
  kind: 'query',
  method: 'GET',
  path: 'rights/{customerId}',
  params: z.strictObject({ customerId }),
  responses: {
    200: z
      .strictObject({
        rights: z
          .array(z.string().meta({ title: 'Right', description: 'Name of a right.' }))
          .meta({ title: 'Rights', description: 'Rights the caller holds for this customer, sorted.' }),
      })
      .meta({ id: 'CustomerRights' }),
  },
  audience: ['facility', 'staff'],
  rights: { anyOf: readRights },
  summary: 'List your rights for a customer',
  description:
    'The rights of the caller for this customer, by name. Rights that come with a role in one business count only for customers of that business.',
  spec: ['1C002'],
});

const amountsByCurrency = z.array(
  z.strictObject({
    currency: z.enum(['AUD', 'NZD']).meta({ title: 'Currency', description: 'ISO 4217 code.' }),
    amount: z.string().meta({ title: 'Amount', description: 'Decimal text with two digits, in dollars.' }),
    displayAmount: z.string().meta({ title: 'Display amount', description: 'The amount formatted for display.' }),
  }),
);

export const previewCustomerStatusChange = contract({
  name: 'customers.previewStatusChange',
  kind: 'query',
  method: 'GET',
  path: 'customers/{id}/status-change-preview',
  params: z.strictObject({ id: customerId }),
  responses: {
    200: z
      .strictObject({
        accounts: z.int().meta({
          title: 'Accounts',
          description: 'Number of accounts that the change deactivates, or reactivates with restoreLinked.',
        }),
        schedules: z.int().meta({
          title: 'Schedules',
          description: 'Number of recurring schedules that it deactivates or reactivates.',
        }),
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
  audience: customerAudience,
  rights: { anyOf: changeRights },
  summary: 'Preview a status change',
  description: 'What changes when you disable or enable a customer.',
});

export const listCustomerAuditEntries = contract({
  name: 'customers.listAuditEntries',
  kind: 'query',
  method: 'GET',
  path: 'customers/{id}/audit-entries',
  params: z.strictObject({ id: customerId }),
  query: z.strictObject(pageFields(5)),
  responses: {
    200: paged(AuditEntry, 'Entries').meta({ id: 'AuditEntryPage' }),
  },
  audience: customerAudience,
  rights: { anyOf: readRights },
  summary: 'List recent activity of a customer',
  description:
    'What happened to the customer, newest first, five entries per page: the fields that changed with old and new value, and the IDs of the records concerned.',
  spec: ['1C024'],
});
