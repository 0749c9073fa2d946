import { customerHistory } from '../customers/customer-history.ts';
import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Notices',
  description: 'Which emails customers get about payments, schedules and cards: for the facility and for one customer.',
} as const satisfies TagText;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = customerHistory;

/** The product that its calls need. */
export const product = 'NOTIFICATIONS';
