import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Tools',
  title: 'Mailbox',
  description: 'Mail that a demo portal has sent. It exists in a demo only.',
} as const satisfies TagText;
