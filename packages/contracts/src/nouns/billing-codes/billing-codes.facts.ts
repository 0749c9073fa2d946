import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Billing: codes and CIS keys',
  description: 'By which codes the businesses of a community are billed, for staff.',
} as const satisfies TagText;
