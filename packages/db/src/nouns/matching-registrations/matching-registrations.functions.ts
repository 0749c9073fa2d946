import type { GrantedFunctions } from '../../domain/granted-functions.ts';

/** Who may run the functions of this folder. */
export const functions = {
  next_matching_prefix: 'S',
} satisfies GrantedFunctions;
