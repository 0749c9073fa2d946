import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Payment terms',
  description: 'Which settlement account of a business takes what comes by each product, as staff set it.',
} as const satisfies TagText;

/** Queries of other nouns that a change of this one makes stale. */
export const staleQueries = ['businesses', 'supplierAccounts', 'proposals'] as const;
