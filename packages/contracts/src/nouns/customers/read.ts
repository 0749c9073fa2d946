import { z } from 'zod';
import { AuditEntry } from '../../access/audit-entry.ts';
import { ExpiringCard } from '../customer-accounts/read.ts';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { dateTime, date } from '../../kernel/primitives.ts';
import { RecurringPayment } from '../recurring-payments/recurring-payment.ts';
import { customerId, customerAudience } from './call-parts.ts';
import { CustomerPayments } from './customer-payments.ts';
import { readRights } from './customer-rights.ts';
import { Customer } from './customer.ts';
import { firstItems } from './first-items.ts';
import { NextPayments } from './next-payments.ts';

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

const FailedOfCustomer = RecurringPayment.pick({
  paymentScheduleId: true,
  paymentScheduleCode: true,
  description: true,
  accountDisplayName: true,
  accountEnabled: true,
  amount: true,
  statusReason: true,
})
  .extend({ failedAt: dateTime().meta({ title: 'Failed', description: 'When its last payment finally failed.' }) })
  .meta({ id: 'CustomerFailedSchedule' });

const ExpiringOfCustomer = ExpiringCard.pick({
  accountId: true,
  displayName: true,
  tokenised: true,
  expiryDateMonth: true,
  expiryDateYear: true,
  expiryStatus: true,
  activeSchedules: true,
}).meta({ id: 'CustomerExpiringCard' });

/** What a customer pays: to come, paid, and failed. Parts that the caller may not see are left out. */
export const CustomerSummary = z
  .strictObject({
    today: date().meta({ title: 'Today', description: 'The current date in the community’s time zone.' }),
    nextPayments: NextPayments.optional().meta({
      title: 'Next payments',
      description: 'The next payments of all active schedules. Left out without a right to see schedules.',
    }),
    payments: CustomerPayments.optional().meta({
      title: 'Payments',
      description: 'Payments and refunds. Left out without the right to see transactions.',
    }),
    failedSchedules: firstItems(
      FailedOfCustomer,
      'Failed schedules',
      'Schedules that take no payments until they are resumed. Left out without a right to see schedules.',
    ).optional(),
    expiringCards: firstItems(
      ExpiringOfCustomer,
      'Expiring cards',
      'Enabled cards that expire within 60 days, or have expired. Left out without a right to see accounts.',
    ).optional(),
  })
  .meta({ id: 'CustomerSummary', title: 'Customer summary', description: 'Payments of a customer at a glance.' });
export type CustomerSummary = z.output<typeof CustomerSummary>;

export const getCustomerSummary = contract({
  name: 'customers.getSummary',
  kind: 'query',
  method: 'GET',
  path: 'customers/{id}/summary',
  params: z.strictObject({ id: customerId }),
  responses: { 200: CustomerSummary },
  audience: customerAudience,
  rights: { anyOf: readRights },
  cost: 2,
  summary: 'Retrieve the summary of a customer',
  description:
    'The next payments of all schedules, payments per month of the last twelve months with totals, the latest payments, and problems: failed schedules, failed payments of the last 30 days and expiring cards. Parts that you have no right to see are left out.',
});
