import * as contracts from '@quickportal/contracts/users/contracts';
import { unlockUser as unlock } from '@quickportal/db/users/change-user';
import { implement } from '../../procedures/implement.ts';
import { changeUser, userNow } from './change-user.ts';
import { conflict } from '../../kernel/problem.ts';

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
