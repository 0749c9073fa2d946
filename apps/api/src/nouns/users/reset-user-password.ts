import * as contracts from '@quickportal/contracts/users/contracts';
import { mailResetLink } from '../../engines/auth/passwords/reset-links.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, Problem } from '../../kernel/problem.ts';
import { changeUser, requireOther } from './change-user.ts';
import { OWN_PROFILE } from './own-profile.ts';

export const resetUserPassword = implement(contracts.resetUserPassword).mutation(async ({ ctx, input }) => {
  await changeUser(ctx, input, async ({ trx, now, audit, reach, user }) => {
    const { systemUserId: userId, loginName, fullName, email } = user;
    const { communityId, communityName, actor } = reach;
    requireOther(reach, user, OWN_PROFILE);
    if (user.status === 'DISABLED') throw conflict('Enable the user first.');
    if (user.status === 'LOCKED_INACTIVE') throw conflict('Unlock the user first.');
    if (user.invitationPending) throw conflict('The user has not signed in yet. Send the invitation again instead.');
    const addressee = { userId, communityId, loginName, fullName, email, communityName };
    const request = { now, trusted: true, requestedBy: actor.user.fullName };
    if (!(await mailResetLink(ctx.services, trx, addressee, request)))
      throw new Problem('too-many-requests', { detail: 'Three links were sent within an hour. Try again later.' });
    const description = `A link to choose a new password was sent to ${loginName}`;
    await audit({ objectType: 'system-user', objectId: userId, description });
  });
});
