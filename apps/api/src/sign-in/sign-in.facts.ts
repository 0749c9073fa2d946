import type { TagText } from '@quickportal/contracts/kernel/noun-facts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'Sign-in',
  description: 'Signing in and out, the second factor, forgotten passwords.',
} as const satisfies TagText;
