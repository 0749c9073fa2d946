import type { GrantedFunctions } from '../../domain/granted-functions.ts';

/** Who may run the functions of this folder. */
export const functions = {
  hold_open_community: 'T S J',
} satisfies GrantedFunctions;
