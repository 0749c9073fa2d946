import { turnApiLog } from '@quickportal/db/api-logs/write-api-logs';
import { deleteApiKeyUses } from '@quickportal/db/api-keys/write-api-key-uses';
import type { Foundation } from '../foundation.ts';

/** Days that the use of keys is counted for. */
const API_KEY_USE_DAYS = 90;
const DAY = 86_400_000;
const MONTHS_AHEAD = 3;

/** Creates the coming months' partitions of the developer log, and takes out what is kept no longer (ADR 0128). */
export async function turnApiLogMonths({ db, clock }: Foundation): Promise<number> {
  const now = clock.now();
  const last = dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1)));
  return db.transaction({ kind: 'jobs' }, (trx) => turnApiLog(trx, { first: dayOf(now), last }));
}

/** Deletes what was counted of keys long ago. */
export async function deleteOldApiKeyUses({ db, clock }: Foundation): Promise<void> {
  const before = dayOf(new Date(clock.now().getTime() - API_KEY_USE_DAYS * DAY));
  await db.transaction({ kind: 'jobs' }, (trx) => deleteApiKeyUses(trx, before));
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
