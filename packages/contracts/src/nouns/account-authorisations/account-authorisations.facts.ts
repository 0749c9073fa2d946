import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Account authorisations',
  description: 'Changes of settlement accounts that a second user must approve.',
} as const satisfies TagText;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['merchantAccounts', 'paytoAccounts', 'proposals', 'supplierAccounts'] as const;
