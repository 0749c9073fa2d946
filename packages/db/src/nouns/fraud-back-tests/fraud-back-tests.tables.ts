import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  fraud_back_test: {
    area: 'payments',
    about: 'a test of rules on past payments, with its result',
    key: 'id',
    writers: 'T S J',
    kept: '24 hours (`expires_at`)',
    entities: '1E012',
  },
  fraud_back_test_payment: {
    area: 'payments',
    about: 'payments that the tested rules would have stopped',
    key: 'back_test, transaction',
    writers: 'J',
    kept: 'with its test',
    entities: '1E012',
  },
} satisfies DomainTables;
