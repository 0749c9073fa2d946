import type { GrantedFunctions } from '../domain/granted-functions.ts';

/** Who may run the functions of this folder; those of triggers are granted to no one, and run all the same. */
export const functions = {
  fold: 'T S J A',
  fold_any: 'T S J A',
  marked_word: 'T S J',
  name_key: 'T S A',
  search_condition: 'T S J',
  search_further_words: 'T S J',
  search_patterns: 'T S J',
  search_words: 'T S J',
  word_condition: 'T S J',
  word_forms: 'T S J',
  word_patterns: 'T S J',
} satisfies GrantedFunctions;
