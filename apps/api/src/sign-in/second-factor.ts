import { SecondFactorForm } from '@quickportal/contracts/access/sign-in';
import { lockCredential, noteSignIn, type Credential } from '@quickportal/db/auth/credential';
import { endSessions, renewSession } from '@quickportal/db/auth/write-sessions';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { recordAudit } from '../engines/audit/audit.ts';
import { countFailure } from '../engines/auth/count-failure.ts';
import { limitSessions } from '../engines/auth/limit-sessions.ts';
import { isLocked } from '../engines/auth/lock-out.ts';
import { forgetFailures } from '../engines/auth/passwords/prove-password.ts';
import { checkCode, confirmSetUp } from '../engines/auth/second-factor/second-factor.ts';
import { newSessionSecrets, PASSWORD_CHANGE_MS, SESSION_MS } from '../engines/auth/session-secrets.ts';
import { takeAttempt } from '../engines/auth/throttle.ts';
import { secondFactorChangedMessage } from '@quickportal/contracts/notifications/account-messages';
import { enqueueMail } from '../engines/mail/outgoing.ts';
import { metrics } from '../engines/metrics/metrics.ts';
import { nudgeOutbox } from '../engines/outbox/relay.ts';
import { fieldProblem, Problem } from '../kernel/problem.ts';
import type { Services } from '../procedures/services.ts';
import { localPage } from './return-to.ts';
import { onwards, step } from './step.ts';
import { waitingCredential } from './waiting-credential.ts';

/** A code that was typed and found right, and what taking it does. */
interface Found {
  readonly take: (trx: WriteTransaction) => Promise<boolean>;
  change: 'ON' | 'CODE_USED' | null;
  recoveryCodes?: string[];
}

async function find(
  services: Services,
  { userId, hasSecondFactor }: Credential,
  typed: string,
  now: Date,
): Promise<Found | null> {
  if (hasSecondFactor) {
    const code = await checkCode(services, userId, typed, now);
    return code && { take: code.take, change: code.kind === 'recovery' ? 'CODE_USED' : null };
  }
  const setUp = await confirmSetUp(services, userId, typed, now);
  return setUp && { take: setUp.apply, change: 'ON', recoveryCodes: setUp.recoveryCodes };
}

/** `POST {base}/AuthAction/second-factor`: a code of the app, a recovery code, or the first code of a set-up. */
export const secondFactor = step({
  path: '/second-factor',
  form: SecondFactorForm,
  guard: 'same-origin',
  failurePage: 'SecondFactorView',
  async act(call) {
    const { services, actor, origin, body, now } = call;
    const { credential, sessionId } = await waitingCredential(call);
    const { userId, communityId, mustChange } = credential;
    const giveBack = takeAttempt(services, { holder: `session ${sessionId}` }, now);
    const found = await find(services, credential, body.code, now);
    const secrets = newSessionSecrets();
    const expiresAt = new Date(now.getTime() + (mustChange ? PASSWORD_CHANGE_MS : SESSION_MS));
    const note = {
      action: 'sign-in.second-factor',
      actor,
      origin,
      communityId,
      objectType: 'system-user' as const,
      objectId: String(userId),
      at: now,
    };

    const isRight = await services.db.transaction({ kind: 'auth' }, async (trx) => {
      const locked = await lockCredential(trx, userId);
      if (found && locked && !isLocked(locked, now) && (await found.take(trx))) {
        const stage = mustChange ? 'CHANGE_PASSWORD' : 'ACTIVE';
        if (!(await renewSession(trx, { sessionId, ...secrets, now, stage, expiresAt })))
          throw new Problem('unauthenticated');
        await forgetFailures(trx, userId);
        await noteSignIn(trx, userId, now);
        await recordAudit(trx, { ...note, description: 'Second factor accepted', outcome: 'SUCCESS' });
        if (stage === 'ACTIVE') await limitSessions(trx, { actor, origin, communityId, userId, sessionId, now });
        if (found.change) {
          await enqueueMail(services, trx, secondFactorChangedMessage(credential, found.change, now), communityId, now);
        }
        return true;
      }
      await recordAudit(trx, { ...note, description: 'Wrong code of the second factor', outcome: 'FAILURE' });
      const { lockedNow } = await countFailure(services, trx, { credential, actor, origin, now });
      if (lockedNow) await endSessions(trx, { userId, reason: 'LOCKED', now, only: sessionId });
      return false;
    });
    nudgeOutbox();
    if (!isRight) {
      metrics.signIns.inc({ outcome: 'failure' });
      throw fieldProblem('code', 'This code is not correct or was already used.');
    }
    giveBack();
    metrics.signIns.inc({ outcome: 'success' });
    const response = {
      next: mustChange ? ('change-password' as const) : ('home' as const),
      ...(found?.recoveryCodes && { recoveryCodes: found.recoveryCodes }),
    };
    const returnTo = localPage(body.returnTo, services.configuration.basePath);
    return onwards(response, returnTo, call.signedInCookies(response, userId, secrets.token));
  },
});
