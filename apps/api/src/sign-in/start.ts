import { SignInForm, type SignInResponse } from '@quickportal/contracts/access/sign-in';
import { noteSignIn, type Credential } from '@quickportal/db/auth/credential';
import { endSessions, insertSession, type SessionStage } from '@quickportal/db/auth/write-sessions';
import { realPerson } from '../engines/access/actor.ts';
import { recordAudit } from '../engines/audit/audit.ts';
import { forgetFailures, provePassword } from '../engines/auth/passwords/prove-password.ts';
import { limitSessions } from '../engines/auth/limit-sessions.ts';
import { newSecretToken } from '../engines/auth/secret-token.ts';
import {
  newSessionSecrets,
  PASSWORD_CHANGE_MS,
  SECOND_FACTOR_MS,
  SESSION_MS,
} from '../engines/auth/session-secrets.ts';
import { needsSecondFactor } from '../engines/auth/second-factor/second-factor-policy.ts';
import { metrics } from '../engines/metrics/metrics.ts';
import { Problem } from '../kernel/problem.ts';
import { localPage } from './return-to.ts';
import { signedIn } from './signed-in.ts';
import { onwards, step } from './step.ts';

const stayOf: Record<SessionStage, number> = {
  SECOND_FACTOR: SECOND_FACTOR_MS,
  CHANGE_PASSWORD: PASSWORD_CHANGE_MS,
  ACTIVE: SESSION_MS,
};

/** `POST {base}/AuthAction` (2C156): login name and password. */
export const start = step({
  path: '',
  form: SignInForm,
  guard: 'same-origin',
  failurePage: 'LoginView',
  async act({ services, actor, origin, body, devices, signedInCookies }) {
    const { configuration } = services;
    const secrets = newSessionSecrets();
    const csrfToken = newSecretToken();
    const { loginName, password } = body;
    const attempt = { caller: { loginName, devices }, password, action: 'sign-in.password', actor, origin };
    const proof = await provePassword(services, attempt, async ({ trx, credential, now }) => {
      const stage = firstStage(credential, needsSecondFactor(configuration, credential));
      const { userId, communityId } = credential;
      const expiresAt = new Date(now.getTime() + stayOf[stage]);
      const { ip, userAgent } = origin;
      const values = { ...secrets, csrfToken, userId, stage, now, expiresAt, ip, userAgent };
      const sessionId = await insertSession(trx, values);
      const before = realPerson(actor);
      if (actor.kind === 'user' && before) {
        await endSessions(trx, { userId: before.systemUserId, reason: 'REPLACED', now, only: actor.sessionId });
      }
      if (stage !== 'SECOND_FACTOR') {
        await forgetFailures(trx, userId);
        await noteSignIn(trx, userId, now);
      }
      await recordAudit(trx, {
        action: attempt.action,
        actor: signedIn(credential, sessionId),
        origin,
        communityId,
        objectType: 'system-user',
        objectId: String(userId),
        description: stage === 'ACTIVE' ? 'Signed in' : 'Password accepted, next step of signing in',
        outcome: 'SUCCESS',
        at: now,
      });
      if (stage === 'ACTIVE')
        await limitSessions(trx, {
          actor: signedIn(credential, sessionId),
          origin,
          communityId,
          userId,
          sessionId,
          now,
        });
      return stage;
    });
    if (proof.credential === null) throw new Problem('sign-in-failed');
    if (proof.result !== 'SECOND_FACTOR') metrics.signIns.inc({ outcome: 'success' });
    const response = responseOf(proof.result, proof.credential);
    const returnTo = localPage(body.returnTo, configuration.basePath);
    const { userId } = proof.credential;
    return onwards(response, returnTo, signedInCookies(response, userId, secrets.token));
  },
});

function firstStage({ hasSecondFactor, mustChange }: Credential, secondFactorNeeded: boolean): SessionStage {
  if (hasSecondFactor || secondFactorNeeded) return 'SECOND_FACTOR';
  return mustChange ? 'CHANGE_PASSWORD' : 'ACTIVE';
}

function responseOf(stage: SessionStage, { hasSecondFactor }: Credential): SignInResponse {
  if (stage === 'ACTIVE') return { next: 'home' };
  if (stage === 'CHANGE_PASSWORD') return { next: 'change-password' };
  return hasSecondFactor ? { next: 'second-factor' } : { next: 'second-factor', setUpSecondFactor: true };
}
