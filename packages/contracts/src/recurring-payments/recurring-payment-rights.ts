import type { Right } from '../access/rights.ts';

/** Any of these opens the Payment Schedules tab and the schedules in it (1R156). */
export const scheduleReadRights: readonly Right[] = ['MANAGE_RECURRING_CUSTOMERS', 'VIEW_RECURRING_CUSTOMERS'];

/** What adding, changing and stopping schedules takes (1R161). */
export const scheduleChangeRights: readonly Right[] = ['MANAGE_RECURRING_CUSTOMERS'];
