import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Global search',
  description: 'Search all communities for one kind of record, for staff.',
} as const satisfies TagText;
