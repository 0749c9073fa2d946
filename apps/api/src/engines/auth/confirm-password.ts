import type { Credential } from '@quickportal/db/auth/credentials';
import { endSessions } from '@quickportal/db/auth/sessions';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import { fieldProblem, Problem } from '../../kernel/problem.ts';
import type { Services } from '../services.ts';
import { realPerson, type Actor } from '../access/actor.ts';
import { forgetFailures, provePassword } from './prove-password.ts';

interface Confirmation {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly password: string;
  /** Field that a wrong password is reported on. */
  readonly field: string;
  /** Audit action of a wrong one. */
  readonly action: string;
}

interface Confirmed {
  readonly trx: WriteTransaction;
  readonly credential: Credential;
  readonly now: Date;
}

/**
 * Has the signed-in person (the real one while viewing as another user) give the password again. Throws
 * validation-failed on the field; failures count towards the lock, and the one that locks ends this session:
 * unauthenticated.
 */
export async function confirmPassword(
  services: Services,
  { actor, origin, password, field, action }: Confirmation,
  onProven: (tools: Confirmed) => Promise<unknown> = () => Promise.resolve(),
): Promise<Credential> {
  const person = realPerson(actor);
  if (actor.kind !== 'user' || !person) throw new Problem('unauthenticated');
  const userId = person.systemUserId;
  const attempt = { caller: { userId, sessionId: actor.sessionId }, password, action, actor, origin };
  const proof = await provePassword(services, attempt, async (tools) => {
    await onProven(tools);
    await forgetFailures(tools.trx, userId);
  });
  if (proof.credential !== null) return proof.credential;
  if (!proof.lockedNow) throw fieldProblem(field, 'This password is not correct.');
  const now = services.clock.now();
  await services.db.transaction({ kind: 'auth' }, (trx) =>
    endSessions(trx, { userId, reason: 'LOCKED', now, only: actor.sessionId }),
  );
  throw new Problem('unauthenticated');
}
