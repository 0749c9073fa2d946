import { deleteHandOffNumbers, deleteHandOffs } from '@quickportal/db/hand-offs/write-hand-offs';
import type { Services } from '../../procedures/services.ts';

/** Days that a hand-off is kept; its nonce is only needed for the minutes in which a timestamp is accepted. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;
const BATCH = 500;

/** Deletes the numbers of payments that can no longer be sent, and old hand-offs. Returns how many numbers. */
export async function endHandOffs({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await db.transaction({ kind: 'jobs' }, (trx) => deleteHandOffNumbers(trx, BATCH));
    deleted += count;
    if (count < BATCH) break;
  }
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
  await db.transaction({ kind: 'jobs' }, (trx) => deleteHandOffs(trx, before));
  return deleted;
}
