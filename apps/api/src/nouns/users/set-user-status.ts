import * as contracts from '@quickportal/contracts/users/contracts';
import { endSessions } from '@quickportal/db/auth/write-sessions';
import { setUserStatus as save } from '@quickportal/db/users/change-user';
import { checkVersion } from '../../kernel/check-version.ts';
import { implement } from '../../procedures/implement.ts';
import { changeUser, requireOther, userNow } from './change-user.ts';
import { conflict } from '../../kernel/problem.ts';

export const setUserStatus = implement(contracts.setUserStatus).mutation(({ ctx, input }) =>
  changeUser(ctx, input, async (tools) => {
    const { trx, now, audit, reach, user } = tools;
    const { enabled } = input.query;
    const { systemUserId: userId, loginName } = user;
    await checkVersion(user, input.body.version, () => userNow(tools, userId));
    if ((user.status !== 'DISABLED') === enabled)
      throw conflict(`The user is already ${enabled ? 'enabled' : 'disabled'}.`);
    requireOther(reach, user, 'You cannot disable yourself. Ask another administrator.');
    await save(trx, { userId, enabled, now });
    const ended = enabled ? 0 : await endSessions(trx, { userId, reason: 'DISABLED', now });
    const sessions = ended === 0 ? '' : `, ${ended} ${ended === 1 ? 'session' : 'sessions'} ended`;
    await audit({
      objectType: 'system-user',
      objectId: userId,
      description: `User ${loginName} ${enabled ? 'enabled' : 'disabled'}${sessions}`,
      before: { status: user.status },
      after: { status: enabled ? 'ACTIVE' : 'DISABLED' },
    });
    return userNow(tools, userId);
  }),
);
