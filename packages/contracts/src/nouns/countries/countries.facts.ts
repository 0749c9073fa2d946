import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Tools',
  title: 'Countries',
  description: 'Countries and territories of ISO 3166-1.',
} as const satisfies TagText;
