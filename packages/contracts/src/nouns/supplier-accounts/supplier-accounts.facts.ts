import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Supplier accounts',
  description: 'Settlement accounts of a supplier business, by kind, as staff manage them.',
} as const satisfies TagText;

/** Queries of other nouns that a change of this one makes stale. */
export const staleQueries = ['merchantAccounts', 'paytoAccounts', 'proposals'] as const;
