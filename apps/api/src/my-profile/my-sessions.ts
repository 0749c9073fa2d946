import * as contracts from '@quickportal/contracts/my-profile/contracts';
import { endSessions, listOpenSessions } from '@quickportal/db/auth/sessions';
import { implement } from '../kernel/implement.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { changeOwn, ownActor } from './own-account.ts';

export const listMySessions = implement(contracts.listMySessions).query(async ({ ctx }) => {
  const { user, sessionId } = ownActor(ctx);
  const { db, clock } = ctx.services;
  const sessions = await listOpenSessions(db.reader({ kind: 'auth' }), user.systemUserId, clock.now());
  return {
    items: sessions.map(({ ip, userAgent, ...session }) => ({
      ...session,
      current: session.sessionId === sessionId,
      ip: ip ?? '',
      userAgent: userAgent ?? '',
    })),
  };
});

export const endMySession = implement(contracts.endMySession).mutation(async ({ ctx, input }) => {
  const { user, sessionId: current } = ownActor(ctx);
  const { sessionId } = input.params;
  if (sessionId === current)
    throw new Problem('state-conflict', { detail: 'This is the session in use. Sign out instead.' });
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

export const endMyOtherSessions = implement(contracts.endMyOtherSessions).mutation(({ ctx, input }) => {
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
