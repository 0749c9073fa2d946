import * as contracts from '@quickportal/contracts/users/contracts';
import { endSessions } from '@quickportal/db/auth/sessions';
import { voidTokens } from '@quickportal/db/auth/single-use-tokens';
import { setUserStatus as save } from '@quickportal/db/users/change-user';
import { implement } from '../kernel/implement.ts';
import { changeUser, checkVersion, conflict, requireOther, userNow } from './change-user.ts';

export const setUserStatus = implement(contracts.setUserStatus).mutation(({ ctx, input }) =>
  changeUser(ctx, input, async (tools) => {
    const { trx, now, audit, reach, user } = tools;
    const { enabled } = input.query;
    const { systemUserId: userId, loginName } = user;
    checkVersion(user, input.body.version);
    if ((user.status !== 'DISABLED') === enabled)
      throw conflict(`The user is already ${enabled ? 'enabled' : 'disabled'}.`);
    requireOther(reach, user, 'You cannot disable yourself. Ask another administrator.');
    await save(trx, { userId, enabled, now });
    let ended = 0;
    if (!enabled) {
      ended = await endSessions(trx, { userId, reason: 'DISABLED', now });
      await voidTokens(trx, 'password-reset', userId, now);
    }
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
