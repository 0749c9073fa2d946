import * as contracts from '@quickportal/contracts/my-profile/contracts';
import { endSessions, renewSession } from '@quickportal/db/auth/write-sessions';
import { applyPassword, choosePassword } from '../../engines/auth/passwords/choose-password.ts';
import { newSessionSecrets } from '../../engines/auth/session-secrets.ts';
import { implement } from '../../procedures/implement.ts';
import { Problem } from '../../kernel/problem.ts';
import { changeOwn, confirmOwn, ownActor, sendNewToken } from './own-account.ts';

export const changePassword = implement(contracts.changePassword).mutation(async ({ ctx, input }) => {
  const { currentPassword, newPassword } = input.body;
  const { sessionId } = ownActor(ctx);
  const credential = await confirmOwn(ctx, currentPassword, 'currentPassword');
  const chosen = await choosePassword(credential, newPassword);
  const secrets = newSessionSecrets();
  const { userId, loginName } = credential;
  await changeOwn(ctx, null, async ({ trx, now, audit }) => {
    await applyPassword(ctx.services, trx, chosen, now);
    if (!(await renewSession(trx, { sessionId, ...secrets, now, reauthenticated: true })))
      throw new Problem('unauthenticated');
    await endSessions(trx, { userId, reason: 'PASSWORD_CHANGED', now, except: sessionId });
    await audit({ objectType: 'system-user', objectId: userId, description: `${loginName} changed the password` });
  });
  sendNewToken(ctx, secrets.token);
});
