import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Community API keys',
  description: 'The keys of a community, for staff: find them, disable and enable them.',
} as const satisfies TagText;

/** Calls of other nouns that have something else to show after a change. */
export const staleQueries = ['apiKeys'] as const;
