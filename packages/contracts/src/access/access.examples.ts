import type { Examples } from '../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  AuditEntry: { description: 'Customer details changed: email', loginName: 'priya.raman' },
  AuditEntryAbout: { customerId: 1_048_217 },
  AuditFieldChange: { field: 'email', title: 'Email', from: 'm.olsson@example.com', to: 'margaret.olsson@example.com' },
} satisfies Examples;
