import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Server to server notifications',
  description: 'Messages about payments to a system of the facility, as form fields, XML or JSON.',
} as const satisfies TagText;
