import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  vault_entry: {
    area: 'customers',
    about: 'a sealed number',
    key: 'id',
    writers: 'T S J',
    kept: 'while something points to it',
    entities: '1E002',
  },
  vault_fingerprint_key: {
    area: 'customers',
    about: "the key a community's fingerprints are made with",
    key: 'community_id',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E002',
  },
} satisfies DomainTables;
