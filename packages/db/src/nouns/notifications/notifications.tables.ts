import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  notification_template: {
    area: 'messages',
    about: "a facility's own words of a notice",
    key: 'community_id, kind, channel',
    writers: 'T S',
    kept: 'kept',
    entities: '2E052',
  },
  notification_switch: {
    area: 'messages',
    about: 'what is switched off, for the facility or a customer',
    key: 'id',
    writers: 'T S',
    kept: 'kept',
    entities: '2E052',
  },
  notification: {
    area: 'messages',
    about: 'what was sent, or not and why; never the text',
    key: 'id',
    writers: 'T S J',
    kept: '90 days',
  },
} satisfies DomainTables;
