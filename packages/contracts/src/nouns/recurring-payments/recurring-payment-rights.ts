import type { Right } from '../../access/rights.ts';
import type { RightsNeeded } from '../../kernel/contract.ts';

/** Any of these opens the Payment Schedules tab and the schedules in it (1R156). */
export const scheduleReadRights: readonly Right[] = ['MANAGE_RECURRING_CUSTOMERS', 'VIEW_RECURRING_CUSTOMERS'];

/** What adding, changing and stopping schedules takes (1R161). */
export const scheduleChangeRights: readonly Right[] = ['MANAGE_RECURRING_CUSTOMERS'];

/** What exporting schedules takes: the right of the list, and the right to export customers, whose names are in it. */
export const scheduleExportRights = {
  anyOf: scheduleReadRights,
  allOf: ['EXPORT_CUSTOMERS'],
} as const satisfies RightsNeeded;
