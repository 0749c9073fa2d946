import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'BankRec services',
  description:
    'Services of bank reconciliation that staff run for a day; each ends as a service message that says what it did.',
} as const satisfies TagText;

/** Calls of other nouns that have something else to show after a change. */
export const staleQueries = ['serviceMessages'] as const;
