import type { AuditObjects } from '../../kernel/noun-facts.ts';

/** What audit entries are about. */
export const auditObjects = {
  'settlement-account': {
    rights: ['VIEW_SETTLEMENT_ACCOUNTS', 'MANAGE_SETTLEMENT_ACCOUNTS', 'VIEW_ACCOUNTS'],
    id: { name: 'settlementAccountId', title: 'Settlement account ID' },
  },
} as const satisfies AuditObjects;
