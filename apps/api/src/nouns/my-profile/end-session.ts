import * as contracts from '@quickportal/contracts/my-profile/contracts';
import { endSessions } from '@quickportal/db/auth/write-sessions';
import { implement } from '../../procedures/implement.ts';
import { conflict, notFound } from '../../kernel/problem.ts';
import { changeOwn, ownActor } from './own-account.ts';

export const endSession = implement(contracts.endSession).mutation(async ({ ctx, input }) => {
  const { user, sessionId: current } = ownActor(ctx);
  const { sessionId } = input.params;
  if (sessionId === current) throw conflict('This is your current session. Sign out instead.');
  await changeOwn(ctx, input, async ({ trx, now, audit }) => {
    const ended = await endSessions(trx, { userId: user.systemUserId, reason: 'ENDED_BY_USER', now, only: sessionId });
    if (ended === 0) throw notFound();
    await audit({
      objectType: 'session',
      objectId: sessionId,
      description: `${user.loginName} ended another session`,
    });
  });
});
