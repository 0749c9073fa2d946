import { getCredential, type Credential } from '@quickportal/db/auth/credential';
import { Problem } from '../kernel/problem.ts';
import { waitingFor, type StepCall } from './step.ts';

/** Anyone who has given the password and owes the second factor. Throws unauthenticated for anyone else. */
export async function waitingCredential({
  services,
  actor,
}: Pick<StepCall<unknown>, 'services' | 'actor'>): Promise<{ credential: Credential; sessionId: number }> {
  const { user, sessionId } = waitingFor(actor, 'second-factor');
  const credential = await getCredential(services.db.reader({ kind: 'auth' }), user.systemUserId);
  if (!credential?.enabled) throw new Problem('unauthenticated');
  return { credential, sessionId };
}
