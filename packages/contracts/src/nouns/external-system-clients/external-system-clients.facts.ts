import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'External system clients',
  description: 'Businesses as other systems know them, in all communities, for staff.',
} as const satisfies TagText;
