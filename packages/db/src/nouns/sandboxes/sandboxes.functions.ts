import type { GrantedFunctions } from '../../domain/granted-functions.ts';

/** Who may run the functions of this folder. */
export const functions = {
  delete_sandbox_rows: 'J',
} satisfies GrantedFunctions;
