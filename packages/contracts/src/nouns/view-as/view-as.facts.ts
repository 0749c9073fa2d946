import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'View as',
  description: 'Viewing the portal as another user.',
} as const satisfies TagText;
