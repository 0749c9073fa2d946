import {
  cancelHeldReplays,
  deleteEmptiedEndpoints,
  deleteOldEvents,
  deleteOldReplays,
  giveUpHeld,
  turnAttemptPartitions,
} from '@quickportal/db/deliveries/delete-old-events';
import type { Foundation } from '../foundation.ts';
import { GIVE_UP_AFTER } from './retry-plan.ts';

const DAY = 86_400_000;
/** How long events and their deliveries are stored. */
export const EVENTS_KEPT = 30 * DAY;
const BATCH = 5000;
const MONTHS_AHEAD = 3;

/**
 * Gives up deliveries to disabled endpoints, cancels abandoned replays, removes old events with their deliveries and
 * attempts, and creates the coming months' partitions.
 */
export async function cleanUpDeliveries({ db, clock }: Foundation): Promise<void> {
  const now = clock.now();
  const keepFrom = new Date(now.getTime() - EVENTS_KEPT);
  const jobs = { kind: 'jobs' } as const;
  const giveUpBefore = new Date(now.getTime() - GIVE_UP_AFTER);
  await db.transaction(jobs, (trx) => giveUpHeld(trx, giveUpBefore, now));
  await db.transaction(jobs, (trx) => cancelHeldReplays(trx, giveUpBefore, now));
  while ((await db.transaction(jobs, (trx) => deleteOldEvents(trx, keepFrom, BATCH))) === BATCH);
  await db.transaction(jobs, (trx) => deleteOldReplays(trx, keepFrom));
  await db.transaction(jobs, (trx) => deleteEmptiedEndpoints(trx));
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1));
  await db.transaction(jobs, (trx) =>
    turnAttemptPartitions(trx, { keepFrom: day(keepFrom), firstDay: day(now), lastDay: day(lastDay) }),
  );
}

const day = (moment: Date): string => moment.toISOString().slice(0, 10);
