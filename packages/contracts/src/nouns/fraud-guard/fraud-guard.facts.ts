import type { AuditObjects, EventTitles, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Fraud guard',
  description: 'Rules that card payments are checked by, of a facility and of its businesses.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  // Staff set it, and only they see it (1R164)
  'bin-testing-mode': { rights: ['VIEW_OPERATIONS', 'MANAGE_OPERATIONS'] },
  'fraud-guard-rules': { rights: ['VIEW_FRAUD_GUARD', 'MANAGE_FRAUD_GUARD'] },
} as const satisfies AuditObjects;

/** What each kind of event is called. */
export const eventTitles = {
  'fraud-guard.bin-testing': 'BIN testing detected',
} as const satisfies EventTitles;

/** The audit object whose rights open the body of an event, by the beginning of its type. */
export const eventObjects = { 'fraud-guard': 'fraud-guard-rules' } as const;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['proposals'] as const;
