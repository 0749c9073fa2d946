import * as contracts from '@quickportal/contracts/users/contracts';
import { deleteSecondFactor } from '@quickportal/db/auth/second-factors';
import { endSessions } from '@quickportal/db/auth/sessions';
import { unlockUser as unlock } from '@quickportal/db/users/change-user';
import { mailResetLink } from '../engines/auth/reset-links.ts';
import { secondFactorResetMessage } from '../engines/mail/account-messages.ts';
import { enqueueMail } from '../engines/mail/outgoing.ts';
import { implement } from '../kernel/implement.ts';
import { Problem } from '../kernel/problem.ts';
import { changeUser, confirmForUser, conflict, requireOther, userNow } from './change-user.ts';
import { prepareInvitation } from './invitation.ts';
import { reachOf } from './user-reach.ts';

const OWN_PROFILE = 'This is your own account. Use My profile.';

export const unlockUser = implement(contracts.unlockUser).mutation(({ ctx, input }) =>
  changeUser(ctx, input, async (tools) => {
    const { trx, now, audit, user } = tools;
    const { systemUserId: userId, loginName, status } = user;
    if (!status.startsWith('LOCKED')) throw conflict('The user is not locked.');
    await unlock(trx, userId, now);
    await audit({
      objectType: 'system-user',
      objectId: userId,
      description: `User ${loginName} unlocked`,
      before: { status },
      after: { status: 'ACTIVE' },
    });
    return userNow(tools, userId);
  }),
);

export const resendInvitation = implement(contracts.resendInvitation).mutation(async ({ ctx, input }) => {
  const invitation = await prepareInvitation(ctx.services, reachOf(ctx));
  await changeUser(ctx, input, async ({ trx, now, audit, user }) => {
    const { systemUserId: userId, loginName, fullName, email } = user;
    if (user.status === 'DISABLED') throw conflict('Enable the user first.');
    if (!user.invitationPending) throw conflict('The user has signed in already. Reset the password instead.');
    await unlock(trx, userId, now);
    await invitation.send(trx, { userId, loginName, fullName, email }, now);
    const description = `Invitation of ${loginName} sent again; the temporary password before stopped working`;
    await audit({ objectType: 'system-user', objectId: userId, description });
  });
});

export const resetUserPassword = implement(contracts.resetUserPassword).mutation(async ({ ctx, input }) => {
  await changeUser(ctx, input, async ({ trx, now, audit, reach, user }) => {
    const { systemUserId: userId, loginName, fullName, email } = user;
    const { communityId, communityName, actor } = reach;
    requireOther(reach, user, OWN_PROFILE);
    if (user.status === 'DISABLED') throw conflict('Enable the user first.');
    if (user.status === 'LOCKED_INACTIVE') throw conflict('Unlock the user first.');
    if (user.invitationPending) throw conflict('The user has not signed in yet. Send the invitation again instead.');
    const addressee = { userId, communityId, loginName, fullName, email, communityName };
    if (!(await mailResetLink(ctx.services, trx, addressee, now, actor.user.fullName)))
      throw new Problem('too-many-requests', { detail: 'Three links were sent within an hour. Wait a while.' });
    const description = `A link to choose a new password was sent to ${loginName}`;
    await audit({ objectType: 'system-user', objectId: userId, description });
  });
});

export const resetUserSecondFactor = implement(contracts.resetUserSecondFactor).mutation(async ({ ctx, input }) => {
  await confirmForUser(ctx, input.params.userId, input.body.password);
  return changeUser(ctx, { params: input.params }, async (tools) => {
    const { trx, now, audit, reach, user } = tools;
    const { systemUserId: userId, loginName, fullName, email } = user;
    const { communityId, communityName, actor } = reach;
    requireOther(reach, user, OWN_PROFILE);
    if (!(await deleteSecondFactor(trx, userId))) throw conflict('There is no second factor.');
    const ended = await endSessions(trx, { userId, reason: 'SECOND_FACTOR_CHANGED', now });
    const recipient = { email, fullName, loginName, communityName };
    await enqueueMail(
      ctx.services,
      trx,
      secondFactorResetMessage(recipient, actor.user.fullName, now),
      communityId,
      now,
    );
    await audit({
      objectType: 'system-user',
      objectId: userId,
      description: `Second factor of ${loginName} reset, ${ended} ${ended === 1 ? 'session' : 'sessions'} ended`,
      before: { secondFactorEnabled: true },
      after: { secondFactorEnabled: false },
    });
    return userNow(tools, userId);
  });
});

export const endUserSessions = implement(contracts.endUserSessions).mutation(({ ctx, input }) =>
  changeUser(ctx, input, async ({ trx, now, audit, reach, user }) => {
    const { systemUserId: userId, loginName } = user;
    requireOther(reach, user, OWN_PROFILE);
    const ended = await endSessions(trx, { userId, reason: 'ENDED_BY_ADMINISTRATOR', now });
    const description = `${ended} ${ended === 1 ? 'session' : 'sessions'} of ${loginName} ended.`;
    await audit({ objectType: 'system-user', objectId: userId, description });
    return { ended };
  }),
);
