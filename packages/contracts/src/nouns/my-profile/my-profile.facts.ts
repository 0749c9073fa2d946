import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'My profile',
  description: 'Your own password, second factor and sessions.',
} as const satisfies TagText;
