import { listSecondFactorsSealedOtherwise, resealSecondFactor } from '@quickportal/db/auth/reseal-second-factors';
import type { AuthServices } from './auth-services.ts';
import { secondFactorContext } from './second-factor/second-factor.ts';

const BATCH = 100;

/**
 * Reseals every second factor that was sealed with an earlier master key (MASTER_KEYS_FORMER). Returns how many. It can
 * be interrupted and repeated at any time, even while people sign in. Throws SealError for an unknown key.
 */
export async function resealSecondFactors(services: AuthServices): Promise<number> {
  const { sealer } = services.auth;
  let resealed = 0;
  for (let afterUserId = 0; ;) {
    const search = { keyId: sealer.keyId, afterUserId, limit: BATCH };
    const factors = await listSecondFactorsSealedOtherwise(services.db.reader({ kind: 'auth' }), search);
    for (const { userId, sealed: from } of factors) {
      const context = secondFactorContext(userId);
      const to = sealer.seal('second-factor', context, sealer.open('second-factor', context, from));
      const done = await services.db.transaction({ kind: 'auth' }, (trx) =>
        resealSecondFactor(trx, { userId, from, to }),
      );
      if (done) resealed += 1;
      afterUserId = userId;
    }
    if (factors.length < BATCH) return resealed;
  }
}
