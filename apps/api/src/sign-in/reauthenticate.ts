import { ReauthenticateForm } from '@quickportal/contracts/access/sign-in';
import { renewSession } from '@quickportal/db/auth/write-sessions';
import { recordAudit } from '../engines/audit/audit.ts';
import { confirmPassword } from '../engines/auth/passwords/confirm-password.ts';
import { sessionCookie } from '../engines/auth/session-cookie.ts';
import { newSessionSecrets } from '../engines/auth/session-secrets.ts';
import { Problem } from '../kernel/problem.ts';
import { step } from './step.ts';

const action = 'sign-in.reauthenticate';

/**
 * `POST {base}/AuthAction/reauthenticate`: the password again after 15 minutes without a call. While viewing as
 * another user it is the real person's. The CSRF token stays, so that what other tabs hold goes on working.
 */
export const reauthenticate = step({
  path: '/reauthenticate',
  form: ReauthenticateForm,
  guard: 'session',
  confirmsCaller: true,
  failurePage: null,
  async act({ services, actor, origin, body }) {
    if (actor.kind !== 'user' || (actor.next !== 'home' && actor.next !== 'reauthenticate')) {
      throw new Problem('unauthenticated');
    }
    const { sessionId } = actor;
    const secrets = newSessionSecrets();
    const confirmation = { actor, origin, password: body.password, field: 'password', action };
    await confirmPassword(services, confirmation, async ({ trx, credential, now }) => {
      if (!(await renewSession(trx, { sessionId, ...secrets, now, reauthenticated: true })))
        throw new Problem('unauthenticated');
      await recordAudit(trx, {
        action,
        actor,
        origin,
        communityId: credential.communityId,
        objectType: 'system-user',
        objectId: String(credential.userId),
        description: 'Entered the password again',
        outcome: 'SUCCESS',
        at: now,
      });
    });
    const setCookies = [sessionCookie(services.configuration, secrets.token)];
    return { status: 200, body: { next: 'home' }, page: '', setCookies };
  },
});
