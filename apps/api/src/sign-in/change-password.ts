import { ForcedPasswordForm } from '@quickportal/contracts/access/sign-in';
import { getCredential } from '@quickportal/db/auth/credential';
import { endSessions, renewSession } from '@quickportal/db/auth/write-sessions';
import { recordAudit } from '../engines/audit/audit.ts';
import { applyPassword, choosePassword } from '../engines/auth/passwords/choose-password.ts';
import { newSessionSecrets, SESSION_MS } from '../engines/auth/session-secrets.ts';
import { nudgeOutbox } from '../engines/outbox/relay.ts';
import { Problem } from '../kernel/problem.ts';
import { localPage } from './return-to.ts';
import { onwards, step, waitingFor } from './step.ts';

/** `POST {base}/AuthAction/change-password`: the change that a temporary password forces. */
export const changePassword = step({
  path: '/change-password',
  form: ForcedPasswordForm,
  guard: 'same-origin',
  failurePage: 'ChangePasswordView',
  async act({ services, actor, origin, body, now, signedInCookies }) {
    const { configuration, db } = services;
    const { user, sessionId } = waitingFor(actor, 'change-password');
    const credential = await getCredential(db.reader({ kind: 'auth' }), user.systemUserId);
    if (!credential?.enabled) throw new Problem('unauthenticated');
    const { userId, communityId } = credential;
    const chosen = await choosePassword(credential, body.newPassword);
    const secrets = newSessionSecrets();
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    await db.transaction({ kind: 'auth' }, async (trx) => {
      await applyPassword(services, trx, chosen, now);
      const renewal = { sessionId, ...secrets, now, stage: 'ACTIVE' as const, expiresAt, reauthenticated: true };
      if (!(await renewSession(trx, renewal))) throw new Problem('unauthenticated');
      await endSessions(trx, { userId, reason: 'PASSWORD_CHANGED', now, except: sessionId });
      await recordAudit(trx, {
        action: 'sign-in.change-password',
        actor,
        origin,
        communityId,
        objectType: 'system-user',
        objectId: String(userId),
        description: 'Replaced a password that had to be changed',
        outcome: 'SUCCESS',
        at: now,
      });
    });
    nudgeOutbox();
    const returnTo = localPage(body.returnTo, configuration.basePath);
    return onwards({ next: 'home' }, returnTo, signedInCookies({ next: 'home' }, userId, secrets.token));
  },
});
