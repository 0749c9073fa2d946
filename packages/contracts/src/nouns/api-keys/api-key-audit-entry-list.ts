import { list } from '../../kernel/list.ts';

/** What was done to a key. */
export const apiKeyAuditEntryList = list({
  name: 'api-key-history',
  title: 'History',
  noun: ['entry', 'entries'],
  columns: {
    description: { title: 'What happened', lead: true, wrap: true },
    userName: { title: 'By' },
    eventDate: { title: 'When', kind: 'time' },
  },
});
