import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Quick reconciliation',
  description: 'Communities and businesses by their statement accounts, and simulated statements, for staff.',
} as const satisfies TagText;
