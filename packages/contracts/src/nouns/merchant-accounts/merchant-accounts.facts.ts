import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Merchant accounts',
  description: 'AU merchant and tandem merchant accounts of a supplier business, as staff manage them.',
} as const satisfies TagText;

/** Queries of other nouns that a change of this one makes stale. */
export const staleQueries = ['supplierAccounts', 'proposals'] as const;
