import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'REST API Developer Log',
  description: 'Calls that programs of a facility made with its API keys and certificates.',
} as const satisfies TagText;

/** The product that its calls need. */
export const product = 'RESTAPI';
