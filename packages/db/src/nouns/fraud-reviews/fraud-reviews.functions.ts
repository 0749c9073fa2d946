import type { GrantedFunctions } from '../../domain/granted-functions.ts';

/** Who may run the functions of this folder; those of triggers are granted to no one, and run all the same. */
export const functions = {
  payment_takers: 'T S',
} satisfies GrantedFunctions;
