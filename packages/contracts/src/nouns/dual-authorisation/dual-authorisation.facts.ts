import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'Dual authorisation',
  description: 'Whether settings of the community need a second person.',
} as const satisfies TagText;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['proposals'] as const;
