import * as contracts from '@quickportal/contracts/users/contracts';
import { deleteSecondFactor } from '@quickportal/db/auth/change-second-factor';
import { endSessions } from '@quickportal/db/auth/write-sessions';
import { secondFactorResetMessage } from '@quickportal/contracts/notifications/account-messages';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import { implement } from '../../procedures/implement.ts';
import { changeUser, confirmForUser, requireOther, userNow } from './change-user.ts';
import { OWN_PROFILE } from './own-profile.ts';
import { conflict } from '../../kernel/problem.ts';

export const resetUserSecondFactor = implement(contracts.resetUserSecondFactor).mutation(async ({ ctx, input }) => {
  await confirmForUser(ctx, input.params.userId, input.body.password);
  return changeUser(ctx, { params: input.params }, async (tools) => {
    const { trx, now, audit, reach, user } = tools;
    const { systemUserId: userId, loginName, fullName, email } = user;
    const { communityId, communityName, actor } = reach;
    requireOther(reach, user, OWN_PROFILE);
    if (!(await deleteSecondFactor(trx, userId))) throw conflict('No second factor is set up.');
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
