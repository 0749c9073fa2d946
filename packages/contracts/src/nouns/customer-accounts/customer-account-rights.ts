import type { Right } from '../../access/rights.ts';
import type { RightsNeeded } from '../../kernel/contract.ts';

/** Any of these opens the Accounts tab (1R155). */
export const accountTabRights: readonly Right[] = ['MANAGE_CUSTOMER_ACCOUNTS', 'VIEW_CUSTOMER_ACCOUNTS'];

/** Any of these reads accounts: users who take a payment or make a schedule choose one. */
export const accountReadRights: readonly Right[] = [
  ...accountTabRights,
  'TERMINAL_EXISTING_CUSTOMER',
  'MANAGE_RECURRING_CUSTOMERS',
];

/** What adding and changing an account takes (1R159 1R160). */
export const accountChangeRights: readonly Right[] = ['MANAGE_CUSTOMER_ACCOUNTS'];

/** What exporting the expiring cards takes: the tab's rights, and the right to export customers. */
export const expiringExportRights = {
  anyOf: accountTabRights,
  allOf: ['EXPORT_CUSTOMERS'],
} as const satisfies RightsNeeded;
