import { list } from '../../kernel/list.ts';

const names = { title: 'Recent Activity', noun: ['entry', 'entries'] } as const;
const description = { title: 'What happened', lead: true, wrap: true } as const;
const userName = { title: 'By' } as const;
const eventDate = { title: 'When', kind: 'time' } as const;

/** What happened to a customer. */
export const customerAuditEntryList = list({
  ...names,
  name: 'customer-activity',
  columns: { description, userName, loginName: { title: 'Login name', kind: 'code', rank: 2 }, eventDate },
});

/** What a user did, and what was done to the user. */
export const userAuditEntryList = list({
  ...names,
  name: 'user-activity',
  columns: { description, customer: { title: 'Customer', maxWidth: 14 }, userName, eventDate },
});
