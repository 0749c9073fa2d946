import * as contracts from '@quickportal/contracts/view-as/contracts';
import { renewSession } from '@quickportal/db/auth/write-sessions';
import { getViewTarget } from '@quickportal/db/auth/read-users';
import type { UserActor } from '../../engines/access/actor.ts';
import { newSecretToken } from '../../engines/auth/secret-token.ts';
import { sessionCookie } from '../../engines/auth/session-cookie.ts';
import { newSessionSecrets } from '../../engines/auth/session-secrets.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, notFound, Problem } from '../../kernel/problem.ts';
import { businessesOfCall } from '../../procedures/scope.ts';

type Target = NonNullable<Awaited<ReturnType<typeof getViewTarget>>>;

export const startViewAs = implement(contracts.startViewAs).mutation(async ({ ctx, input }) => {
  const { services, actor, notes } = ctx;
  if (actor.kind !== 'user') throw new Problem('unauthenticated');
  const { systemUserId, reason } = input.body;
  if (systemUserId === actor.user.systemUserId) throw conflict('You cannot view as yourself. Choose another user.');
  const target = await getViewTarget(services.db.reader({ kind: 'auth' }), systemUserId);
  if (!target || !mayView(ctx, actor, target)) throw notFound();
  const { sessionId } = actor;
  const secrets = newSessionSecrets();
  const renewal = { sessionId, ...secrets, csrfToken: newSecretToken(), viewAsUserId: systemUserId };
  await change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      if (!(await renewSession(trx, { ...renewal, now }))) throw new Problem('unauthenticated');
      await audit({
        objectType: 'system-user',
        objectId: systemUserId,
        description: `Started to view as ${target.fullName} (${target.loginName})`,
        after: { reason: reason || null },
      });
    },
    { scope: { kind: 'auth' }, communityId: target.communityId },
  );
  notes.setCookies.push(sessionCookie(services.configuration, secrets.token));
});

/** Staff view every client user; client users those of their own community, within the businesses they may view in. */
function mayView(ctx: CallContext, { user, community }: UserActor, target: Target): boolean {
  if (user.kind === 'STAFF') return true;
  if (target.communityId !== community?.communityId) return false;
  const businessIds = businessesOfCall(ctx);
  return businessIds === null || target.businessIds?.some((businessId) => businessIds.includes(businessId)) === true;
}
