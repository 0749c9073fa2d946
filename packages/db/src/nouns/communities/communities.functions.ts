import type { GrantedFunctions } from '../../domain/granted-functions.ts';

/** Who may run the functions of this folder. */
export const functions = {
  community_matches: 'S',
} satisfies GrantedFunctions;
