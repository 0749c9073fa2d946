import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Report schedules',
  description: 'Reports that run automatically: daily, weekly on Sunday, or monthly on the 1st.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'report-schedule': {
    rights: ['VIEW_REPORTS', 'MANAGE_REPORTS'],
    id: { name: 'reportScheduleId', title: 'Report schedule ID' },
  },
} as const satisfies AuditObjects;
