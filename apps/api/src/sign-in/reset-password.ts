import { ResetPasswordForm } from '@quickportal/contracts/access/sign-in';
import { getCredential } from '@quickportal/db/auth/credential';
import { endSessions } from '@quickportal/db/auth/write-sessions';
import { findUsableToken, takeToken } from '@quickportal/db/auth/write-single-use-tokens';
import { recordAudit } from '../engines/audit/audit.ts';
import { isUnused } from '../engines/auth/account-use.ts';
import { applyPassword, choosePassword } from '../engines/auth/passwords/choose-password.ts';
import { RESET_LINK_MINUTES } from '../engines/auth/passwords/reset-links.ts';
import { looksLikeSecretToken, tokenHash } from '../engines/auth/secret-token.ts';
import { endedResetCookie, resetCookie } from '../engines/auth/session-cookie.ts';
import { takeAttempt } from '../engines/auth/throttle.ts';
import { nudgeOutbox } from '../engines/outbox/relay.ts';
import { fieldProblem } from '../kernel/problem.ts';
import type { Services } from '../procedures/services.ts';

import { pageWith, step } from './step.ts';

const PAGE = 'ForgotPasswordResetView';
const PURPOSE = 'password-reset';

const linkExpired = () => fieldProblem('token', 'This link has expired or was already used. Ask for a new one.');

async function usable(services: Services, token: string, now: Date) {
  if (!looksLikeSecretToken(token)) return null;
  return findUsableToken(services.db.reader({ kind: 'auth' }), PURPOSE, Buffer.from(tokenHash(token), 'hex'), now);
}

/** `POST {base}/AuthAction/reset-password`: a new password by the link in the mail. The second factor stays as it is. */
export const resetPassword = step({
  path: '/reset-password',
  form: ResetPasswordForm,
  guard: 'same-origin',
  failurePage: PAGE,
  async act({ services, actor, origin, body, now, resetToken }) {
    const { db, configuration } = services;
    const link = await usable(services, body.token || resetToken || '', now);
    const credential = link && (await getCredential(db.reader({ kind: 'auth' }), link.userId));
    if (!link || !credential?.enabled || isUnused(credential, now)) {
      takeAttempt(services, { use: 'reset-link', ip: origin.ip, subject: null }, now);
      throw linkExpired();
    }
    takeAttempt(services, { holder: `link ${link.id}` }, now);
    const { userId, communityId } = credential;
    const chosen = await choosePassword(credential, body.newPassword);
    await db.transaction({ kind: 'auth' }, async (trx) => {
      if (!(await takeToken(trx, link.id, now))) throw linkExpired();
      await applyPassword(services, trx, chosen, now);
      await endSessions(trx, { userId, reason: 'PASSWORD_CHANGED', now });
      await recordAudit(trx, {
        action: 'sign-in.reset-password',
        actor,
        origin,
        communityId,
        objectType: 'system-user',
        objectId: String(userId),
        description: `${credential.loginName} chose a new password with an emailed link`,
        outcome: 'SUCCESS',
        at: now,
      });
    });
    nudgeOutbox();
    const page = pageWith('LoginView', { notice: 'password-reset' });
    return { status: 204, page, setCookies: [endedResetCookie(configuration)] };
  },
});

/** The page to show for an opened link, and the cookie that keeps its token. Looking uses nothing up. */
export async function openResetLink(
  services: Services,
  token: unknown,
  now: Date,
): Promise<{ page: string; setCookies: string[] }> {
  if (typeof token !== 'string' || !(await usable(services, token, now))) {
    return { page: pageWith(PAGE, { error: 'link-expired' }), setCookies: [] };
  }
  return { page: PAGE, setCookies: [resetCookie(services.configuration, token, RESET_LINK_MINUTES * 60)] };
}
