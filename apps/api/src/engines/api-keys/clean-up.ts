import { turnApiLog } from '@quickportal/db/api-keys/api-log';
import type { Services } from '../services.ts';

/** How long requests stay in the developer log; whole months are dropped. */
export const API_LOG_DAYS = 90;
const DAY = 86_400_000;
const MONTHS_AHEAD = 3;

/** Makes the months of the developer log that come, and drops those that are over for long enough. */
export async function turnApiLogMonths({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const keepFrom = dayOf(new Date(now.getTime() - API_LOG_DAYS * DAY));
  const last = dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1)));
  return db.transaction({ kind: 'jobs' }, (trx) => turnApiLog(trx, { keepFrom, first: dayOf(now), last }));
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
