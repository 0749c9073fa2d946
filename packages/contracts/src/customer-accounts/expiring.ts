import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { pageFields, paged } from '../kernel/paging.ts';
import { count } from '../kernel/primitives.ts';
import { accountAudience, supplierId } from './call-parts.ts';
import { accountTabRights } from './customer-account-rights.ts';
import { CustomerAccount } from './customer-account.ts';
import { expiryChoices } from './expiry-choices.ts';

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
    show: z.enum(expiryChoices).default('EXPIRING').meta({
      title: 'Show',
      description: 'EXPIRING: expires within 60 days; EXPIRED: has expired; ALL: both.',
    }),
    supplierId: supplierId().meta({ title: 'Business', description: 'Only cards of customers of this business.' }),
  }),
  responses: { 200: paged(ExpiringCard, 'Cards').meta({ id: 'ExpiringCardPage' }) },
  audience: accountAudience,
  rights: { anyOf: accountTabRights },
  summary: 'List expiring cards',
  description: 'Enabled cards of enabled customers that expire within 60 days, or have expired, the earliest first.',
});
