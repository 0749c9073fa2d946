import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Dashboard',
  description: 'Gadgets of the start page, for staff.',
} as const satisfies TagText;
