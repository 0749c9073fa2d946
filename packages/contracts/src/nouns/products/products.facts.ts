import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Products',
  description: 'What a facility has bought.',
} as const satisfies TagText;
