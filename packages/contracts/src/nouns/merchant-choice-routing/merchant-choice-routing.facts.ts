import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Merchant choice routing',
  description: 'Which debit card payments of Mastercard and Visa a merchant account sends to eftpos.',
} as const satisfies TagText;

/** Queries of other nouns that a change of this one makes stale. */
export const staleQueries = ['proposals'] as const;

/** What audit entries are about. */
export const auditObjects = {
  'merchant-choice-routing': {
    rights: ['MANAGE_CARD_ROUTING', 'VIEW_SETTLEMENT_ACCOUNTS', 'MANAGE_SETTLEMENT_ACCOUNTS', 'VIEW_ACCOUNTS'],
    id: { name: 'accountId', title: 'Merchant account ID' },
  },
  'merchant-choice-routing-upload': {
    rights: ['MANAGE_CARD_ROUTING'],
    id: { name: 'communityId', title: 'Community ID' },
  },
} as const satisfies AuditObjects;
