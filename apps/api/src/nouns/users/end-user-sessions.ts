import * as contracts from '@quickportal/contracts/users/contracts';
import { endSessions } from '@quickportal/db/auth/write-sessions';
import { implement } from '../../procedures/implement.ts';
import { changeUser, requireOther } from './change-user.ts';
import { OWN_PROFILE } from './own-profile.ts';

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
