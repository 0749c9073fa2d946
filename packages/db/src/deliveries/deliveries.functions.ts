import type { GrantedFunctions } from '../domain/granted-functions.ts';

/** Who may run the functions of this folder; those of triggers are granted to no one, and run all the same. */
export const functions = {
  read_event_body: 'T',
  read_replies: 'T',
  turn_delivery_attempts: 'J',
} satisfies GrantedFunctions;
