import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Payment files',
  description: 'Payments of uploaded files: what each line would do, its release, and what became of it.',
} as const satisfies TagText;

/** Queries of other nouns that a change makes stale: files change with their lines. */
export const staleQueries = ['uploadedFiles', 'proposals', 'transactions'] as const;

/** The product that its calls need. */
export const product = 'QUICKBATCH';
