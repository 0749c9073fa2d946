import {
  deleteSingleUseTokens,
  expireSingleUseTokens,
} from '@quickportal/db/single-use-tokens/write-single-use-tokens';
import type { Services } from '../../procedures/services.ts';

/** Days that a token is kept after its end, so that staff can look it up. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;
const BATCH = 500;

/** Ends tokens whose time has passed, with their numbers, and forgets those that ended long ago. Returns how many ended. */
export async function endSingleUseTokens({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const at = clock.now();
  let ended = 0;
  for (;;) {
    // One batch after the other
    // oxlint-disable-next-line no-await-in-loop
    const count = await db.transaction({ kind: 'jobs' }, (trx) => expireSingleUseTokens(trx, { at, limit: BATCH }));
    ended += count;
    if (count < BATCH) break;
  }
  const before = new Date(at.getTime() - KEPT_DAYS * DAY);
  await db.transaction({ kind: 'jobs' }, (trx) => deleteSingleUseTokens(trx, before));
  return ended;
}
