import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { sortField, pageFields, pagedWithSuggestion } from '../kernel/paging.ts';
import { sortKeys } from '../kernel/list.ts';
import { text, id } from '../kernel/primitives.ts';
import { customerAudience } from './call-parts.ts';
import { customerList } from './customer-list.ts';
import { readRights } from './customer-rights.ts';
import { Customer } from './customer.ts';

/** What narrows and sorts customers; the same in the search and its export. */
export const customerCriteria = {
  query: text({ max: 100, min: 0 })
    .optional()
    .meta({
      title: 'Search',
      description:
        'Words in any order, each a part of the name, number, ID, email or phone; case, accents and apostrophes do not matter.',
      examples: ['petrov hannah'],
    }),
  customerName: text({ max: 100, min: 0 })
    .optional()
    .meta({ title: 'Customer name', description: 'Beginning of the name; case and accents do not matter.' }),
  customerNumber: text({ max: 50, min: 0 })
    .optional()
    .meta({ title: 'Customer number', description: 'Beginning of the number.' }),
  email: text({ max: 254, min: 0 }).optional().meta({ title: 'Email', description: 'Beginning of the email address.' }),
  phone: text({ max: 30, min: 0 })
    .optional()
    .meta({ title: 'Phone', description: 'Beginning of the phone number; only its digits count.' }),
  status: z
    .enum(['ENABLED', 'DISABLED'])
    .optional()
    .meta({ title: 'Status', description: 'Only enabled or only disabled customers.' }),
  businessId: id().optional().meta({ title: 'Business ID', description: 'Only customers of this supplier business.' }),
  sort: sortField(sortKeys(customerList), 'customerName'),
};

export const searchCustomers = contract({
  name: 'customers.search',
  kind: 'query',
  method: 'POST',
  path: 'customer-search',
  body: z
    .strictObject({
      ...customerCriteria,
      ...pageFields(25),
    })
    .meta({ id: 'CustomerSearch' }),
  responses: { 200: pagedWithSuggestion(Customer, 'Customers').meta({ id: 'CustomerPage' }) },
  audience: customerAudience,
  rights: { anyOf: readRights },
  cost: 2,
  summary: 'Search customers',
  description:
    'Customers of the community whose name, number, ID, email or phone contains every word of the text, in any order. Where there are none, `didYouMean` is the text with its spelling corrected. Search criteria travel in the body, so that no personal data is in an address.',
  spec: ['2C152'],
});
