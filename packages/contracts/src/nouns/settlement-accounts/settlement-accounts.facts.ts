import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Settlement accounts',
  description: 'Accounts that payments of a supplier business settle to, and the names that payers see.',
} as const satisfies TagText;

/** Queries of other nouns that a change of this one makes stale. */
export const staleQueries = ['supplierAccounts', 'proposals'] as const;

/** What audit entries are about. */
export const auditObjects = {
  'settlement-account': {
    rights: ['VIEW_SETTLEMENT_ACCOUNTS', 'MANAGE_SETTLEMENT_ACCOUNTS', 'VIEW_ACCOUNTS', 'MANAGE_ACCOUNTS'],
    id: { name: 'settlementAccountId', title: 'Settlement account ID' },
  },
  'remitter-names': {
    rights: ['VIEW_SETTLEMENT_ACCOUNTS', 'MANAGE_SETTLEMENT_ACCOUNTS', 'VIEW_ACCOUNTS'],
    id: { name: 'businessId', title: 'Business ID' },
  },
} as const satisfies AuditObjects;
