import * as contracts from '@quickportal/contracts/my-profile/contracts';
import { endSessions, renewSession } from '@quickportal/db/auth/write-sessions';
import { confirmSetUp, hasSetUp } from '../../engines/auth/second-factor/second-factor.ts';
import { newSessionSecrets } from '../../engines/auth/session-secrets.ts';
import { secondFactorChangedMessage } from '@quickportal/contracts/notifications/account-messages';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, fieldProblem, Problem } from '../../kernel/problem.ts';
import { changeOwn, ownActor, ownCredential, sendNewToken } from './own-account.ts';

const nothingSetUp = () => conflict('Start setting up the second factor again.');

export const confirmSecondFactor = implement(contracts.confirmSecondFactor).mutation(async ({ ctx, input }) => {
  const { services } = ctx;
  const { sessionId } = ownActor(ctx);
  const credential = await ownCredential(ctx);
  const { userId, loginName, communityId } = credential;
  const moment = services.clock.now();
  const confirmed = await confirmSetUp(services, userId, input.body.code, moment);
  if (!confirmed) {
    if (!(await hasSetUp(services, userId, moment))) throw nothingSetUp();
    throw fieldProblem('code', 'This code is not correct. Wait for the next one and try again.');
  }
  const secrets = newSessionSecrets();
  await changeOwn(ctx, null, async ({ trx, now, audit }) => {
    if (!(await confirmed.apply(trx))) throw nothingSetUp();
    if (!(await renewSession(trx, { sessionId, ...secrets, now }))) throw new Problem('unauthenticated');
    await endSessions(trx, { userId, reason: 'SECOND_FACTOR_CHANGED', now, except: sessionId });
    await audit({ objectType: 'system-user', objectId: userId, description: `${loginName} set up a second factor` });
    await enqueueMail(services, trx, secondFactorChangedMessage(credential, 'ON', now), communityId, now);
  });
  sendNewToken(ctx, secrets.token);
  return { recoveryCodes: confirmed.recoveryCodes };
});
