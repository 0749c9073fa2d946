import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  linked_merchant: {
    area: 'settlement',
    about: 'merchant accounts that a business has beside the one that owns them',
    key: 'business_id, settlement_account_id',
    writers: 'S',
    kept: 'kept',
    entities: '3E001',
  },
} satisfies DomainTables;
