import type { GrantedFunctions } from '../domain/granted-functions.ts';

/** Who may run the functions of this folder; those of triggers are granted to no one, and run all the same. */
export const functions = {
  continue_audit_after_restore: 'J',
  ensure_audit_partitions: 'J',
  may_read_audit: 'T',
} satisfies GrantedFunctions;
