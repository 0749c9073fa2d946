import type { Right } from '../../access/rights.ts';
import type { RightsNeeded } from '../../kernel/contract.ts';

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

/** What exporting takes: the rights of the list, and the right to export it. */
export const exportRights = { anyOf: readRights, allOf: ['EXPORT_CUSTOMERS'] } as const satisfies RightsNeeded;
