import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  fraud_decision: {
    area: 'payments',
    about: 'what was decided about a payment, and its review',
    key: 'id; one per transaction',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E012',
  },
} satisfies DomainTables;
