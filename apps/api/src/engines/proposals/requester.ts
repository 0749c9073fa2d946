import { id } from '@quickportal/contracts/kernel/primitives';
import { z } from 'zod';
import { Problem } from '../../kernel/problem.ts';
import { realPerson, type Actor } from '../access/actor.ts';

/** The user for whom the secret of an approved request is kept; another user approves it. */
export const requester = z.strictObject({ userId: id(), fullName: z.string() });
export type Requester = z.output<typeof requester>;

/** The caller as the requester of a secret. Throws forbidden for programs. */
export function requesterOf({ actor }: { readonly actor: Actor }): Requester {
  const person = realPerson(actor);
  if (!person) throw new Problem('forbidden');
  return { userId: person.systemUserId, fullName: person.fullName };
}
