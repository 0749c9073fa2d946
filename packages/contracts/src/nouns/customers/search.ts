import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { sortField, pageFields, pagedWithSuggestion } from '../../kernel/paging.ts';
import { sortKeys } from '../../kernel/list.ts';
import { customerAudience } from './call-parts.ts';
import { customerList } from './customer-list.ts';
import { readRights } from './customer-rights.ts';
import { Customer } from './customer.ts';

/** What narrows and sorts customers; the same in the search and its export. */
export const customerCriteria = {
  ...filterSchemas(customerList),
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
