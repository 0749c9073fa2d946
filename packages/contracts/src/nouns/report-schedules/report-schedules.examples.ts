import type { Examples } from '../../kernel/examples.ts';

const recipients = [{ emailAddress: 'accounts@harbourcity.example.com' }];

/** What components look like as a whole. */
export const examples = {
  ReportSchedule: {
    reportScheduleId: 4,
    reportTemplate: 'NEW_CUSTOMER_REPORT',
    name: 'New Customer Report',
    frequency: { code: 'WEEK', displayName: 'Weekly, on Sunday' },
    runTime: { code: '05:00', displayName: '5:00am' },
    configurable: true,
    recipients,
    nextRunDate: '2026-11-21T18:00:00.000Z',
    version: 2,
  },
  ReportScheduleChange: { frequency: 'WEEK', runTime: '05:00', recipients, version: 1 },
} satisfies Examples;
