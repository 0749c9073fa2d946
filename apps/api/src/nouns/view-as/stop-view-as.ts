import * as contracts from '@quickportal/contracts/view-as/contracts';
import { renewSession } from '@quickportal/db/auth/write-sessions';
import { newSecretToken } from '../../engines/auth/secret-token.ts';
import { sessionCookie } from '../../engines/auth/session-cookie.ts';
import { newSessionSecrets } from '../../engines/auth/session-secrets.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, Problem } from '../../kernel/problem.ts';

export const stopViewAs = implement(contracts.stopViewAs).mutation(async ({ ctx, input }) => {
  const { services, actor, notes } = ctx;
  if (actor.kind !== 'user') throw new Problem('unauthenticated');
  if (!actor.viewedBy) throw conflict('You are not viewing as another user.');
  const { sessionId, user, community } = actor;
  const secrets = newSessionSecrets();
  const renewal = { sessionId, ...secrets, csrfToken: newSecretToken(), viewAsUserId: null };
  await change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      if (!(await renewSession(trx, { ...renewal, now }))) throw new Problem('unauthenticated');
      await audit({
        objectType: 'system-user',
        objectId: user.systemUserId,
        description: `Stopped viewing as ${user.fullName} (${user.loginName})`,
      });
    },
    { scope: { kind: 'auth' }, communityId: community?.communityId ?? null },
  );
  notes.setCookies.push(sessionCookie(services.configuration, secrets.token));
});
