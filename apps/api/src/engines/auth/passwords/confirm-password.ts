import type { Credential } from '@quickportal/db/auth/credential';
import { endSessions } from '@quickportal/db/auth/write-sessions';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { RequestOrigin } from '../../../kernel/request-origin.ts';
import { fieldProblem, Problem } from '../../../kernel/problem.ts';
import type { AuthServices } from '../auth-services.ts';
import { realPerson, type Actor } from '../../access/actor.ts';
import { forgetFailures, provePassword } from './prove-password.ts';

interface Confirmation {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly password: string;
  /** Field on which a wrong password is reported. */
  readonly field: string;
  /** Audit action of a wrong password. */
  readonly action: string;
}

interface Confirmed {
  readonly trx: WriteTransaction;
  readonly credential: Credential;
  readonly now: Date;
}

/**
 * Verifies the password of the signed-in person (during a view-as, the viewer). Throws validation-failed on the field;
 * failures count towards the lock, and the one that locks the account ends this session: unauthenticated.
 */
export async function confirmPassword(
  services: AuthServices,
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
