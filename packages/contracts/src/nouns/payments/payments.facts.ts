import { customerHistory } from '../customers/customer-history.ts';
import type { TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Customers',
  title: 'Payments',
  description: 'Take payments from cards and bank accounts of customers.',
} as const satisfies TagText;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['transactions', ...customerHistory] as const;
