import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  fraud_guard_rules: {
    area: 'payments',
    about: 'rules of the facility (no business) or of a business',
    key: 'id; one per business',
    writers: 'T S',
    kept: 'kept',
    entities: '1E012 1E013',
  },
  fraud_rule_hit: {
    area: 'payments',
    about: 'a rule that hit, with what it compared',
    key: 'community_id, decision, rule',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E012',
  },
  fraud_bin_testing_mode: {
    area: 'payments',
    about: 'what staff set about BIN testing, for a facility or a business',
    key: 'id',
    writers: 'T S',
    kept: 'until deleted',
    entities: '1E012',
  },
  fraud_blacklist: {
    area: 'payments',
    about: 'cards and addresses that BIN testing put away',
    key: 'id',
    writers: 'T S J',
    kept: '3 months (`expires_at`)',
    entities: '1E012',
  },
  fraud_usual_amount: {
    area: 'payments',
    about: 'what amounts of a facility are usual, for "unusually large"',
    key: 'community_id, currency',
    writers: 'J',
    kept: 'kept, replaced every night',
    entities: '1E012',
  },
  fraud_bin_alert: {
    area: 'payments',
    about: 'BIN testing that was found, while it lasts',
    key: 'id',
    writers: 'J',
    kept: '3 months (`detected_at`)',
    entities: '1E012',
  },
} satisfies DomainTables;
