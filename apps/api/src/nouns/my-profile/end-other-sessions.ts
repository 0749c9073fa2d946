import * as contracts from '@quickportal/contracts/my-profile/contracts';
import { endSessions } from '@quickportal/db/auth/write-sessions';
import { implement } from '../../procedures/implement.ts';
import { changeOwn, ownActor } from './own-account.ts';

export const endOtherSessions = implement(contracts.endOtherSessions).mutation(({ ctx, input }) => {
  const { user, sessionId } = ownActor(ctx);
  return changeOwn(ctx, input, async ({ trx, now, audit }) => {
    const ended = await endSessions(trx, {
      userId: user.systemUserId,
      reason: 'ENDED_BY_USER',
      now,
      except: sessionId,
    });
    const description = `${user.loginName} ended ${ended} other sessions`;
    await audit({ objectType: 'system-user', objectId: user.systemUserId, description });
    return { ended };
  });
});
