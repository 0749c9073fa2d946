import * as contracts from '@quickportal/contracts/my-profile/contracts';
import { listOpenSessions } from '@quickportal/db/auth/write-sessions';
import { implement } from '../../procedures/implement.ts';
import { ownActor } from './own-account.ts';

export const listSessions = implement(contracts.listSessions).query(async ({ ctx }) => {
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
