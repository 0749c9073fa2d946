import { z } from 'zod';
import { recordAudit } from '../engines/audit/audit.ts';
import { startSetUp } from '../engines/auth/second-factor/second-factor.ts';
import { Problem } from '../kernel/problem.ts';
import { step } from './step.ts';
import { waitingCredential } from './waiting-credential.ts';

/** `POST {base}/AuthAction/second-factor/set-up`: a secret for a user who has no second factor yet and must have one. */
export const setUpSecondFactor = step({
  path: '/second-factor/set-up',
  form: z.strictObject({}),
  guard: 'same-origin',
  failurePage: null,
  async act(call) {
    const { services, actor, origin, now } = call;
    const { credential } = await waitingCredential(call);
    // anyone who has one proves it: a password alone must not replace it
    if (credential.hasSecondFactor) throw new Problem('state-conflict');
    const { userId, communityId } = credential;
    const body = await services.db.transaction({ kind: 'auth' }, async (trx) => {
      await recordAudit(trx, {
        action: 'sign-in.set-up-second-factor',
        actor,
        origin,
        communityId,
        objectType: 'system-user',
        objectId: String(userId),
        description: 'Started to set up the second factor',
        outcome: 'SUCCESS',
        at: now,
      });
      return startSetUp(services, trx, credential, now);
    });
    return { status: 200, body, page: '' };
  },
});
