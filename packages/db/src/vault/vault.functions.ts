import type { GrantedFunctions } from '../domain/granted-functions.ts';

/** Who may run the functions of this folder; those of triggers are granted to no one, and run all the same. */
export const functions = {
  open_vault_entries: 'T',
  open_vault_entries_anywhere: 'J',
} satisfies GrantedFunctions;
