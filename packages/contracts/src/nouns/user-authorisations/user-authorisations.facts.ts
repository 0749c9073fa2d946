import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'User authorisations',
  description: 'Changes of administrators that a second administrator must approve.',
} as const satisfies TagText;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['administrators', 'proposals'] as const;
