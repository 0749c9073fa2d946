import type { TagText } from '@quickportal/contracts/kernel/noun-facts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Tools',
  title: 'Forms',
  description: 'The form for the body of a call, and how to display a response.',
} as const satisfies TagText;
