import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Tools',
  title: 'BSBs',
  description: 'Banks and branches of Australian accounts.',
} as const satisfies TagText;
