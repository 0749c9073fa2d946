import { getCredential, type Credential } from '@quickportal/db/auth/credential';
import type { UserActor } from '../../engines/access/actor.ts';
import { confirmPassword } from '../../engines/auth/passwords/confirm-password.ts';
import { sessionCookie } from '../../engines/auth/session-cookie.ts';
import { change, type ChangeTools } from '../../procedures/change.ts';
import type { CallContext, Context } from '../../procedures/context.ts';
import { Problem } from '../../kernel/problem.ts';

/** The signed-in person. The calls here are for people only. */
export function ownActor({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw new Problem('unauthenticated');
  return actor;
}

/** The signed-in person's credential. */
export async function ownCredential(ctx: Context): Promise<Credential> {
  const { user } = ownActor(ctx);
  const credential = await getCredential(ctx.services.db.reader({ kind: 'auth' }), user.systemUserId);
  if (!credential) throw new Problem('unauthenticated');
  return credential;
}

/** Has the person give the password again; a wrong one is 422 on the field and counts towards the lock. */
export function confirmOwn(ctx: CallContext, password: string, field = 'password'): Promise<Credential> {
  const { services, actor, origin, contract } = ctx;
  return confirmPassword(services, { actor, origin, password, field, action: contract.audit ?? contract.name });
}

/** A change to the person's own account, noted in their community's audit trail. */
export function changeOwn<T>(ctx: CallContext, input: unknown, work: (tools: ChangeTools) => Promise<T>): Promise<T> {
  const communityId = ownActor(ctx).community?.communityId ?? null;
  return change(ctx, input, work, { scope: { kind: 'auth' }, communityId });
}

/** Sends the session's new token with the answer. */
export function sendNewToken({ notes, services }: Context, token: string): void {
  notes.setCookies.push(sessionCookie(services.configuration, token));
}
