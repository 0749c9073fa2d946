import * as contracts from '@quickportal/contracts/my-profile/contracts';
import { deleteSecondFactor, replaceRecoveryCodes } from '@quickportal/db/auth/second-factors';
import { endSessions, renewSession } from '@quickportal/db/auth/sessions';
import { newRecoveryCodes } from '../engines/auth/recovery-codes.ts';
import { confirmSetUp, hasSetUp, startSetUp } from '../engines/auth/second-factor.ts';
import { needsSecondFactor } from '../engines/auth/second-factor-policy.ts';
import { newSessionSecrets } from '../engines/auth/session-secrets.ts';
import { secondFactorChangedMessage } from '../engines/mail/account-messages.ts';
import { enqueueMail } from '../engines/mail/outgoing.ts';
import { implement } from '../kernel/implement.ts';
import { fieldProblem, Problem } from '../kernel/problem.ts';
import { changeOwn, confirmOwn, ownActor, ownCredential, sendNewToken } from './own-account.ts';

const nothingSetUp = () => new Problem('state-conflict', { detail: 'Start setting up the second factor again.' });
const noSecondFactor = () => new Problem('state-conflict', { detail: 'There is no second factor.' });

export const startMySecondFactor = implement(contracts.startMySecondFactor).mutation(async ({ ctx, input }) => {
  const credential = await confirmOwn(ctx, input.body.password);
  return changeOwn(ctx, null, async ({ trx, now, audit }) => {
    const description = `${credential.loginName} started to set up a second factor`;
    await audit({ objectType: 'system-user', objectId: credential.userId, description });
    return startSetUp(ctx.services, trx, credential, now);
  });
});

export const confirmMySecondFactor = implement(contracts.confirmMySecondFactor).mutation(async ({ ctx, input }) => {
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

export const removeMySecondFactor = implement(contracts.removeMySecondFactor).mutation(async ({ ctx, input }) => {
  const { services } = ctx;
  if (needsSecondFactor(services.configuration, ownActor(ctx).user)) {
    throw new Problem('state-conflict', { detail: 'Staff need a second factor. Set up another one instead.' });
  }
  const credential = await confirmOwn(ctx, input.body.password);
  const { userId, loginName, communityId } = credential;
  await changeOwn(ctx, null, async ({ trx, now, audit }) => {
    if (!(await deleteSecondFactor(trx, userId))) throw noSecondFactor();
    await audit({
      objectType: 'system-user',
      objectId: userId,
      description: `${loginName} removed the second factor`,
    });
    await enqueueMail(services, trx, secondFactorChangedMessage(credential, 'OFF', now), communityId, now);
  });
});

export const renewMyRecoveryCodes = implement(contracts.renewMyRecoveryCodes).mutation(async ({ ctx, input }) => {
  const { services } = ctx;
  const credential = await confirmOwn(ctx, input.body.password);
  if (!credential.hasSecondFactor) throw noSecondFactor();
  const { userId, loginName, communityId } = credential;
  const { codes, hashes } = await newRecoveryCodes();
  await changeOwn(ctx, null, async ({ trx, now, audit }) => {
    await replaceRecoveryCodes(trx, userId, hashes, now);
    await audit({ objectType: 'system-user', objectId: userId, description: `${loginName} made new recovery codes` });
    await enqueueMail(services, trx, secondFactorChangedMessage(credential, 'CODES', now), communityId, now);
  });
  return { recoveryCodes: codes };
});
