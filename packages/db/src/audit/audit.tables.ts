import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  audit_entry: {
    area: 'engines',
    about: 'the audit trail, insert only',
    key: 'id, at',
    writers: 'T S J A',
    kept: 'kept',
    entities: '1E011 2E043 3E026',
  },
  audit_seal: { area: 'engines', about: 'chains of MACs over it', key: 'number', writers: 'J', kept: 'kept' },
  audit_numbering: {
    area: 'engines',
    about: 'how numbers go on after a restore',
    key: 'one row',
    writers: 'no one',
    kept: 'kept',
  },
} satisfies DomainTables;
