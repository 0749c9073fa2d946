import { listWaitingSecrets } from '@quickportal/db/api-keys/read-api-key-secrets';
import { realPerson } from '../../engines/access/actor.ts';
import type { CallContext } from '../../procedures/context.ts';

/** Until when secrets of keys wait for the caller, by key; none while viewing as another user. */
export async function waitingFor(ctx: CallContext): Promise<ReadonlyMap<number, string>> {
  const { actor, db, services } = ctx;
  const person = actor.kind === 'user' && actor.viewedBy === null ? realPerson(actor) : null;
  if (!person) return new Map();
  return listWaitingSecrets(db, { userId: person.systemUserId, at: services.clock.now() });
}
