/** Queries of a customer that show what was done with their accounts, schedules, agreements and payments. */
export const customerHistory = [
  'customers.listAuditEntries',
  'customers.previewStatusChange',
  'customers.getSummary',
] as const;
