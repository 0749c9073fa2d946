import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Administrators',
  description: 'Staff who sign in to the portal.',
} as const satisfies TagText;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['proposals', 'userAuthorisations'] as const;
