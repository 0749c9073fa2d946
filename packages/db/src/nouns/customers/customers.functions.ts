import type { GrantedFunctions } from '../../domain/granted-functions.ts';

/** Who may run the functions of this folder; those of triggers are granted to no one, and run all the same. */
export const functions = {
  customer_matches: 'T',
  customer_matches_at_least: 'S J',
  customer_matches_everywhere: 'S J',
  customer_matches_expected: 'S J',
  customer_page_of: 'T',
  customer_page_of_everywhere: 'S J',
  customer_walk_everywhere: 'S J',
  customer_words_near: 'T',
  customer_words_near_everywhere: 'S J',
} satisfies GrantedFunctions;
