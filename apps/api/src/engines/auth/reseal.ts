import { listSecondFactorsSealedOtherwise, resealSecondFactor } from '@quickportal/db/auth/reseal-second-factors';
import type { Services } from '../services.ts';
import { secondFactorContext } from './second-factor.ts';

const BATCH = 100;

/**
 * Seals every second factor again that an earlier master key sealed (MASTER_KEYS_FORMER). Returns how many. It may be
 * stopped and started again at any time, also while people sign in. Throws SealError for a key that is not known.
 */
export async function resealSecondFactors(services: Services): Promise<number> {
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
