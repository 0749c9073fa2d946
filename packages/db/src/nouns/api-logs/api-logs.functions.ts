import type { GrantedFunctions } from '../../domain/granted-functions.ts';

/** Who may run the functions of this folder; those of triggers are granted to no one, and run all the same. */
export const functions = {
  api_log_matches: 'T',
  turn_api_log: 'J',
} satisfies GrantedFunctions;
