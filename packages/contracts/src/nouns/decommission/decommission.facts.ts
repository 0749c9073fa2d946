import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Decommission',
  description: 'The end of a community: what is checked before, and the step itself, under two pairs of eyes.',
} as const satisfies TagText;
