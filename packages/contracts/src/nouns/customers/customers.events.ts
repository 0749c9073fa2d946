import type { EventDefinitions } from '../../kernel/noun-facts.ts';
import { Customer } from './customer.ts';

/** Events about customers. */
export const events = {
  'customer.created': {
    description: 'A customer was added.',
    group: 'Customers',
    data: Customer,
  },
  'customer.disabled': {
    description: 'A customer was disabled: accounts and schedules are inactive, unsettled payments cancelled.',
    group: 'Customers',
    data: Customer,
  },
  'customer.enabled': {
    description: 'A customer was enabled again.',
    group: 'Customers',
    data: Customer,
  },
  'customer.updated': {
    description: 'Details of a customer were changed.',
    group: 'Customers',
    data: Customer,
  },
} as const satisfies EventDefinitions;
