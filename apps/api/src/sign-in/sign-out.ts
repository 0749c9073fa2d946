import { endSessions } from '@quickportal/db/auth/write-sessions';
import { z } from 'zod';
import { realPerson } from '../engines/access/actor.ts';
import { recordAudit } from '../engines/audit/audit.ts';
import { endedSessionCookie } from '../engines/auth/session-cookie.ts';
import { pageWith, step } from './step.ts';

/** `POST {base}/AuthAction/sign-out`. Without a session it takes the cookie away all the same. */
export const signOut = step({
  path: '/sign-out',
  form: z.strictObject({}),
  guard: 'session',
  failurePage: '',
  async act({ services, actor, origin, now }) {
    const person = realPerson(actor);
    if (actor.kind === 'user' && person) {
      const userId = person.systemUserId;
      await services.db.transaction({ kind: 'auth' }, async (trx) => {
        await endSessions(trx, { userId, reason: 'SIGNED_OUT', now, only: actor.sessionId });
        await recordAudit(trx, {
          action: 'sign-in.sign-out',
          actor,
          origin,
          communityId: actor.community?.communityId ?? null,
          objectType: 'system-user',
          objectId: String(userId),
          description: 'Signed out',
          outcome: 'SUCCESS',
          at: now,
        });
      });
    }
    const page = pageWith('LoginView', { notice: 'signed-out' });
    return { status: 204, page, setCookies: [endedSessionCookie(services.configuration)] };
  },
});
